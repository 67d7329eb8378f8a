import { declarationField, option, type PlatformField, selectField, switchField, textField } from '../fields';

/** 微博视频发布页的选项：类型（原创/二创/转载）、可见范围、评论。 */
export const weiboFields: readonly PlatformField[] = [
  selectField('weiboType', [option('original'), option('adapted'), option('repost')], { isRequired: true }),
  declarationField({ ai: '内容由AI生成', fiction: '内容为虚构演绎', self: '内容为自行拍摄', web: '内容来自网络' }),
  selectField('visibility', [option('public'), option('fans'), option('friends'), option('private')]),
  switchField('allowComment', true),
  textField('location', 40),
];
