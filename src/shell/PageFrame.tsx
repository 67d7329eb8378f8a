import { useModel } from '@umijs/max';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useOnline } from '@/hooks/useOnline';
import { useT } from '@/hooks/useT';
import { hasChangedHands, isLoggedIn, onSessionChange, readSession } from '@/lib/session';
import { PageBoundary } from './errors/PageBoundary';
import styles from './OfflineBanner.module.css';
import { RequestFeedback } from './RequestFeedback';

/**
 * A login or logout in another tab reaches this one: the initial state is loaded anew, and the whole page where somebody
 * else has signed in: open work must not be saved in another's name.
 */
function useSessionSync(): void {
  const { initialState, refresh } = useModel('@@initialState');
  const isLogin = initialState?.isLogin ?? false;
  const userId = initialState?.currentUser?.id;
  useEffect(
    () =>
      onSessionChange((where) => {
        if (where !== 'elsewhere') return;
        const session = readSession();
        const isSame = isLoggedIn(session) === isLogin && (!isLogin || session.accountId === userId);
        if (hasChangedHands()) window.location.reload();
        else if (!isSame) void refresh();
      }),
    [isLogin, userId, refresh],
  );
}

/** Says that the network is gone; what has been entered stays. */
function OfflineBanner() {
  const t = useT();
  const isOnline = useOnline();
  return (
    <div role="status" aria-live="polite">
      {isOnline ? null : <div className={styles.banner}>{t('shell.offline')}</div>}
    </div>
  );
}

interface PageFrameProps {
  readonly children: ReactNode;
}

/** Around every page, with layout or without: feedback of the request layer, offline banner, last error boundary. */
export function PageFrame({ children }: PageFrameProps) {
  useSessionSync();
  return (
    <>
      <PageBoundary>{children}</PageBoundary>
      <OfflineBanner />
      <RequestFeedback />
    </>
  );
}
