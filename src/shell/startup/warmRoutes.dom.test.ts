import { lazy } from 'react';
import { firstPageCode, idsOf, warmRoutes } from './warmRoutes';

const routes = {
  home: { path: '/' },
  login: { path: '/login' },
  frame: {},
  workbench: { path: '/workbench', parentId: 'frame' },
  goods: { path: '/creative/goods/:id', parentId: 'workbench' },
  rest: { path: '*', parentId: 'frame' },
};

function component(load: () => Promise<void> = async () => undefined) {
  const loads: string[] = [];
  const Page = lazy(async () => {
    loads.push('load');
    await load();
    return { default: () => null };
  });
  return { Page, loads };
}

/** What Umi's `patchRoutes` hands over, and the address of the browser. */
function warmAt(path: string, components: Parameters<typeof warmRoutes>[0]['routeComponents']): void {
  window.history.replaceState(null, '', path);
  warmRoutes({ routes, routeComponents: components });
}

describe('warmRoutes', () => {
  it.each([
    ['/login', ['login']],
    ['/workbench', ['workbench', 'frame']],
    ['/creative/goods/7', ['goods', 'workbench', 'frame']],
    ['/nowhere/at/all', ['rest', 'frame']],
  ])('knows page and layouts of %s', (path, ids) => {
    expect(idsOf(routes, path)).toEqual(ids);
  });

  it('imports page and layout once, before they are drawn, and no other page', async () => {
    const page = component();
    const frame = component();
    const other = component();
    warmAt('/workbench', { workbench: page.Page, frame: frame.Page, login: other.Page });
    await firstPageCode();
    expect([page.loads, frame.loads, other.loads]).toEqual([['load'], ['load'], []]);
    warmAt('/workbench', { workbench: page.Page, frame: frame.Page });
    await firstPageCode();
    expect(page.loads).toEqual(['load']);
  });

  it('does not fail with a page that cannot be had', async () => {
    const broken = component(() => Promise.reject(new Error('chunk')));
    warmAt('/login', { login: broken.Page });
    await expect(firstPageCode()).resolves.toBeDefined();
    expect(broken.loads).toEqual(['load']);
  });

  it('leaves components alone that are no React.lazy', async () => {
    warmAt('/login', { login: {} });
    await expect(firstPageCode()).resolves.toBeDefined();
  });
});
