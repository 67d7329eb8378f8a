import { GB, MB, type PlatformRules } from '../types';
import { wordBreaks } from '../wordBreaks.data';

export const xiaohongshuRules: PlatformRules = {
  id: 'xiaohongshu',
  name: '小红书',
  titleCounting: 'halfWidthAscii',
  descriptionCounting: 'codePoints',
  title: { min: 1, max: 20 },
  description: { min: 0, max: 1000 },
  topics: { min: 0, max: 10, form: 'hash', isInDescription: true, breaks: wordBreaks },
  caption: { length: 400, layout: 'lines', topics: 5 },
  video: {
    maxSeconds: 4 * 3600,
    maxBytes: 20 * GB,
    containers: ['mp4', 'mov'],
    advisedShortSide: 720,
    ratios: [
      [9, 16],
      [3, 4],
      [1, 1],
      [4, 3],
      [16, 9],
    ],
  },
  window: { minMinutes: 60, maxDays: 14 },
  cover: {
    ratios: [
      [3, 4],
      [4, 3],
      [1, 1],
    ],
    minWidth: 720,
    minHeight: 720,
    maxBytes: 20 * MB,
    formats: ['jpg', 'jpeg', 'png', 'webp'],
  },
  declarations: ['笔记含AI合成内容', '虚构演绎，仅供娱乐', '已在正文中自主标注', '自主拍摄', '来源转载'],
  source:
    'xiaohongshu-mcp #401 #410（标题计数 pkg/xhsutil/title.go：按 UTF-16 单元，ASCII 计半字）；AiToEarn 平台规则（话题上限另见 5 与 20）。封面比例为常用值，最小尺寸为估计',
  checkedOn: '2026-11-22',
};
