/** Texts of the shop that a brand's preview shows: nobody's, so that no merchant is looked at. */
export const shop = { name: '示例店铺', person: '示例用户', industry: '餐饮' } as const;

export const goods = ['手冲咖啡豆 250g', '鲜椰拿铁'] as const;

export const videos = [
  '三分钟看懂手冲咖啡怎么选豆',
  '下午三点，这一杯刚刚好',
  '开店第一百天，我们改了菜单',
  '同样是拿铁，差在哪一步',
] as const;

export const drafts = ['周末双人套餐上新', '老顾客最常点的三款'] as const;

export const posts = [
  ['下午三点，这一杯刚刚好', 'published'],
  ['三分钟看懂手冲咖啡怎么选豆', 'scheduled'],
  ['开店第一百天，我们改了菜单', 'scheduled'],
] as const;

export const waiting = '同样是拿铁，差在哪一步';

export const plan = '专业版';
