import { GB, type Platform } from './types';

export const shipinhao: Platform = {
  id: 'shipinhao',
  name: '视频号',
  titleCounting: 'codePoints',
  title: { min: 6, max: 16 },
  description: { min: 0, max: 1000 },
  topics: { min: 0, max: 10 },
  video: { maxSeconds: 8 * 3600, maxBytes: 20 * GB, containers: ['mp4'], advisedShortSide: 720 },
  window: { minMinutes: 60, maxDays: 30 },
  coverRatios: [
    [3, 4],
    [4, 3],
  ],
  declarations: ['内容由AI生成', '声明原创', '虚构演绎，仅供娱乐'],
  source: 'dreammis/social-auto-upload；turbopush-mcp',
  checkedOn: '2026-11-20',
};
