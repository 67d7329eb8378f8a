import { workStore } from '@/lib/storage/workStore';
import type { Citation } from '@/services/chat/schema';

/** A question that is not sent yet. */
export interface Draft {
  readonly text: string;
  readonly mentions: readonly Citation[];
}

export const emptyDraft: Draft = { text: '', mentions: [] };
const keyOf = (talkId: string | undefined): string => `assistant-draft:${talkId ?? 'new'}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'mentions' in value &&
  Array.isArray(value.mentions);

/** Drafts outlive a reload, and the end of a session. */
export const readDraft = (talkId: string | undefined): Draft => workStore.get(keyOf(talkId), isDraft) ?? emptyDraft;

export function keepDraft(talkId: string | undefined, draft: Draft): void {
  if (draft.text === '' && draft.mentions.length === 0) workStore.remove(keyOf(talkId));
  else void workStore.set(keyOf(talkId), draft);
}

/** One question of two. */
export const joined = (first: Draft, second: Draft): Draft => ({
  text: [first.text, second.text].filter(Boolean).join('\n'),
  mentions: [
    ...first.mentions,
    ...second.mentions.filter((one) => !first.mentions.some(({ type, id }) => type === one.type && id === one.id)),
  ].slice(-20),
});
