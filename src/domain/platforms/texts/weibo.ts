import { MB } from '../types';
import type { TextPlatform } from './types';

export const weiboText: TextPlatform = {
  id: 'weibo',
  name: '微博',
  noun: '微博',
  body: 'plain',
  counting: 'halfWidthAscii',
  // The stream folds what is longer than 140; up to 2000 may be posted.
  text: { min: 1, max: 2000, advised: 140 },
  topics: { min: 0, max: 10, advised: 2 },
  textCounting: 'halfWidthAscii',
  topicForm: 'hashPair',
  topicsInText: true,
  images: { min: 0, max: 18, advised: 9, maxBytes: 20 * MB },
  coverRatios: [
    [1, 1],
    [3, 4],
  ],
  source: '微博发布器提示（140 字折叠、2000 字上限、18 图）；AiToEarn 平台规则',
  checkedOn: '2026-11-20',
};
