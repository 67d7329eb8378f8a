import { history, useModel } from '@umijs/max';
import { App } from 'antd';
import { useCallback } from 'react';
import { useT } from '@/hooks/useT';
import { hasRunningJobs } from '@/lib/jobs/runningJobs';
import { clearSession } from '@/lib/session';
import { layout } from '../../../config/layout';
import { signedOut } from './types';

/** Signs out; asks first when a job of this browser would be lost. */
export function useLogout(): () => void {
  const t = useT();
  const { modal } = App.useApp();
  const { setInitialState } = useModel('@@initialState');
  return useCallback(() => {
    const signOut = () => {
      clearSession();
      void setInitialState((state) => state && { ...state, ...signedOut });
    };
    const leave = () => {
      // Where open work asks first, whoever stays with it stays signed in.
      const stop = history.listen(({ location }) => {
        stop();
        if (location.pathname === layout.loginPath) signOut();
      });
      history.push(layout.loginPath);
    };
    if (!hasRunningJobs()) return leave();
    modal.confirm({
      title: t('shell.logout'),
      content: t('shell.logout_running'),
      okText: t('shell.logout'),
      okButtonProps: { danger: true },
      onOk: leave,
    });
  }, [modal, setInitialState, t]);
}
