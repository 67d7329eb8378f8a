import type { PlatformId, Ratio } from '@/domain/platforms';

/**
 * Where a platform's app puts a post's words, seen in the apps in November 2026; lines are what a phone of ordinary
 * width shows before it folds.
 */
export interface Arrangement {
  /** immersive: words over the image; page: player on top, words below; stream: words, then the image; article: a page to read. */
  readonly layout: 'immersive' | 'page' | 'stream' | 'article';
  /** before: first words of the text; line: a line of its own; none: not shown while the video plays. */
  readonly title: 'before' | 'line' | 'none';
  readonly titleLines: number;
  readonly textLines: number;
  /** Whose image: on the rail of buttons, or beside the name. */
  readonly avatar: 'rail' | 'line';
  readonly card: { readonly ratio: Ratio; readonly titleLines: number; readonly isTitleOver: boolean };
}

const upright = { ratio: [3, 4], titleLines: 2, isTitleOver: false } as const;

export const arrangements: Readonly<Record<PlatformId, Arrangement>> = {
  douyin: { layout: 'immersive', title: 'before', titleLines: 2, textLines: 3, avatar: 'rail', card: upright },
  kuaishou: { layout: 'immersive', title: 'before', titleLines: 2, textLines: 2, avatar: 'rail', card: upright },
  xiaohongshu: { layout: 'immersive', title: 'line', titleLines: 1, textLines: 2, avatar: 'line', card: upright },
  shipinhao: {
    layout: 'immersive',
    title: 'none',
    titleLines: 1,
    textLines: 2,
    avatar: 'line',
    card: { ...upright, titleLines: 1 },
  },
  bilibili: {
    layout: 'page',
    title: 'line',
    titleLines: 2,
    textLines: 3,
    avatar: 'line',
    card: { ratio: [16, 10], titleLines: 2, isTitleOver: false },
  },
  weibo: {
    layout: 'stream',
    title: 'line',
    titleLines: 1,
    textLines: 6,
    avatar: 'line',
    card: { ratio: [16, 9], titleLines: 1, isTitleOver: true },
  },
  gongzhonghao: {
    layout: 'article',
    title: 'line',
    titleLines: 3,
    textLines: 5,
    avatar: 'line',
    card: { ratio: [2.35, 1], titleLines: 2, isTitleOver: true },
  },
};
