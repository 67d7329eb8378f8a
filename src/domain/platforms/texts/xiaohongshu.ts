import { MB } from '../types';
import type { TextPlatform } from './types';

export const xiaohongshuText: TextPlatform = {
  id: 'xiaohongshu',
  name: '小红书',
  noun: '图文笔记',
  body: 'plain',
  counting: 'halfWidthAscii',
  title: { min: 1, max: 20 },
  text: { min: 0, max: 1000, advised: 800 },
  topics: { min: 0, max: 10, advised: 8 },
  textCounting: 'codePoints',
  topicForm: 'hash',
  topicsInText: true,
  images: { min: 1, max: 18, maxBytes: 20 * MB },
  coverRatios: [
    [3, 4],
    [1, 1],
    [4, 3],
  ],
  source: 'xiaohongshu-mcp #401 #410；AiToEarn 平台规则',
  checkedOn: '2026-11-20',
};
