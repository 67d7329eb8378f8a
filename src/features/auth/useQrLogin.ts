import { useCallback, useEffect, useState } from 'react';
import { hostUrl } from '@/lib/hostUrl';
import { messageOf, shownByCaller } from '@/lib/request';
import { CanceledError } from '@/lib/request/errors';
import { userApi } from '@/services/user/api';
import type { LoginResult } from '@/services/user/schema';

/** What a QR login looks like from here. */
export type QrLogin =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly reason: string }
  | { readonly phase: 'waiting' | 'scanned' | 'expired' | 'refused' | 'confirmed'; readonly url: string };

/** Milliseconds between two questions. */
const pollEvery = 2000;
/** Questions in a row that may go unanswered before the code is given up. */
const patience = 3;

/**
 * Makes a QR ticket and asks for its state until it is decided; asking pauses while the page is hidden.
 * @param onLogin called once, when the login has been confirmed on the phone
 */
export function useQrLogin(onLogin: (login: LoginResult) => Promise<void>): {
  readonly login: QrLogin;
  readonly refresh: () => void;
} {
  const [round, setRound] = useState(0);
  const [login, setLogin] = useState<QrLogin>({ phase: 'loading' });
  const refresh = useCallback(() => setRound((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks for a new ticket
  useEffect(() => {
    const controller = new AbortController();
    setLogin({ phase: 'loading' });
    follow(setLogin, onLogin, controller.signal).catch((error: unknown) => {
      if (!(error instanceof CanceledError)) setLogin({ phase: 'failed', reason: messageOf(error) });
    });
    return () => controller.abort();
  }, [round, onLogin]);

  return { login, refresh };
}

async function follow(
  show: (login: QrLogin) => void,
  onLogin: (login: LoginResult) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const options = { signal, ...shownByCaller };
  let ticket = await userApi.qrlogin({ action: 'create' }, options);
  let misses = 0;
  for (;;) {
    show({ phase: ticket.state, url: hostUrl('mobile', ticket.url) });
    if (ticket.state === 'confirmed' && ticket.login) await onLogin(ticket.login);
    if (ticket.state !== 'waiting' && ticket.state !== 'scanned') return;
    await pause(signal);
    try {
      ticket = await userApi.qrlogin({ action: 'poll', ticket: ticket.ticket }, options);
      misses = 0;
    } catch (error) {
      misses += 1;
      if (error instanceof CanceledError || misses >= patience) throw error;
    }
  }
}

/** Waits a poll's time, and as long as nobody looks at the page. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (document.hidden) return;
      clearInterval(timer);
      resolve();
    }, pollEvery);
    const stop = () => {
      clearInterval(timer);
      reject(new CanceledError());
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}
