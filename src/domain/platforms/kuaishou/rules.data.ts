import { GB, MB, type PlatformRules } from '../types';
import { wordBreaks } from '../wordBreaks.data';

export const kuaishouRules: PlatformRules = {
  id: 'kuaishou',
  name: '快手',
  titleCounting: 'codePoints',
  descriptionCounting: 'codePoints',
  title: { min: 1, max: 30 },
  description: { min: 0, max: 1000 },
  topics: { min: 0, max: 4, form: 'hash', isInDescription: true, breaks: wordBreaks },
  caption: { length: 60, layout: 'run', topics: 4 },
  video: {
    maxSeconds: 60 * 60,
    maxBytes: 12 * GB,
    containers: ['mp4', 'webm', 'mov'],
    advisedShortSide: 720,
    ratios: [
      [9, 16],
      [16, 9],
      [3, 4],
      [4, 3],
      [1, 1],
    ],
  },
  window: { minMinutes: 60, maxDays: 13 },
  cover: {
    ratios: [
      [3, 4],
      [9, 16],
      [16, 9],
    ],
    minWidth: 720,
    minHeight: 720,
    maxBytes: 10 * MB,
    formats: ['jpg', 'jpeg', 'png', 'webp'],
  },
  declarations: ['内容为AI生成', '演绎情节，仅供娱乐', '个人观点，仅供参考', '素材来源于网络'],
  source: 'dreammis/social-auto-upload；turbopush-mcp。标题在部分入口不单列；封面尺寸与大小平台未公布，按清晰度估计',
  checkedOn: '2026-11-20',
};
