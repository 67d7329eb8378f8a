import { createDraftSync as createSync, type DraftSync } from '@/lib/drafts/draftSync';
import type { RemoteResult } from '@/lib/drafts/saveState';
import type { DraftStorage } from './draftStorage';
import { hasContent } from './selectors';
import type { Draft } from './state';
import type { ComposeStore } from './store';

export { closeSync, pendingFlush } from '@/lib/drafts/closing';
export type { DraftSync } from '@/lib/drafts/draftSync';
export type { RemoteResult, SaveState } from '@/lib/drafts/saveState';

export interface SyncOptions {
  readonly store: ComposeStore;
  readonly storage: DraftStorage;
  readonly owner: string;
  readonly key: string;
  readonly projectId?: string;
  readonly revision?: number;
  /** False: the draft that is opened has changes that the server lacks; they are saved without waiting for the next. */
  readonly isSynced?: boolean;
  readonly saveRemote: (draft: Draft, projectId: string | undefined, revision?: number) => Promise<RemoteResult>;
  readonly onProject?: (projectId: string) => void;
  /** Milliseconds of quiet before the server is told. */
  readonly delay?: number;
  readonly retryAfter?: number;
  readonly now?: () => number;
}

/** Keeps a composition's draft: in this browser at every change, on the server after a moment of quiet. */
export function createDraftSync({ store, saveRemote, ...options }: SyncOptions): DraftSync {
  return createSync<Draft>({
    ...options,
    hasContent,
    source: { get: () => store.getState().draft, subscribe: store.subscribe },
    saveRemote: (draft, { projectId, revision, saveId }) => saveRemote({ ...draft, saveId }, projectId, revision),
  });
}
