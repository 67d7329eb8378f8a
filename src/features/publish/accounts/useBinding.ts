import { useCallback, useEffect, useState } from 'react';
import type { PlatformId } from '@/domain/platforms';
import { messageOf, shownByCaller } from '@/lib/request';
import { CanceledError } from '@/lib/request/errors';
import { wemediaApi } from '@/services/wemedia/api';
import type { BindTicket } from '@/services/wemedia/schema';

type Binding =
  | { readonly phase: 'loading' }
  | { readonly phase: 'broken'; readonly reason: string }
  | { readonly phase: 'asked'; readonly ticket: BindTicket };

const pollEvery = 1500;
/** Questions in a row that may go unanswered before the code is given up. */
const patience = 3;

const isOpen = ({ state }: BindTicket): boolean => state === 'waiting' || state === 'scanned';

/** Makes a QR code for an account and follows it until the phone has answered. */
export function useBinding(platform: PlatformId | undefined, accountId: string | undefined) {
  const [round, setRound] = useState(0);
  const [binding, setBinding] = useState<Binding>({ phase: 'loading' });
  const renew = useCallback(() => setRound((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks for a new code
  useEffect(() => {
    if (!platform) return;
    const controller = new AbortController();
    setBinding({ phase: 'loading' });
    const show = (ticket: BindTicket) => setBinding({ phase: 'asked', ticket });
    follow(platform, accountId, show, controller.signal).catch((error: unknown) => {
      if (error instanceof CanceledError || controller.signal.aborted) return;
      setBinding({ phase: 'broken', reason: messageOf(error) });
    });
    return () => controller.abort();
  }, [round, platform, accountId]);

  return { binding, renew };
}

async function follow(
  platform: PlatformId,
  accountId: string | undefined,
  show: (ticket: BindTicket) => void,
  signal: AbortSignal,
): Promise<void> {
  const options = { signal, ...shownByCaller };
  let ticket = await wemediaApi.bindStart({ platform, ...(accountId ? { account_id: accountId } : {}) }, options);
  let misses = 0;
  for (;;) {
    show(ticket);
    if (!isOpen(ticket)) return;
    await pause(signal);
    try {
      ticket = await wemediaApi.bindCheck({ ticket: ticket.ticket }, options);
      misses = 0;
    } catch (error) {
      misses += 1;
      if (error instanceof CanceledError || misses >= patience) throw error;
    }
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new CanceledError());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, pollEvery);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}
