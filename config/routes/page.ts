import type { AppRoute } from './types';

/**
 * Declares one page. Path and component follow from the key unless given (`creation.conception` →
 * `@/pages/creation/conception`); access is by route key unless given.
 */
export function page(name: string, title: string, extra: Omit<AppRoute, 'name' | 'title'> = {}): AppRoute {
  return {
    path: `/${name.replaceAll('.', '/')}`,
    name,
    title,
    component: `@/pages/${name.replaceAll('.', '/')}`,
    access: 'canVisit',
    ...extra,
  };
}

/** A menu group without a page of its own; visible when any child is. */
export function group(
  name: string,
  title: string,
  extra: Omit<AppRoute, 'name' | 'title'> & { routes: AppRoute[] },
): AppRoute {
  return { path: `/${name.replaceAll('.', '/')}`, name, title, access: 'canVisitAny', ...extra };
}
