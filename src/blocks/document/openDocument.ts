import { type DraftStorage, pendingSaves, projectKey, type StoredDraft } from './draftStorage';

/** What a session begins with. */
export interface SessionStart<D> {
  readonly document: D;
  readonly key: string;
  /** Undefined: the server does not have it yet. */
  readonly id?: string | undefined;
  readonly revision?: number | undefined;
  /** False: this browser has what the server lacks; it is saved without waiting for a change. */
  readonly isSynced?: boolean | undefined;
  /** Name of a save whose answer never came. */
  readonly sentAs?: string | undefined;
  /** Changes that only this browser had were taken up: when they were kept, milliseconds since 1970. */
  readonly recoveredFrom?: number | undefined;
}

/** A document as the server has it. */
export interface ServerCopy<D> {
  readonly id: string;
  readonly revision: number;
  /** ISO time of its last save. */
  readonly updatedAt: string;
  /** Name of the save that made it. */
  readonly saveId: string | undefined;
  /** Undefined when there is none in the record that this editor can open. */
  readonly document: D | undefined;
  /** Why it cannot be opened, where that is known. */
  readonly problem?: unknown;
}

export interface OpenConflict<D> {
  readonly kind: 'conflict';
  readonly mine: StoredDraft<D>;
  readonly theirs: ServerCopy<D>;
}

/** What is found under a document's address. */
export type Opened<D> =
  | { readonly kind: 'ready'; readonly start: SessionStart<D> }
  /** This browser holds changes that the server lacks, and the server has others: the user decides. */
  | OpenConflict<D>
  /** `error` undefined: there is nothing in it that could be edited. */
  | { readonly kind: 'missing'; readonly error: unknown };

/** Takes a draft up again that this browser has kept. */
export const startFromDraft = <D>({
  draft,
  key,
  projectId,
  revision,
  isSynced,
  sentAs,
}: StoredDraft<D>): SessionStart<D> => ({
  document: draft,
  key,
  id: projectId,
  revision,
  isSynced,
  sentAs,
});

/**
 * Opens a document: the server's version, or this browser's where that is newer. Waits for the saves of screens that have
 * just been left.
 * @param fetch reads the record; its error counts as "out of reach"
 */
export async function openDocument<D>(
  id: string,
  { storage, fetch }: { readonly storage: DraftStorage<D>; readonly fetch: (id: string) => Promise<ServerCopy<D>> },
): Promise<Opened<D>> {
  await pendingSaves();
  const key = projectKey(id);
  const mine = await storage.get(key).catch(() => undefined);
  let theirs: ServerCopy<D>;
  try {
    theirs = await fetch(id);
  } catch (error) {
    if (!mine) return { kind: 'missing', error };
    const { draft, isSynced, revision } = mine;
    return { kind: 'ready', start: { document: draft, key, id, isSynced, revision } };
  }
  const { revision, document } = theirs;
  if (mine && !mine.isSynced) {
    // The page may have gone before the answer to its save came: what the server has is then our own.
    const isOwn = mine.sentAs !== undefined && theirs.saveId === mine.sentAs;
    const isNewer = mine.revision === undefined || mine.revision >= revision || document === undefined || isOwn;
    if (!isNewer) return { kind: 'conflict', mine, theirs };
    const start = { document: mine.draft, key, id, revision, isSynced: false, recoveredFrom: mine.savedAt };
    return { kind: 'ready', start };
  }
  if (document === undefined) return { kind: 'missing', error: theirs.problem };
  return { kind: 'ready', start: { document, key, id, revision, isSynced: true } };
}
