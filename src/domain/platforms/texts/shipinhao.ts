import { MB } from '../types';
import type { TextPlatform } from './types';

export const shipinhaoText: TextPlatform = {
  id: 'shipinhao',
  name: '视频号',
  noun: '图文',
  body: 'plain',
  counting: 'codePoints',
  title: { min: 6, max: 16 },
  text: { min: 0, max: 1000 },
  topics: { min: 0, max: 10 },
  textCounting: 'codePoints',
  topicForm: 'hash',
  topicsInText: true,
  images: { min: 1, max: 9, maxBytes: 20 * MB },
  coverRatios: [
    [3, 4],
    [1, 1],
  ],
  source: 'dreammis/social-auto-upload；turbopush-mcp',
  checkedOn: '2026-11-20',
};
