import { GB, type Platform } from './types';

export const douyin: Platform = {
  id: 'douyin',
  name: '抖音',
  titleCounting: 'codePoints',
  title: { min: 1, max: 30 },
  description: { min: 0, max: 1000 },
  topics: { min: 0, max: 5 },
  video: { maxSeconds: 15 * 60, maxBytes: 4 * GB, containers: ['mp4', 'webm', 'mov'], advisedShortSide: 720 },
  window: { minMinutes: 120, maxDays: 14 },
  coverRatios: [
    [3, 4],
    [4, 3],
  ],
  declarations: [
    '内容由AI生成',
    '虚构演绎，仅供娱乐',
    '内容自行拍摄',
    '引用站外内容',
    '个人观点，仅供参考',
    '无需添加自主声明',
  ],
  source: 'open.douyin.com 视频上传文档；dreammis/social-auto-upload；AiToEarn 平台规则',
  checkedOn: '2026-11-20',
};
