import { layout } from '../../../config/layout';
import { allPages } from '../../../config/routes';
import type { InitialState } from './types';

/**
 * Where a user starts: the workbench for merchants, the brand list for the provider (ruling 12); without the right to
 * that, the first page that is granted.
 */
export function homeOf(state: Pick<InitialState, 'isLogin' | 'currentUser'> | undefined): string {
  const user = state?.currentUser;
  if (!state?.isLogin || !user) return '/';
  const usual = user.business === 'provider' ? layout.providerHome : layout.backFallback;
  const granted = allPages.filter((page) => page.name && user.routes.includes(page.name));
  return granted.find((page) => page.path === usual)?.path ?? granted[0]?.path ?? '/';
}
