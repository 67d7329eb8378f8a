import { MB, type Platform } from './types';

export const gongzhonghao: Platform = {
  id: 'gongzhonghao',
  name: '公众号',
  titleCounting: 'codePoints',
  title: { min: 1, max: 64 },
  description: { min: 0, max: 120 },
  topics: { min: 0, max: 10 },
  video: { maxSeconds: 60 * 60, maxBytes: 200 * MB, containers: ['mp4'], advisedShortSide: 720 },
  window: { minMinutes: 5, maxDays: 7 },
  coverRatios: [
    [2.35, 1],
    [1, 1],
  ],
  declarations: ['内容由AI生成', '虚构演绎，仅供娱乐', '个人观点，仅供参考', '素材来源于网络'],
  source: '公众号编辑器与素材接口；AiToEarn 平台规则',
  checkedOn: '2026-11-22',
};
