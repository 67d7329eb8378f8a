import { type DraftStorage, projectKey, type StoredDraft } from './draftStorage';

/** What is found under a project's address. */
export type Opened<D, R> =
  | {
      readonly kind: 'ready';
      readonly draft: D;
      readonly key: string;
      readonly revision?: number;
      /** Whether the server has all of it. */
      readonly isSynced: boolean;
      /** When this browser kept what the server lacks, milliseconds since 1970. */
      readonly recoveredFrom?: number;
    }
  /** This browser holds changes that the server lacks, and the server has others: the user decides. */
  | { readonly kind: 'conflict'; readonly mine: StoredDraft<D>; readonly theirs: R }
  | { readonly kind: 'missing'; readonly error: unknown };

export interface OpenOptions<D, R> {
  readonly projectId: string;
  readonly storage: DraftStorage<D>;
  /** Reads the project record; its error counts as "out of reach". */
  readonly fetchRecord: (id: string) => Promise<R>;
  /** The draft in a record; undefined when there is none that this screen can open. */
  readonly read: (record: R) => D | undefined;
  /** Name of the save that made the record. */
  readonly saveIdOf: (record: R) => string | undefined;
}

/** Opens a project: the server's version, or this browser's where that is newer. */
export async function openDraft<D, R extends { readonly revision: number }>({
  projectId,
  storage,
  fetchRecord,
  read,
  saveIdOf,
}: OpenOptions<D, R>): Promise<Opened<D, R>> {
  const key = projectKey(projectId);
  const mine = await storage.get(key).catch(() => undefined);
  let theirs: R;
  try {
    theirs = await fetchRecord(projectId);
  } catch (error) {
    if (!mine) return { kind: 'missing', error };
    return { kind: 'ready', draft: mine.draft, key, isSynced: mine.isSynced, ...revisionOf(mine) };
  }
  const remote = read(theirs);
  if (mine && !mine.isSynced) {
    // The page may have gone before the answer to its save came: what the server has is then our own.
    const isOwn = mine.sentAs !== undefined && saveIdOf(theirs) === mine.sentAs;
    const isNewer = mine.revision === undefined || mine.revision >= theirs.revision || !remote || isOwn;
    return isNewer
      ? {
          kind: 'ready',
          draft: mine.draft,
          key,
          revision: theirs.revision,
          isSynced: false,
          recoveredFrom: mine.savedAt,
        }
      : { kind: 'conflict', mine, theirs };
  }
  if (!remote) return { kind: 'missing', error: undefined };
  return { kind: 'ready', draft: remote, key, revision: theirs.revision, isSynced: true };
}

const revisionOf = (record: { readonly revision?: number }): { revision?: number } =>
  record.revision === undefined ? {} : { revision: record.revision };
