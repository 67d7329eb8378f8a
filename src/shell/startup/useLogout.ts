import { history, useModel } from '@umijs/max';
import { App } from 'antd';
import { useCallback } from 'react';
import { useT } from '@/hooks/useT';
import { localTasks } from '@/lib/localTasks';
import { clearSession } from '@/lib/session';
import { layout } from '../../../config/layout';
import { signedOut } from './types';

/** Signs out; asks first when a job of this browser would be lost. */
export function useLogout(): () => void {
  const t = useT();
  const { modal } = App.useApp();
  const { setInitialState } = useModel('@@initialState');
  return useCallback(() => {
    const leave = () => {
      history.push(layout.loginPath);
      clearSession();
      void setInitialState((state) => state && { ...state, ...signedOut });
    };
    if (!localTasks.hasRunning()) return leave();
    modal.confirm({
      title: t('shell.logout'),
      content: t('shell.logout_running'),
      okText: t('shell.logout'),
      okButtonProps: { danger: true },
      onOk: leave,
    });
  }, [modal, setInitialState, t]);
}
