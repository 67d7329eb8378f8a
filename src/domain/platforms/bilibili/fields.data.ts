import { declarationField, type PlatformField, selectField, switchField, textField } from '../fields';

/** 投稿接口的 tid 按大区归并；版权 1 自制、2 转载并须写来源（apifox 1106400，biliup）。 */
export const bilibiliFields: readonly PlatformField[] = [
  selectField(
    'category',
    [
      { value: 'life', label: '生活' },
      { value: 'food', label: '美食' },
      { value: 'fashion', label: '时尚美妆' },
      { value: 'home', label: '家居房产' },
      { value: 'tech', label: '科技数码' },
      { value: 'knowledge', label: '知识' },
      { value: 'sports', label: '运动' },
      { value: 'car', label: '汽车' },
      { value: 'animal', label: '动物圈' },
      { value: 'parenting', label: '亲子' },
      { value: 'travel', label: '旅游出行' },
      { value: 'rural', label: '三农' },
      { value: 'handmade', label: '手工绘画' },
      { value: 'game', label: '游戏' },
      { value: 'music', label: '音乐' },
      { value: 'dance', label: '舞蹈' },
      { value: 'ent', label: '娱乐' },
      { value: 'info', label: '资讯' },
      { value: 'anime', label: '动画' },
      { value: 'video', label: '影视' },
    ],
    { isRequired: true },
  ),
  selectField(
    'copyright',
    [
      { value: 'original', label: '自制' },
      { value: 'repost', label: '转载' },
    ],
    { isRequired: true },
  ),
  textField('mediaSource', 200, { isRequired: true, when: { field: 'copyright', is: 'repost' } }),
  switchField('noReprint', true),
  declarationField({ ai: '含AI生成内容', fiction: '含虚构演绎内容', danger: '含危险行为，请勿模仿' }),
];
