import type { ArticleKind } from '@/domain/articles/kinds';

const screens: Readonly<Record<ArticleKind, string>> = {
  article: '/editor/article',
  note: '/editor/note',
  post: '/editor/note',
};

/** Where a post, article or note is gone on with. */
export const articleAddress = ({ id, kind }: { readonly id: string; readonly kind: ArticleKind }): string =>
  `${screens[kind]}?id=${encodeURIComponent(id)}`;
