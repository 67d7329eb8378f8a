import { group, page } from './page';
import type { AppRoute } from './types';

const forProvider = { business_map: ['provider'] } as const;

export const providerRoutes: AppRoute[] = [
  group('platform', '平台管理', {
    icon: 'ClusterOutlined',
    ...forProvider,
    routes: [page('platform.brand', '品牌设置'), page('platform.authority', '系统权限')],
  }),
  group('template', '模板管理', {
    icon: 'SnippetsOutlined',
    ...forProvider,
    routes: [page('template.message_tmpl', '消息模板')],
  }),
];
