import { history, useModel } from '@umijs/max';
import { App } from 'antd';
import { useCallback } from 'react';
import { useT } from '@/hooks/useT';
import { hasRunningJobs } from '@/lib/jobs/runningJobs';
import { endReads } from '@/lib/request';
import { authHeaders } from '@/lib/request/headers';
import { apiUrl } from '@/lib/request/url';
import { clearSession, hasChangedHands } from '@/lib/session';
import { accountApi } from '@/services/account/api';
import { layout } from '../../../config/layout';
import { signedOut } from './types';

/**
 * The token is void from now on, also for whoever has copied it. Takes the token at once, before it is cleared here, and
 * goes out even when the tab closes; without an answer the session runs out by itself.
 */
function endOnServer(): void {
  // The session that this page knew is over; the present one is another page's.
  if (hasChangedHands()) return;
  const { path } = accountApi.logout;
  const headers = { ...authHeaders(path), 'Content-Type': 'application/json' };
  fetch(apiUrl(path), { method: 'POST', headers, body: '{}', keepalive: true }).catch(() => undefined);
}

/** Signs out; asks first when a job of this browser would be lost. */
export function useLogout(): () => void {
  const t = useT();
  const { modal } = App.useApp();
  const { setInitialState } = useModel('@@initialState');
  return useCallback(() => {
    const signOut = () => {
      endReads();
      endOnServer();
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
