import { GB, type Platform } from './types';

export const xiaohongshu: Platform = {
  id: 'xiaohongshu',
  name: '小红书',
  titleCounting: 'halfWidthAscii',
  title: { min: 1, max: 20 },
  description: { min: 0, max: 1000 },
  topics: { min: 0, max: 10 },
  video: { maxSeconds: 4 * 3600, maxBytes: 20 * GB, containers: ['mp4', 'mov'], advisedShortSide: 720 },
  window: { minMinutes: 60, maxDays: 14 },
  coverRatios: [[3, 4]],
  declarations: ['笔记含AI合成内容', '虚构演绎，仅供娱乐', '已在正文中自主标注', '自主拍摄', '来源转载'],
  source: 'xiaohongshu-mcp #401 #410；AiToEarn 平台规则',
  checkedOn: '2026-11-20',
};
