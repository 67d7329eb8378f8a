import { agentRoutes, composeRoutes, editorRoutes } from './editors';
import { merchantRoutes } from './merchant';
import { extendedRoutes, providerRoutes } from './provider';
import { publicRoutes } from './public';
import { accountRoutes, merchantSettingsRoutes } from './settings';
import type { AppRoute } from './types';

export type { AppRoute } from './types';

/** Menus of the main layout, in order. Extended pages join the group that their key names. */
export const mainRoutes: AppRoute[] = [...merchantRoutes, merchantSettingsRoutes, ...providerRoutes].map(joinExtended);

/** Full-screen pages that begin a job stand in the side menu too, around the pages of their group. */
const aroundCreation = {
  before: ['compose.post', 'compose.analyze', 'compose.frame'],
  after: ['editor.timeline'],
} as const;

function fullScreen(names: readonly string[]): AppRoute[] {
  const known = [...(composeRoutes.routes ?? []), ...(editorRoutes.routes ?? [])];
  return names.flatMap((name) => known.filter((route) => route.name === name));
}

/** What the side menu is built from. */
export const menuRoutes: AppRoute[] = mainRoutes.map((route) =>
  route.name === 'creation'
    ? {
        ...route,
        routes: [...fullScreen(aroundCreation.before), ...(route.routes ?? []), ...fullScreen(aroundCreation.after)],
      }
    : route,
);

function joinExtended(route: AppRoute): AppRoute {
  const added = extendedRoutes.filter((extra) => route.routes && extra.name?.startsWith(`${route.name}.`));
  return added.length > 0 ? { ...route, routes: [...(route.routes ?? []), ...added] } : route;
}

/** Umi nests child paths; groups are flattened so that a page's element mounts directly in its layout. */
function leaves(routes: readonly AppRoute[]): AppRoute[] {
  return routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));
}

/** Routes of one layout: pages flattened, menus are built from the declarations by the shell. */
function within(component: string, routes: readonly AppRoute[], extra: AppRoute = {}): AppRoute {
  return { component, layout: false, routes: leaves(routes), ...extra };
}

const bare = publicRoutes.map((route) => ({ ...route, layout: false as const }));

/** Addresses of the product before this one: the workbench stands for them (its `match_keys`); a page that was taken into another. */
const moved: AppRoute[] = [
  ...['/creative/clip', '/creative/clip/info'].map((path) => ({ path, redirect: '/workbench' })),
  { path: '/platform/words', redirect: '/platform/compliance' },
  // One page for both addresses: a provider has one list of applications, and its menu is among the templates.
  { path: '/platform/app', redirect: '/template/app' },
].map((route) => ({ ...route, layout: false as const }));

/** What Umi gets. The last route catches everything unlisted. */
export const routes: AppRoute[] = [
  ...bare,
  ...moved,
  within('@/shell/layouts/AuthorizedLayout', [editorRoutes, composeRoutes, agentRoutes]),
  within('@/shell/layouts/AccountLayout', [accountRoutes]),
  within('@/shell/layouts/MainLayout', mainRoutes),
  { path: '*', layout: false, component: '@/pages/notFound' },
];

/** Every declared page with a key, for rights, titles, menus, palette and tests. */
export const allPages: AppRoute[] = leaves([
  ...publicRoutes,
  editorRoutes,
  composeRoutes,
  agentRoutes,
  accountRoutes,
  ...mainRoutes,
]);

export { accountRoutes, agentRoutes, composeRoutes, editorRoutes, merchantSettingsRoutes };
