import { GB, MB, type PlatformRules } from '../types';
import { pairBreaks } from '../wordBreaks.data';

export const weiboRules: PlatformRules = {
  id: 'weibo',
  name: '微博',
  titleCounting: 'halfWidthLatin',
  descriptionCounting: 'halfWidthLatin',
  title: { min: 0, max: 30 },
  description: { min: 0, max: 2000 },
  topics: { min: 0, max: 10, maxEach: 32, form: 'hashPair', isInDescription: true, breaks: pairBreaks },
  caption: { length: 100, layout: 'run', topics: 3 },
  video: {
    maxSeconds: 60 * 60,
    maxBytes: 15 * GB,
    containers: ['mp4', 'mov'],
    advisedShortSide: 720,
    ratios: [
      [16, 9],
      [9, 16],
      [3, 4],
      [4, 3],
      [1, 1],
    ],
  },
  window: { minMinutes: 60, maxDays: 60 },
  cover: {
    ratios: [
      [16, 9],
      [3, 4],
    ],
    minWidth: 720,
    minHeight: 405,
    maxBytes: 20 * MB,
    formats: ['jpg', 'jpeg', 'png', 'webp'],
  },
  declarations: ['内容由AI生成', '内容为虚构演绎', '内容为自行拍摄', '内容来自网络'],
  source:
    '微博发布器提示（140 字折叠、2000 字上限，半角计半字）；AiToEarn 平台规则。单个话题 32 字、封面尺寸与时长为发布页提示，未见文档',
  checkedOn: '2026-11-22',
};
