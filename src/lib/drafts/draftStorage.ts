import { readSession } from '../session';
import { kv } from '../storage/kv';
import { pendingFlush } from './closing';

/** A draft as it lies in this browser. */
export interface StoredDraft<D> {
  /** `new:<random>` until the server has given the project an id, then `project:<id>`. */
  readonly key: string;
  readonly projectId?: string;
  /** Revision of the project record that this draft stands on. */
  readonly revision?: number;
  /** Milliseconds since 1970, this browser's clock. */
  readonly savedAt: number;
  /** Whether the server has all of it. */
  readonly isSynced: boolean;
  /** Name of the save that was sent last; its answer may never have come. */
  readonly sentAs?: string;
  /** Account that made it: nobody is offered somebody else's draft. */
  readonly owner: string;
  readonly draft: D;
}

export interface DraftStorage<D> {
  /** What the signed-in account has kept under this key. */
  get(key: string): Promise<StoredDraft<D> | undefined>;
  put(record: StoredDraft<D>): Promise<void>;
  remove(key: string): Promise<void>;
  /** Drafts of this owner that the server does not have yet, newest first. */
  unsynced(owner: string): Promise<readonly StoredDraft<D>[]>;
}

/** Stores that keep drafts, one a screen; every new one is named here, so that room can be made. */
export const draftStores = ['compose', 'timeline', 'script', 'article', 'breakdown'] as const;

/**
 * Drafts of one screen in IndexedDB, under a name of its own. Its errors are the caller's to show: a full disk must not
 * look like a saved draft.
 */
export function draftStorageOf<D>(name: (typeof draftStores)[number]): DraftStorage<D> {
  const store = kv<StoredDraft<D>>(name);
  return {
    get: async (key) => {
      const record = await store.get(key);
      return record?.owner === readSession().accountId ? record : undefined;
    },
    put: (record) => store.set(record.key, record),
    remove: (key) => store.delete(key),
    unsynced: async (owner) => {
      // What was open a moment ago is on its way to the server: it is not lost.
      await pendingFlush();
      return (await store.entries())
        .map(([, record]) => record)
        .filter((record) => record.owner === owner && !record.isSynced)
        .sort((a, b) => b.savedAt - a.savedAt);
    },
  };
}

export const newKey = (): string => `new:${Math.random().toString(36).slice(2, 10)}`;
export const projectKey = (projectId: string): string => `project:${projectId}`;
