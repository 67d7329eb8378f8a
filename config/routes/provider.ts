import { group, page } from './page';
import type { AppRoute } from './types';

const forProvider = { business_map: ['provider'] } as const;

export const providerRoutes: AppRoute[] = [
  group('platform', '平台管理', {
    icon: 'ClusterOutlined',
    ...forProvider,
    routes: [
      page('platform.dashboard', '数据看板'),
      page('platform.brand', '品牌设置'),
      page('platform.authority', '系统权限'),
    ],
  }),
  group('template', '模板管理', {
    icon: 'SnippetsOutlined',
    ...forProvider,
    routes: [
      page('template.app', '应用管理'),
      page('template.list', '视频模板'),
      page('template.caption', '字幕模板'),
      page('template.product', '商品模板'),
      page('template.creative', '创意模板'),
      page('template.file', '平台文件'),
      page('template.message_tmpl', '消息模板'),
    ],
  }),
];

/** Areas that the brief names without giving a route (ruling 16). */
export const extendedRoutes: AppRoute[] = [
  page('publish.matrix', '矩阵发布', { business_map: ['merchant'] }),
  page('publish.approval', '发布审批', { business_map: ['merchant'] }),
  page('publish.statistics', '数据统计', { business_map: ['merchant'] }),
  page('publish.report', '发布周报', { business_map: ['merchant'], hideInMenu: true }),
  page('service.customer', '顾客', { business_map: ['merchant'] }),
  page('service.lead', '客户线索', { business_map: ['merchant'] }),
  page('service.order', '订单', { business_map: ['merchant'] }),
  page('service.coupon', '优惠券', { business_map: ['merchant'] }),
  page('service.reservation', '预约', { business_map: ['merchant'] }),
  page('service.push', '消息推送', { business_map: ['merchant'] }),
  page('service.comment', '评论回复', { business_map: ['merchant'] }),
  page('service.report', '服务报表', { business_map: ['merchant'] }),
  page('promotion.task', '推广任务', { business_map: ['merchant'] }),
  page('promotion.channel', '我的渠道', { business_map: ['merchant'] }),
  page('promotion.partner', '伙伴商家', { business_map: ['merchant'] }),
  page('platform.merchant', '品牌商家', { business_map: ['provider'] }),
  page('platform.channel', '渠道商家', { business_map: ['provider'] }),
  page('platform.certification', '认证审核', { business_map: ['provider'] }),
  page('platform.upgrade', '版本申请', { business_map: ['provider'] }),
  page('platform.feedback', '商家反馈', { business_map: ['provider'] }),
  page('platform.announce', '公告', { business_map: ['provider'] }),
  page('platform.article', '运营文章', { business_map: ['provider'] }),
  page('platform.category', '分类', { business_map: ['provider'] }),
  page('platform.audit', '操作日志', { business_map: ['provider'] }),
  page('platform.compliance', '合规与词库', { business_map: ['provider'] }),
];
