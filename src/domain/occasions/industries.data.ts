/** Data: trades that merchants choose from; own ones may be typed. Ideas for them: themeIdeas. */
export const industries: readonly string[] = [
  '家居百货',
  '食品饮料',
  '美妆个护',
  '服饰鞋包',
  '母婴亲子',
  '数码家电',
  '餐饮到店',
  '教育培训',
  '宠物用品',
  '运动户外',
  '农产生鲜',
];
