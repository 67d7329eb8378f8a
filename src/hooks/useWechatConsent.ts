import { history, useLocation } from '@umijs/max';
import { useCallback, useEffect, useRef } from 'react';
import { settings } from '@/lib/settings';
import { wechatConsent } from '@/lib/wechatConsent';
import { isHttpUrl } from '@/utils/isHttpUrl';

export interface WechatAnswer {
  readonly code: string;
  readonly state: string;
}

interface Consent {
  readonly url?: string | undefined;
  readonly state?: string | undefined;
}

/**
 * A question to WeChat's consent page, whose answer comes back to this page's own address as `code` and `state`.
 * @param onAnswer gets it once; undefined = it does not belong to a question of this tab
 */
export function useWechatConsent(onAnswer: (answer: WechatAnswer | undefined) => void) {
  const { search, pathname } = useLocation();
  const latest = useRef(onAnswer);
  latest.current = onAnswer;

  useEffect(() => {
    const query = new URLSearchParams(search);
    const [code, state] = [query.get('code'), query.get('state')];
    // Whoever refused is sent back without a code.
    if (!state) return;
    // The code is good for one use and has no business in the address or the history.
    query.delete('code');
    query.delete('state');
    history.replace({ pathname, search: query.toString() });
    const isOurs = wechatConsent.take(state);
    if (code) latest.current(isOurs ? { code, state } : undefined);
  }, [search, pathname]);

  /** What the API is asked with for the address of the consent page. */
  const question = useCallback(
    () => ({
      action: 'url' as const,
      redirect: `${window.location.origin}${pathname}${search}`,
      appid: settings.wechatAppId,
    }),
    [pathname, search],
  );
  /** Goes to the consent page; false where the answer names none. */
  const leave = useCallback(({ url, state }: Consent): boolean => {
    if (!url || !state || !isHttpUrl(url)) return false;
    wechatConsent.remember(state);
    window.location.assign(url);
    return true;
  }, []);
  return { question, leave };
}
