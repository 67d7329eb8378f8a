import { history } from '@umijs/max';
import { App } from 'antd';
import { useEffect, useSyncExternalStore } from 'react';
import { useT } from '@/hooks/useT';
import { useParts } from '../ComposeContext';
import { exportJobs } from '../produce/exportJobs';

/**
 * Asks before something is lost: a draft that could not even be kept in this browser, and, when the whole tab goes, a
 * running export (inside the product it goes on). Drafts that lie in IndexedDB are safe and ask nothing.
 */
export function LeaveGuard() {
  const t = useT();
  const { modal } = App.useApp();
  const { sync } = useParts();
  const isLost = useSyncExternalStore(sync.subscribe, () => sync.getState().kind === 'lost');
  const isExporting = useSyncExternalStore(exportJobs.subscribe, exportJobs.hasRunning);

  useEffect(() => {
    if (!isLost && !isExporting) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLost, isExporting]);

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
