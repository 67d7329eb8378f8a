import {
  accountRoutes,
  agentRoutes,
  allPages,
  composeRoutes,
  editorRoutes,
  mainRoutes,
  merchantSettingsRoutes,
} from '../../../config/routes';
import type { AppRoute } from '../../../config/routes/types';
import zhCN from '../../../locales/zh-CN';
import { menuIcons } from './MenuIcon';

const messages: Readonly<Record<string, string>> = zhCN;
const flat = (routes: readonly AppRoute[]): AppRoute[] =>
  routes.flatMap((route) => [route, ...flat(route.routes ?? [])]);
const declared = [
  ...allPages,
  ...flat([...mainRoutes, accountRoutes, agentRoutes, composeRoutes, editorRoutes, merchantSettingsRoutes]),
];

test.each([...new Set(declared.map((route) => route.name ?? '(no name)'))])('%s has a label', (name) => {
  expect(messages[`menu.${name}`]).toBeTruthy();
});

test('every icon that a route names can be drawn', () => {
  const missing = declared.flatMap(({ icon }) => (icon && !menuIcons[icon] ? [icon] : []));
  expect(missing).toEqual([]);
});
