import { declarationField, option, type PlatformField, selectField, switchField, textField } from '../fields';

/** 创作者中心 发布视频 的选项；turbopush-mcp（activity、location、collection、allowSave、visibility）。 */
export const douyinFields: readonly PlatformField[] = [
  declarationField({
    ai: '内容由AI生成',
    fiction: '虚构演绎，仅供娱乐',
    self: '内容自行拍摄',
    quoted: '引用站外内容',
    opinion: '个人观点，仅供参考',
    none: '无需添加自主声明',
  }),
  selectField('visibility', [option('public'), option('friends'), option('private')]),
  switchField('allowSave', true),
  textField('location', 40),
  textField('collection', 30),
];
