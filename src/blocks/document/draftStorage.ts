import { readSession } from '@/lib/session';
import { kv } from '@/lib/storage/kv';
import { localStore } from '@/lib/storage/localStore';
import { memoryOnly } from '@/lib/storage/memoryOnly';

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
  /** The same as the page goes: what stands here is there when it comes back, whatever becomes of the disk's answer. */
  putLast?(record: StoredDraft<D>): void;
  remove(key: string): Promise<void>;
  /** False: the browser refuses its disk, and what is kept goes with the tab. */
  outlivesPage(): boolean;
  /** Drafts of this owner that the server does not have yet, newest first. */
  unsynced(owner: string): Promise<readonly StoredDraft<D>[]>;
}

let pending: Promise<void> = Promise.resolve();

/** Notes a save that goes on after its screen has gone. */
export function trackSave(saved: Promise<void>): void {
  pending = Promise.all([pending, saved]).then(() => undefined);
}

/** Resolves when the documents that were open before have been saved: opening one again must not meet its own save. */
export const pendingSaves = (): Promise<void> => pending;

/** Stores that keep drafts, one a screen; every new one is named here, so that room can be made. */
export const draftStores = ['compose', 'timeline', 'script', 'article', 'breakdown', 'mixcut', 'template'] as const;

const newer = <D>(a: StoredDraft<D> | undefined, b: StoredDraft<D> | undefined): StoredDraft<D> | undefined =>
  a && b ? (b.savedAt >= a.savedAt ? b : a) : (a ?? b);

const isDraft = <D>(value: unknown): value is StoredDraft<D> =>
  typeof value === 'object' && value !== null && 'draft' in value && 'owner' in value && 'savedAt' in value;

/**
 * Drafts that were written while their page went, by key, in localStorage: a browser may drop a write to IndexedDB whose
 * page is gone before it is through.
 */
function lastDrafts<D>(name: string) {
  const prefix = `last-draft:${name}/`;
  const get = (key: string): StoredDraft<D> | undefined => localStore.get(prefix + key, isDraft<D>);
  return {
    get,
    put: (record: StoredDraft<D>): void => localStore.set(prefix + record.key, record),
    remove: (key: string): void => localStore.remove(prefix + key),
    all: (): StoredDraft<D>[] => localStore.keys(prefix).flatMap((full) => get(full.slice(prefix.length)) ?? []),
  };
}

/**
 * Drafts of one kind of document in IndexedDB, under a name of its own. Its errors are the caller's to show: a full disk must not
 * look like a saved draft.
 *
 * @param upgrade brings a draft that an older version of the product kept into today's shape
 */
export function draftStorageOf<D>(
  name: (typeof draftStores)[number],
  upgrade: (draft: D) => D = (draft) => draft,
): DraftStorage<D> {
  const store = kv<StoredDraft<D>>(name);
  const last = lastDrafts<D>(name);
  const upgraded = (record: StoredDraft<D>): StoredDraft<D> => ({ ...record, draft: upgrade(record.draft) });
  const put = async (record: StoredDraft<D>): Promise<void> => {
    await store.set(record.key, record, !record.isSynced);
    const left = last.get(record.key);
    if (left && left.savedAt <= record.savedAt) last.remove(record.key);
  };
  return {
    get: async (key) => {
      const { accountId } = readSession();
      const own = (record: StoredDraft<D> | undefined) => (record?.owner === accountId ? record : undefined);
      const record = newer(own(await store.get(key)), own(last.get(key)));
      return record && upgraded(record);
    },
    put,
    putLast: (record) => {
      last.put(record);
      void put(record).catch(() => undefined);
    },
    outlivesPage: () => memoryOnly.refused() !== 'records',
    remove: (key) => {
      last.remove(key);
      return store.delete(key);
    },
    unsynced: async (owner) => {
      // What was open a moment ago is on its way to the server: it is not lost.
      await pendingSaves();
      const records = new Map(await store.entries());
      for (const left of last.all()) records.set(left.key, newer(records.get(left.key), left) ?? left);
      return [...records.values()]
        .map(upgraded)
        .filter((record) => record.owner === owner && !record.isSynced)
        .sort((a, b) => b.savedAt - a.savedAt);
    },
  };
}

export const newKey = (): string => `new:${Math.random().toString(36).slice(2, 10)}`;
export const projectKey = (projectId: string): string => `project:${projectId}`;

/** Characters of JSON; near enough to bytes on the disk to tell what clearing brings. */
const sizeOf = (record: unknown): number => JSON.stringify(record).length;

async function syncedDrafts(exceptKey: string | undefined) {
  const found = await Promise.all(
    draftStores.map(async (name) => {
      const store = kv<StoredDraft<unknown>>(name);
      const entries = await store.entries();
      return entries
        .filter(([key, record]) => record.isSynced && key !== exceptKey)
        .map(([key, record]) => ({ bytes: sizeOf(record), remove: () => store.delete(key) }));
    }),
  );
  return found.flat();
}

/** Local copies of documents that the server has whole: they can go at any time. */
export const keptDrafts = {
  /**
   * @param exceptKey The open document's.
   * @returns about how many bytes they take
   */
  size: async (exceptKey?: string): Promise<number> =>
    (await syncedDrafts(exceptKey)).reduce((sum, { bytes }) => sum + bytes, 0),
  /** What the server does not have yet stays. */
  clear: async (exceptKey?: string): Promise<void> => {
    await Promise.all((await syncedDrafts(exceptKey)).map(({ remove }) => remove()));
  },
};
