import { useModel } from '@umijs/max';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useSyncExternalStore } from 'react';
import { useOnline } from '@/hooks/useOnline';
import { useT } from '@/hooks/useT';
import { hasChangedHands, isLoggedIn, onSessionChange, readSession } from '@/lib/session';
import { memoryOnly } from '@/lib/storage/memoryOnly';
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

/**
 * Tells once who works where the browser refuses its disk what the end of the tab takes, and asks before a tab is closed
 * that holds work. Going to another page of the product loses nothing.
 */
function useMemoryNotice(): void {
  const t = useT();
  const { notification } = App.useApp();
  const { initialState } = useModel('@@initialState');
  const isLogin = initialState?.isLogin ?? false;
  const refused = useSyncExternalStore(memoryOnly.subscribe, memoryOnly.refused);
  useEffect(() => {
    if (!isLogin || !refused) return;
    notification.warning({
      key: 'memoryOnly',
      title: t(`shell.memory_${refused}`),
      description: t(`shell.memory_${refused}_hint`),
      duration: false,
    });
  }, [isLogin, refused, notification, t]);
  useEffect(() => {
    if (!refused) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (memoryOnly.holdsWork()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [refused]);
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
  useMemoryNotice();
  return (
    <>
      <PageBoundary>{children}</PageBoundary>
      <OfflineBanner />
      <RequestFeedback />
    </>
  );
}
