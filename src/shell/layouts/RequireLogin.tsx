import { Navigate, useLocation, useModel } from '@umijs/max';
import { type ReactNode, useEffect } from 'react';
import { listenForChanges } from '@/lib/liveChanges';
import { layout } from '../../../config/layout';
import { SeeAsBanner } from '../SeeAsBanner';

interface RequireLoginProps {
  readonly children: ReactNode;
}

/** Sends whoever is not logged in to /login, to come back afterwards (ruling 12). */
export function RequireLogin({ children }: RequireLoginProps) {
  const { initialState } = useModel('@@initialState');
  const { pathname, search } = useLocation();
  const isLogin = initialState?.isLogin === true;
  useEffect(() => (isLogin ? listenForChanges() : undefined), [isLogin]);
  if (isLogin)
    return (
      <>
        {children}
        <SeeAsBanner />
      </>
    );
  return <Navigate to={`${layout.loginPath}?redirect=${encodeURIComponent(`${pathname}${search}`)}`} replace />;
}
