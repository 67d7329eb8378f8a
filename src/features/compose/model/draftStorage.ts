import * as drafts from '@/lib/drafts/draftStorage';
import type { Draft } from './state';

export { newKey, projectKey } from '@/lib/drafts/draftStorage';
export type StoredDraft = drafts.StoredDraft<Draft>;
export type DraftStorage = drafts.DraftStorage<Draft>;

/** Compositions in IndexedDB. */
export const draftStorage: DraftStorage = drafts.draftStorageOf<Draft>('compose');
