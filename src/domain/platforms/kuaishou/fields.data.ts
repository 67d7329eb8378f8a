import { declarationField, option, type PlatformField, selectField, switchField, textField } from '../fields';

/** turbopush-mcp（declaration、same-frame、download、same-city）；创作者服务平台 发布视频 的选项。 */
export const kuaishouFields: readonly PlatformField[] = [
  declarationField({
    ai: '内容为AI生成',
    fiction: '演绎情节，仅供娱乐',
    opinion: '个人观点，仅供参考',
    web: '素材来源于网络',
  }),
  selectField('visibility', [option('public'), option('friends'), option('private')]),
  switchField('sameCity', true),
  switchField('allowSave', true),
  switchField('allowDuet', true),
  textField('location', 40),
];
