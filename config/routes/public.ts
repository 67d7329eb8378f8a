import { page } from './page';
import type { AppRoute } from './types';

/** Reachable without login. /daping is not on the public-path list (ruling 10). */
export const publicRoutes: AppRoute[] = [
  page('home', '首页', { path: '/', access: undefined }),
  page('login', '登录', { access: undefined }),
  page('register', '注册', { access: undefined }),
  page('changelog', '更新日志', { access: undefined }),
  page('card', '名片', { path: '/card/:id', access: undefined }),
  page('daping', '提词大屏', { access: undefined }),
  page('exception', '异常', { access: undefined }),
  page('error.403', '无权访问', { path: '/403', component: '@/pages/error/403', access: undefined }),
  page('error.404', '页面不存在', { path: '/404', component: '@/pages/error/404', access: undefined }),
  page('error.500', '服务异常', { path: '/500', component: '@/pages/error/500', access: undefined }),
];
