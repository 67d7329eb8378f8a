import { MB } from '../types';
import type { TextPlatform, TextPlatformId } from './types';

const xiaohongshuText: TextPlatform = {
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

const weiboText: TextPlatform = {
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

const shipinhaoText: TextPlatform = {
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

const gongzhonghaoText: TextPlatform = {
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

const douyinText: TextPlatform = {
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

/** By id; a new platform is one file and one line here. */
export const textPlatforms: Readonly<Record<TextPlatformId, TextPlatform>> = {
  xiaohongshu: xiaohongshuText,
  weibo: weiboText,
  gongzhonghao: gongzhonghaoText,
  douyin: douyinText,
  shipinhao: shipinhaoText,
};

/** Name of a platform id; an unknown id is returned as it is. */
export const textPlatformName = (id: string): string => textPlatforms[id as TextPlatformId]?.name ?? id;
