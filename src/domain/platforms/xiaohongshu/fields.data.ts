import { declarationField, option, type PlatformField, selectField, switchField, textField } from '../fields';

/** AiToEarn 平台规则（声明：虚构演绎/含AI合成/已自主标注/自主拍摄/来源转载）；turbopush-mcp（origin）。 */
export const xiaohongshuFields: readonly PlatformField[] = [
  switchField('original', false),
  declarationField({
    ai: '笔记含AI合成内容',
    fiction: '虚构演绎，仅供娱乐',
    marked: '已在正文中自主标注',
    self: '自主拍摄',
    repost: '来源转载',
  }),
  textField('mediaSource', 50, { isRequired: true, when: { field: 'declaration', is: 'repost' } }),
  selectField('visibility', [option('public'), option('friends'), option('private')]),
  textField('location', 40),
  textField('collection', 20),
];
