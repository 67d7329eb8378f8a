import type { ArticleDraft } from './draft';

export interface ArticleStore {
  get(): ArticleDraft;
  set(change: Partial<ArticleDraft>): void;
  subscribe(listener: () => void): () => void;
}

export function createArticleStore(initial: ArticleDraft): ArticleStore {
  let draft = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => draft,
    set(change) {
      draft = { ...draft, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
