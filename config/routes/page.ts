import { pendingRoutes } from './pending';
import type { AppRoute } from './types';

/** The component of a page by its key: `creation.conception` → `@/pages/creation/conception`, or the placeholder. */
function componentOf(name: string): string {
  return pendingRoutes.has(name) ? '@/pages/pending' : `@/pages/${name.replaceAll('.', '/')}`;
}

/** Declares one page. The path follows from the key unless given; access is by route key unless given. */
export function page(name: string, title: string, extra: Omit<AppRoute, 'name' | 'title'> = {}): AppRoute {
  return {
    path: `/${name.replaceAll('.', '/')}`,
    name,
    title,
    component: componentOf(name),
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
