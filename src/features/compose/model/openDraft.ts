import type { ProjectRecord } from '@/services/project/schema';
import type { DraftStorage, StoredDraft } from './draftStorage';
import { projectKey } from './draftStorage';
import { type Draft, emptyDraft } from './state';

/** What is found under a project's address. */
export type Opened =
  | {
      readonly kind: 'ready';
      readonly draft: Draft;
      readonly key: string;
      readonly revision?: number;
      /** Whether the server has all of it. */
      readonly isSynced: boolean;
    }
  /** This browser holds changes that the server lacks, and the server has others: the user decides. */
  | { readonly kind: 'conflict'; readonly mine: StoredDraft; readonly theirs: ProjectRecord }
  | { readonly kind: 'missing'; readonly error: unknown };

/** Reads a draft of any earlier form; unknown fields go, missing ones get their default. Undefined = not a draft. */
export function readDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const draft = value as Partial<Draft>;
  if (draft.schema !== 1 || !Array.isArray(draft.cards) || typeof draft.goods !== 'object') return undefined;
  return {
    ...emptyDraft,
    ...draft,
    goods: { ...emptyDraft.goods, ...draft.goods, form: { ...emptyDraft.goods.form, ...draft.goods?.form } },
    brief: { ...emptyDraft.brief, ...draft.brief },
  };
}

/**
 * Opens a project: the server's version, or this browser's where that is newer.
 * @param fetchRecord reads the project record; its error counts as "out of reach"
 */
export async function openDraft(
  projectId: string,
  storage: DraftStorage,
  fetchRecord: (id: string) => Promise<ProjectRecord>,
): Promise<Opened> {
  const key = projectKey(projectId);
  const mine = await storage.get(key).catch(() => undefined);
  let theirs: ProjectRecord;
  try {
    theirs = await fetchRecord(projectId);
  } catch (error) {
    if (!mine) return { kind: 'missing', error };
    return { kind: 'ready', draft: mine.draft, key, isSynced: mine.isSynced, ...revisionOf(mine) };
  }
  const remote = readDraft(theirs.draft);
  if (mine && !mine.isSynced) {
    // The page may have gone before the answer to its save came: what the server has is then our own.
    const isOwn = mine.sentAs !== undefined && remote?.saveId === mine.sentAs;
    const isNewer = mine.revision === undefined || mine.revision >= theirs.revision || !remote || isOwn;
    return isNewer
      ? { kind: 'ready', draft: mine.draft, key, revision: theirs.revision, isSynced: false }
      : { kind: 'conflict', mine, theirs };
  }
  if (!remote) return { kind: 'missing', error: undefined };
  return { kind: 'ready', draft: remote, key, revision: theirs.revision, isSynced: true };
}

const revisionOf = (record: StoredDraft): { revision?: number } =>
  record.revision === undefined ? {} : { revision: record.revision };
