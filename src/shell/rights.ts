import type { InitialState } from './startup/types';

/** A route as far as rights are concerned; Umi's route objects fit. */
interface GuardedRoute {
  readonly name?: string;
  readonly access?: string;
  readonly routes?: readonly GuardedRoute[];
  readonly [key: string]: unknown;
}

export interface Rights {
  /** The admin capability; it opens no page by itself (ruling 13). */
  readonly canAdmin: boolean;
  /** Whether the user's routes hold the page's key. */
  readonly canVisit: (route: GuardedRoute) => boolean;
  /** For groups: whether any listed page is allowed. The group's own key grants nothing (ruling 13). */
  readonly canVisitAny: (route: GuardedRoute) => boolean;
  /** Whether an action such as `goods.delete` is granted (ruling 14). */
  readonly canDo: (action: string) => boolean;
}

/** The rights that follow from the current user (brief, point 6). */
export function rightsOf(state: Pick<InitialState, 'currentUser'> | undefined): Rights {
  const user = state?.currentUser;
  const routes = new Set(user?.routes);
  const actions = new Set(user?.actions);
  const canVisit = (route: GuardedRoute): boolean => route.name !== undefined && routes.has(route.name);
  const canVisitAny = (route: GuardedRoute): boolean =>
    (route.routes ?? []).some((child) => (child.routes ? canVisitAny(child) : canVisit(child)));
  return {
    canAdmin: user?.access === 'admin',
    canVisit,
    canVisitAny,
    canDo: (action) => actions.has(action),
  };
}

/** Whether a page may be shown, by the access flag that its declaration names; a page without a flag is open. */
export function isAllowed(rights: Rights, route: GuardedRoute): boolean {
  switch (route.access) {
    case undefined:
      return true;
    case 'canAdmin':
      return rights.canAdmin;
    case 'canVisit':
      return rights.canVisit(route);
    case 'canVisitAny':
      return rights.canVisitAny(route);
    default:
      // An unknown flag is a slip in a declaration: closed rather than open.
      return false;
  }
}
