import { Navigate, useLocation, useModel } from '@umijs/max';
import type { ReactNode } from 'react';
import { layout } from '../../../config/layout';

interface RequireLoginProps {
  readonly children: ReactNode;
}

/** Sends whoever is not logged in to /login, to come back afterwards (ruling 12). */
export function RequireLogin({ children }: RequireLoginProps) {
  const { initialState } = useModel('@@initialState');
  const { pathname, search } = useLocation();
  if (initialState?.isLogin) return children;
  return <Navigate to={`${layout.loginPath}?redirect=${encodeURIComponent(`${pathname}${search}`)}`} replace />;
}
