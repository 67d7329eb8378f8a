import { type Opened as AnyOpened, openDraft as open } from '@/lib/drafts/openDraft';
import type { ProjectRecord } from '@/services/project/schema';
import type { DraftStorage } from './draftStorage';
import { type Draft, emptyDraft } from './state';

/** What is found under a project's address. */
type Opened = AnyOpened<Draft, ProjectRecord>;

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
 * Opens a composition: the server's version, or this browser's where that is newer.
 * @param fetchRecord reads the project record; its error counts as "out of reach"
 */
export const openDraft = (
  projectId: string,
  storage: DraftStorage,
  fetchRecord: (id: string) => Promise<ProjectRecord>,
): Promise<Opened> =>
  open({
    projectId,
    storage,
    fetchRecord,
    read: ({ draft }) => readDraft(draft),
    saveIdOf: ({ draft }) => readDraft(draft)?.saveId,
  });
