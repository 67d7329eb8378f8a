import { history } from '@umijs/max';
import { App } from 'antd';
import { useEffect, useSyncExternalStore } from 'react';
import { useT } from '@/hooks/useT';
import { useParts } from '../ComposeContext';

/**
 * Asks before a draft is lost that could not even be kept in this browser. Drafts that lie in IndexedDB are safe and ask
 * nothing; over a running export the jobs themselves ask.
 */
export function LeaveGuard() {
  const t = useT();
  const { modal } = App.useApp();
  const { sync } = useParts();
  const isLost = useSyncExternalStore(sync.subscribe, () => sync.getState().kind === 'lost');

  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLost]);

  useEffect(() => {
    if (!isLost) return;
    const unblock = history.block((transition) => {
      modal.confirm({
        title: t('compose.leaveTitle'),
        content: t('compose.leaveText'),
        okText: t('compose.leave'),
        cancelText: t('compose.stay'),
        onOk: () => {
          unblock();
          transition.retry();
        },
      });
    });
    return unblock;
  }, [isLost, modal, t]);
  return null;
}
