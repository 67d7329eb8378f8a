import { MB, type PlatformRules } from '../types';
import { wordBreaks } from '../wordBreaks.data';

export const gongzhonghaoRules: PlatformRules = {
  id: 'gongzhonghao',
  name: '公众号',
  titleCounting: 'codePoints',
  descriptionCounting: 'codePoints',
  title: { min: 1, max: 64 },
  description: { min: 0, max: 120 },
  topics: { min: 0, max: 10, form: 'hash', isInDescription: false, breaks: wordBreaks },
  caption: { length: 54, layout: 'run', topics: 3 },
  video: {
    maxSeconds: 60 * 60,
    maxBytes: 200 * MB,
    containers: ['mp4'],
    advisedShortSide: 720,
    ratios: [
      [16, 9],
      [9, 16],
      [4, 3],
      [3, 4],
      [1, 1],
    ],
  },
  window: { minMinutes: 5, maxDays: 7 },
  cover: {
    ratios: [
      [2.35, 1],
      [16, 9],
      [1, 1],
    ],
    minWidth: 900,
    minHeight: 383,
    maxBytes: 10 * MB,
    formats: ['jpg', 'jpeg', 'png'],
  },
  declarations: ['内容由AI生成', '虚构演绎，仅供娱乐', '个人观点，仅供参考', '素材来源于网络'],
  source: '公众号编辑器与素材接口（标题 64、摘要 120、视频素材 200 MB、头图 900×383）；AiToEarn 平台规则。时长为估计',
  checkedOn: '2026-11-22',
};
