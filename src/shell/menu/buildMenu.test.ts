import fc from '@/testing/property';
import { allPages, menuRoutes } from '../../../config/routes';
import { activePath, buildMenu, menuPages } from './buildMenu';

const everyKey = allPages.flatMap((page) => page.name ?? []);
const names = (routes: readonly string[], business: 'merchant' | 'provider' = 'merchant') =>
  menuPages(buildMenu(menuRoutes, { routes, business })).map((entry) => entry.name);

test('nobody logged in: no menu', () => {
  expect(buildMenu(menuRoutes, undefined)).toEqual([]);
});

test('a merchant with every right sees workbench, creation, creative, publish, service and promotion, never the merchant settings', () => {
  const menu = buildMenu(menuRoutes, { routes: everyKey, business: 'merchant' });
  expect(menu.map((entry) => entry.name)).toEqual([
    'workbench',
    'creation',
    'creative',
    'publish',
    'service',
    'promotion',
  ]);
});

test('the provider sees its own areas only', () => {
  const menu = buildMenu(menuRoutes, { routes: everyKey, business: 'provider' });
  expect(menu.map((entry) => entry.name)).toEqual(['platform', 'template']);
});

test('what begins a video stands in the menu, though its page has the whole screen', () => {
  const creation = buildMenu(menuRoutes, { routes: everyKey, business: 'merchant' }).find((e) => e.name === 'creation');
  expect(creation?.children.map((entry) => entry.name)).toEqual([
    'compose.post',
    'compose.analyze',
    'compose.frame',
    'creation.conception',
    'creation.post',
    'creation.script',
    'editor.timeline',
  ]);
  expect(names(['compose.frame'])).toEqual(['compose.frame']);
});

test('a group key alone grants nothing', () => {
  expect(names(['creation', 'creative', 'creative.tool', 'publish'])).toEqual([]);
});

test('one granted child brings its group and nothing else', () => {
  const menu = buildMenu(menuRoutes, { routes: ['creative.tool.asr'], business: 'merchant' });
  expect(menu).toHaveLength(1);
  expect(menu[0]?.name).toBe('creative');
  expect(menu[0]?.children.map((entry) => entry.name)).toEqual(['creative.tool']);
  expect(names(['creative.tool.asr'])).toEqual(['creative.tool.asr']);
});

test('pages hidden in the menu stay hidden when granted', () => {
  expect(names(everyKey)).not.toContain('creative.recycle');
  expect(names(everyKey)).not.toContain('creation.conception.info');
});

test('an extended page stands in the group that its key names', () => {
  const publish = buildMenu(menuRoutes, { routes: everyKey, business: 'merchant' }).find((e) => e.name === 'publish');
  expect(publish?.children.map((entry) => entry.name)).toContain('publish.statistics');
});

test('the menu never holds a page that is not granted', () => {
  fc.assert(
    fc.property(fc.subarray(everyKey), fc.constantFrom('merchant' as const, 'provider' as const), (keys, business) =>
      names(keys, business).every((name) => keys.includes(name)),
    ),
  );
});

test.each([
  ['/workbench', '/workbench'],
  ['/creative/clip', '/workbench'],
  ['/creative/clip/info', '/workbench'],
  ['/creative/clip/creation', '/creative/clip/creation'],
  ['/creation/conception/info', '/creation/conception'],
  ['/creative/recycle', '/creative/media'],
  ['/creative/media/deeper', '/creative/media'],
  ['/merchant/account', undefined],
  ['/creative/mediator', undefined],
])('%s highlights %s', (path, active) => {
  expect(activePath(buildMenu(menuRoutes, { routes: everyKey, business: 'merchant' }), path)).toBe(active);
});
