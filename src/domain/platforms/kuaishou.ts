import { GB, type Platform } from './types';

export const kuaishou: Platform = {
  id: 'kuaishou',
  name: '快手',
  titleCounting: 'codePoints',
  title: { min: 1, max: 30 },
  description: { min: 0, max: 1000 },
  topics: { min: 0, max: 4 },
  video: { maxSeconds: 60 * 60, maxBytes: 12 * GB, containers: ['mp4', 'webm', 'mov'], advisedShortSide: 720 },
  window: { minMinutes: 60, maxDays: 13 },
  coverRatios: [[3, 4]],
  declarations: ['内容为AI生成', '演绎情节，仅供娱乐', '个人观点，仅供参考', '素材来源于网络'],
  source: 'dreammis/social-auto-upload；turbopush-mcp',
  checkedOn: '2026-11-20',
};
