import type { ArticleKind } from '@/domain/articles';
import { type TextPlatformId, textPlatformIds } from '@/domain/platforms/texts';
import type { Article, ArticleImage } from '@/services/article/schema';
import type { SourceRef } from '@/services/contract';

/** What an editor works on. Never changed in place: another draft, another object. */
export interface ArticleDraft {
  readonly kind: ArticleKind;
  readonly platform: TextPlatformId;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly cover: string;
  readonly images: readonly ArticleImage[];
  readonly topics: readonly string[];
  readonly goods_id?: string | undefined;
  readonly topic_id?: string | undefined;
  readonly framework_id?: string | undefined;
  readonly assignee?: string | undefined;
  readonly layout: Readonly<Record<string, string>>;
  readonly source: readonly SourceRef[];
}

const platforms: Readonly<Record<ArticleKind, TextPlatformId>> = {
  article: 'gongzhonghao',
  note: 'xiaohongshu',
  post: 'weibo',
};

/** 微博 is a post, 公众号 an article; the others are notes. */
export const kindOfPlatform = (platform: TextPlatformId): ArticleKind => {
  if (platform === 'gongzhonghao') return 'article';
  return platform === 'weibo' ? 'post' : 'note';
};

export const emptyDraft = (kind: ArticleKind, platform: TextPlatformId = platforms[kind]): ArticleDraft => ({
  kind,
  platform,
  title: '',
  summary: '',
  html: '',
  cover: '',
  images: [],
  topics: [],
  layout: {},
  source: [],
});

export function draftOf(record: Article): ArticleDraft {
  const { kind, platform, title, summary, html, cover, images, topics, layout, source } = record;
  const { goods_id, topic_id, framework_id, assignee } = record;
  const base = { kind, platform, title, summary, html, cover, images, topics, layout, source };
  return { ...base, goods_id, topic_id, framework_id, assignee };
}

export const hasContent = ({ title, summary, html, images, topics }: ArticleDraft): boolean =>
  [title, summary, html].some((text) => text.trim() !== '') || images.length > 0 || topics.length > 0;

/** Further places that the same words are meant for: checked along. */
export const alsoFor = ({ layout, platform }: ArticleDraft): TextPlatformId[] =>
  textPlatformIds.filter((id) => id !== platform && (layout.also ?? '').split(',').includes(id));

/** A draft that was kept in this browser: its images lay under another name once. */
export function upgradeDraft(kept: ArticleDraft & { readonly pictures?: ArticleDraft['images'] }): ArticleDraft {
  const { pictures, ...draft } = kept;
  return pictures ? { ...draft, images: pictures } : draft;
}
