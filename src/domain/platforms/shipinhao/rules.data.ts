import { GB, MB, type PlatformRules } from '../types';
import { wordBreaks } from '../wordBreaks.data';

export const shipinhaoRules: PlatformRules = {
  id: 'shipinhao',
  name: '视频号',
  titleCounting: 'codePoints',
  descriptionCounting: 'codePoints',
  title: { min: 6, max: 16 },
  titleMarks: `《》“”":：+?？%°℃ `,
  description: { min: 0, max: 1000 },
  topics: { min: 0, max: 10, form: 'hash', isInDescription: true, breaks: wordBreaks },
  caption: { length: 90, layout: 'run', topics: 4, leavesOutMentions: true },
  video: {
    maxSeconds: 8 * 3600,
    maxBytes: 20 * GB,
    containers: ['mp4'],
    advisedShortSide: 720,
    ratios: [
      [9, 16],
      [6, 7],
      [3, 4],
      [1, 1],
      [4, 3],
      [16, 9],
    ],
  },
  window: { minMinutes: 60, maxDays: 30 },
  cover: {
    ratios: [
      [3, 4],
      [4, 3],
    ],
    minWidth: 720,
    minHeight: 720,
    maxBytes: 10 * MB,
    formats: ['jpg', 'jpeg', 'png'],
  },
  declarations: ['内容由AI生成', '声明原创', '虚构演绎，仅供娱乐'],
  source:
    'dreammis/social-auto-upload（短标题 6–16 字，只认书名号、引号、冒号、加号、问号、百分号、摄氏度，其余去掉）；turbopush-mcp。封面大小为估计',
  checkedOn: '2026-11-22',
};
