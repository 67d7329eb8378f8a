import { MB } from '../types';
import type { TextPlatform } from './types';

export const douyinText: TextPlatform = {
  id: 'douyin',
  name: '抖音',
  noun: '图文',
  body: 'plain',
  counting: 'codePoints',
  title: { min: 1, max: 20 },
  text: { min: 0, max: 1000 },
  topics: { min: 0, max: 5 },
  textCounting: 'codePoints',
  topicForm: 'hash',
  topicsInText: true,
  images: { min: 1, max: 35, maxBytes: 50 * MB },
  coverRatios: [
    [3, 4],
    [9, 16],
  ],
  source: 'social-auto-upload 抖音图文；创作者中心提示（网页 35 图、接口 12 图）',
  checkedOn: '2026-11-20',
};
