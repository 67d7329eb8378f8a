import { MB } from '../types';
import type { TextPlatform } from './types';

export const gongzhonghaoText: TextPlatform = {
  id: 'gongzhonghao',
  name: '公众号',
  noun: '文章',
  body: 'rich',
  counting: 'codePoints',
  title: { min: 1, max: 64, advised: 30 },
  summary: { min: 0, max: 120, advised: 54 },
  text: { min: 1, max: 20_000 },
  topics: { min: 0, max: 10 },
  textCounting: 'codePoints',
  topicForm: 'hash',
  topicsInText: false,
  images: { min: 0, max: 20, maxBytes: 10 * MB },
  coverRatios: [
    [2.35, 1],
    [1, 1],
  ],
  source: '公众号编辑器与素材接口：标题 64、摘要 120、正文 2 万字、图片 10MB；turbopush 规则表',
  checkedOn: '2026-11-20',
};
