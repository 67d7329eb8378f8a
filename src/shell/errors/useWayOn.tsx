import { history, useModel } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import { homeOf } from '../startup/homeOf';

/** The buttons that lead on from a page that leads nowhere. */
export function useWayOn(): ReactNode {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const home = homeOf(initialState);
  if (!initialState?.isLogin) {
    return (
      <>
        <Button type="primary" onClick={() => history.push('/')}>
          {t('shell.go_home')}
        </Button>
        <Button onClick={() => history.push('/login')}>{t('shell.sign_in')}</Button>
      </>
    );
  }
  return (
    <>
      <Button type="primary" onClick={() => history.push(home)}>
        {t(initialState.currentUser?.business === 'provider' ? 'shell.go_home' : 'shell.go_work')}
      </Button>
      <Button onClick={() => history.back()}>{t('shell.go_back')}</Button>
    </>
  );
}
