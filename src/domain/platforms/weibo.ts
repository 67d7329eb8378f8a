import { GB, type Platform } from './types';

export const weibo: Platform = {
  id: 'weibo',
  name: '微博',
  titleCounting: 'halfWidthAscii',
  title: { min: 0, max: 30 },
  description: { min: 0, max: 2000 },
  topics: { min: 0, max: 10 },
  video: { maxSeconds: 60 * 60, maxBytes: 15 * GB, containers: ['mp4', 'mov'], advisedShortSide: 720 },
  window: { minMinutes: 60, maxDays: 60 },
  coverRatios: [
    [16, 9],
    [3, 4],
  ],
  declarations: ['内容由AI生成', '内容为虚构演绎', '内容为自行拍摄', '内容来自网络'],
  source: '微博发布器提示；AiToEarn 平台规则',
  checkedOn: '2026-11-22',
};
