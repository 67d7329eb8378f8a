import { declarationField, option, type PlatformField, selectField, switchField, textField } from '../fields';

/** 公众号后台 发表视频 的选项：原创、作者、留言、声明。 */
export const gongzhonghaoFields: readonly PlatformField[] = [
  switchField('original', false),
  textField('author', 8),
  selectField('allowComment', [option('everyone'), option('fans'), option('closed')]),
  declarationField({
    ai: '内容由AI生成',
    fiction: '虚构演绎，仅供娱乐',
    opinion: '个人观点，仅供参考',
    web: '素材来源于网络',
  }),
  switchField('notify', false),
];
