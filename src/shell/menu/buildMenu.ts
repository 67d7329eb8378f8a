import type { AppRoute, Business } from '../../../config/routes/types';

/** One entry of the side menu. */
export interface MenuEntry {
  /** Route key; `menu.<name>` is its label. */
  readonly name: string;
  readonly path: string;
  readonly icon?: string;
  /** Further paths that highlight the entry. */
  readonly matchKeys: readonly string[];
  readonly children: readonly MenuEntry[];
}

interface MenuUser {
  readonly routes: readonly string[];
  readonly business: Business;
}

/**
 * The side menu of a user: routes × rights × business (rulings 13 and 15). A page shows when its key is granted; a group
 * shows when one of its children does, its own key counts for nothing. A top entry shows only to the businesses of its
 * map; the empty map of the merchant settings shows it to nobody.
 */
export function buildMenu(routes: readonly AppRoute[], user: MenuUser | undefined): MenuEntry[] {
  if (!user) return [];
  const granted = new Set(user.routes);
  return routes
    .filter((route) => (route.business_map ?? []).includes(user.business))
    .flatMap((route) => entriesOf(route, granted, user.business));
}

function entriesOf(route: AppRoute, granted: ReadonlySet<string>, business: Business): MenuEntry[] {
  const { name, path } = route;
  if (!name || !path || route.hideInMenu) return [];
  // Below the top, a route without a map of its own shows wherever its group does.
  if (route.business_map && !route.business_map.includes(business)) return [];
  const entry = { name, path, icon: route.icon, matchKeys: route.match_keys ?? [] };
  if (!route.routes) return granted.has(name) ? [{ ...entry, children: [] }] : [];
  const children = route.routes.flatMap((child) => entriesOf(child, granted, business));
  return children.length > 0 ? [{ ...entry, children }] : [];
}

/** All entries that are pages, in menu order. */
export function menuPages(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.flatMap((entry) => (entry.children.length > 0 ? menuPages(entry.children) : [entry]));
}

/**
 * The path of the entry to highlight: the page's own, else the one that names the path among its match_keys, else the
 * entry with the longest path above it. Undefined when nothing in the menu belongs to the path.
 */
export function activePath(menu: readonly MenuEntry[], path: string): string | undefined {
  const pages = menuPages(menu);
  const exact = pages.find((entry) => entry.path === path) ?? pages.find((entry) => entry.matchKeys.includes(path));
  if (exact) return exact.path;
  const above = pages
    .filter((entry) => path.startsWith(`${entry.path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return above[0]?.path;
}
