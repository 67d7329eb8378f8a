import { GB, type Platform } from './types';

export const bilibili: Platform = {
  id: 'bilibili',
  name: '哔哩哔哩',
  titleCounting: 'codePoints',
  title: { min: 1, max: 80 },
  description: { min: 0, max: 250 },
  topics: { min: 1, max: 10, maxTotal: 200 },
  video: { maxSeconds: 10 * 3600, maxBytes: 16 * GB, containers: ['mp4', 'flv', 'mov'], advisedShortSide: 720 },
  window: { minMinutes: 240, maxDays: 15 },
  coverRatios: [
    [16, 9],
    [4, 3],
  ],
  declarations: ['含AI生成内容', '自制', '转载'],
  source: 'apifox 1106400；biliup',
  checkedOn: '2026-11-20',
};
