import { GB, MB, type PlatformRules } from '../types';
import { wordBreaks } from '../wordBreaks.data';

export const douyinRules: PlatformRules = {
  id: 'douyin',
  name: '抖音',
  titleCounting: 'codePoints',
  descriptionCounting: 'codePoints',
  title: { min: 1, max: 30 },
  description: { min: 0, max: 1000 },
  topics: { min: 0, max: 5, form: 'hash', isInDescription: true, breaks: wordBreaks },
  caption: { length: 60, layout: 'run', topics: 5 },
  video: {
    maxSeconds: 15 * 60,
    maxBytes: 4 * GB,
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
  window: { minMinutes: 120, maxDays: 14 },
  cover: {
    ratios: [
      [3, 4],
      [4, 3],
    ],
    minWidth: 720,
    minHeight: 720,
    maxBytes: 20 * MB,
    formats: ['jpg', 'jpeg', 'png', 'webp'],
  },
  declarations: [
    '内容由AI生成',
    '虚构演绎，仅供娱乐',
    '内容自行拍摄',
    '引用站外内容',
    '个人观点，仅供参考',
    '无需添加自主声明',
  ],
  source:
    'https://open.douyin.com/platform/resource/docs/openapi/video-management/douyin/create/upload/（推荐 mp4、webm，720p 及以上，15 分钟、4 GB 以内；编码、帧率、码率未写）；dreammis/social-auto-upload（横竖双封面 PR #216）；AiToEarn 平台规则。封面最小尺寸与大小平台未公布，按清晰度估计',
  checkedOn: '2026-11-28',
};
