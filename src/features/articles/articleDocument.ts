import { useCallback } from 'react';
import {
  createDocumentStore,
  type DocumentKind,
  draftStorageOf,
  type ServerCopy,
  saveRecord,
  useDocument,
  useDocumentSession,
} from '@/blocks/document';
import { bodyText } from '@/domain/articles/html';
import { shownByCaller } from '@/lib/request';
import { articleApi } from '@/services/article/api';
import type { Article, ArticleVersion } from '@/services/article/schema';
import { type ArticleDraft, draftOf, hasContent, upgradeDraft } from './draft';

const toCopy = (record: Article): ServerCopy<ArticleDraft> => ({
  id: record.id,
  revision: record.revision,
  updatedAt: record.updated_at,
  saveId: record.save_id || undefined,
  document: draftOf(record),
});

/** An article, note or post: kept, saved and compared as one document. */
export const articleKind: DocumentKind<ArticleDraft> = {
  storage: draftStorageOf<ArticleDraft>('article', upgradeDraft),
  channel: 'article',
  keepDelay: 200,
  saveDelay: 1000,
  hasContent,
  save: ({ images, topics, source, layout, ...fields }, context) =>
    saveRecord(context, ({ id, revision, saveId }) =>
      articleApi.save(
        {
          ...fields,
          images: [...images],
          topics: [...topics],
          source: [...source],
          layout: { ...layout },
          save_id: saveId,
          ...(id ? { id } : {}),
          revision,
        },
        shownByCaller,
      ),
    ),
  fetch: async (id) => toCopy(await articleApi.info({ id }, shownByCaller)),
  asCopy: (draft, t) => ({ ...draft, title: t('document.copyTitle', { title: draft.title || t('article.untitled') }) }),
  toText: ({ title, summary, html, topics }) =>
    [title, summary, bodyText(html), topics.map((topic) => `#${topic}`).join(' ')].filter(Boolean).join('\n'),
  versions: {
    list: (id) => articleApi.versions({ id }, shownByCaller),
    read: async (id, version) => draftOf(await articleApi.version({ id, version }, shownByCaller)),
    restore: async (target) => toCopy(await articleApi.versionRestore(target, shownByCaller)),
    describe: ({ by, words }: ArticleVersion, t) => t('article.versionBy', { name: by.name, count: words }),
  },
};

type DraftChange = Partial<ArticleDraft>;

/** The editor's store, as the session knows it: fields are changed one or some at a time. */
export interface ArticleSource {
  get(): ArticleDraft;
  subscribe(listener: () => void): () => void;
  load(draft: ArticleDraft): void;
  set(change: DraftChange): void;
}

/** A text with its history. The words' own undo is the rich-text editor's; steps here are whole fields. */
export function createArticleSource(draft: ArticleDraft): ArticleSource {
  const store = createDocumentStore(draft, { extra: {} });
  return {
    get: store.get,
    subscribe: store.subscribe,
    load: store.load,
    set: (change) => {
      const label = Object.keys(change).sort().join();
      store.change((before) => ({ ...before, ...change }), { label, merge: label });
    },
  };
}

/** The draft as it stands, and how to change it. */
export function useDraft(): readonly [ArticleDraft, (change: DraftChange) => void] {
  const source = useDocumentSession<ArticleDraft>().source as ArticleSource;
  const draft = useDocument((document: ArticleDraft) => document);
  const set = useCallback((change: DraftChange) => source.set(change), [source]);
  return [draft, set];
}
