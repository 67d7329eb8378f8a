import { page } from './page';
import type { AppRoute } from './types';

/** Areas that the brief names without giving a route (ruling 16). */
export const extendedRoutes: AppRoute[] = [
  page('publish.statistics', '数据统计', { business_map: ['merchant'] }),
  page('platform.words', '违禁词库', { business_map: ['provider'] }),
];
