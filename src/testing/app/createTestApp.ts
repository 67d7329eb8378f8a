import { createPluginManager } from '@@/core/plugin';
import { ApplyPluginsType, createHistory, renderClient } from '@umijs/max';
import { type ComponentType, lazy } from 'react';
import Loading from '@/loading';
import { type AppRoute, routes as declared } from '../../../config/routes';

type Page = ComponentType<object>;

interface FlatRoute extends Omit<AppRoute, 'routes' | 'component'> {
  readonly id: string;
  readonly parentId?: string;
}

/**
 * Umi's routes as the build makes them, each component loaded when it is first shown. Umi's own TestBrowser loads every
 * page of the product before it shows the first one.
 */
function flatRoutes() {
  const routes: Record<string, FlatRoute> = {};
  const routeComponents: Record<string, Page> = {};
  const add = ({ routes: children, component, ...route }: AppRoute, parentId?: string): void => {
    const id = String(Object.keys(routes).length + 1);
    routes[id] = { ...route, id, ...(parentId ? { parentId } : {}) };
    if (component) routeComponents[id] = lazy(async () => require(component) as { default: Page });
    for (const child of children ?? []) add(child, id);
  };
  for (const route of declared) add(route);
  return { routes, routeComponents };
}

/** The whole app at an address: every provider, layout and guard, as Umi's entry makes it. */
export function createTestApp(address: string): ComponentType {
  const pluginManager = createPluginManager();
  const { routes, routeComponents } = flatRoutes();
  pluginManager.applyPlugins({ key: 'patchRoutes', type: ApplyPluginsType.event, args: { routes, routeComponents } });
  const history = createHistory({ type: 'memory', basename: '/' });
  history.replace(address);
  const options = pluginManager.applyPlugins({
    key: 'modifyClientRenderOpts',
    type: ApplyPluginsType.modify,
    initialValue: {
      routes,
      routeComponents,
      pluginManager,
      rootElement: document.body,
      loadingComponent: Loading,
      publicPath: '/',
      runtimePublicPath: false,
      history,
      basename: '/',
      components: true,
    },
  });
  return renderClient(options) as unknown as ComponentType;
}
