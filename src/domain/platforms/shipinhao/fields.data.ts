import { declarationField, type PlatformField, switchField, textField } from '../fields';

/** 视频号助手 发表视频 的选项；turbopush-mcp（location、collection、origin）。 */
export const shipinhaoFields: readonly PlatformField[] = [
  switchField('original', false),
  declarationField({ ai: '内容由AI生成', fiction: '虚构演绎，仅供娱乐' }),
  textField('location', 40),
  textField('collection', 20),
];
