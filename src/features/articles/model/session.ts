import { draftStorageOf } from '@/lib/drafts/draftStorage';
import { createDraftSync, type DraftSync } from '@/lib/drafts/draftSync';
import { createTabPresence, type TabPresence } from '@/lib/tabPresence';
import { type ArticleDraft, hasContent } from './draft';
import { saveArticle } from './saveArticle';
import { type ArticleStore, createArticleStore } from './store';

export const articleDrafts = draftStorageOf<ArticleDraft>('article');

export interface SessionStart {
  readonly draft: ArticleDraft;
  readonly key: string;
  readonly id?: string | undefined;
  readonly revision?: number | undefined;
  /** False: this browser has what the server lacks. */
  readonly isSynced?: boolean;
  readonly recoveredFrom?: number | undefined;
}

export interface ArticleSession {
  readonly store: ArticleStore;
  readonly sync: DraftSync;
  readonly presence: TabPresence;
}

/** One open text: its draft, kept here at every change and on the server when writing pauses. */
export function startArticleSession(start: SessionStart, owner: string, onId: (id: string) => void): ArticleSession {
  const store = createArticleStore(start.draft);
  const presence = createTabPresence('article');
  const sync = createDraftSync<ArticleDraft>({
    source: store,
    storage: articleDrafts,
    hasContent,
    owner,
    key: start.key,
    keepDelay: 200,
    delay: 1000,
    ...(start.id === undefined ? {} : { projectId: start.id }),
    ...(start.revision === undefined ? {} : { revision: start.revision }),
    ...(start.isSynced === undefined ? {} : { isSynced: start.isSynced }),
    saveRemote: saveArticle,
    onProject: (id) => {
      presence.open(id);
      onId(id);
    },
    onSaved: presence.saved,
  });
  presence.open(start.id);
  return { store, sync, presence };
}
