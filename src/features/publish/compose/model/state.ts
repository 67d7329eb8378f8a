import type { PlatformId } from '@/domain/platforms';
import { type FixedTopics, hasFixedTopics, joinTopics } from '@/domain/publishing';
import type { PlatformFields } from '@/services/publish/schema';
import type { AccountDraft, ComposerState, PostTexts, TextField, TimeMode, VideoDraft } from './types';

const plain: AccountDraft = { own: {}, fields: {} };

/** What is said on one account only. */
export const accountDraft = (draft: VideoDraft, accountId: string): AccountDraft => draft.accounts[accountId] ?? plain;

/** What goes out on an account: the common text with what is its own, its fixed topics around the common ones. */
export function textsOf(draft: VideoDraft, accountId: string): PostTexts {
  const { own, fixedTopics } = accountDraft(draft, accountId);
  const { topics } = draft.common;
  return {
    ...draft.common,
    topics: fixedTopics ? joinTopics(topics, fixedTopics, fixedTopics.platform).topics : topics,
    ...own,
  };
}

/** Whether a field of the account follows the common text. */
export const isLinked = (draft: VideoDraft, accountId: string, field: TextField): boolean =>
  !(field in accountDraft(draft, accountId).own);

/** The state with one video's draft changed; other videos stay the same objects. */
export function changeVideo(
  state: ComposerState,
  videoId: string,
  change: (draft: VideoDraft) => VideoDraft,
): ComposerState {
  return { ...state, videos: state.videos.map((draft) => (draft.videoId === videoId ? change(draft) : draft)) };
}

const withAccount = (draft: VideoDraft, accountId: string, change: Partial<AccountDraft>): VideoDraft => ({
  ...draft,
  accounts: { ...draft.accounts, [accountId]: { ...accountDraft(draft, accountId), ...change } },
});

/** Writes the common text; accounts with an own one keep theirs, but for a title that the script gave them. */
export function writeCommon(draft: VideoDraft, patch: Partial<PostTexts>): VideoDraft {
  const written = { ...draft, common: { ...draft.common, ...patch } };
  if (patch.title === undefined) return written;
  return Object.entries(draft.accounts).reduce(
    (next, [id, { scriptTitle, own }]) =>
      scriptTitle !== undefined && own.title === scriptTitle ? link(next, id, 'title') : next,
    written,
  );
}

/** Writes for one account: the fields in the patch are its own from here. */
export const writeOwn = (draft: VideoDraft, accountId: string, patch: Partial<PostTexts>): VideoDraft =>
  withAccount(draft, accountId, { own: { ...accountDraft(draft, accountId).own, ...patch } });

/** Gives an account a title of the script: its own until somebody writes the common one. */
export const giveTitle = (draft: VideoDraft, accountId: string, title: string): VideoDraft =>
  withAccount(writeOwn(draft, accountId, { title }), accountId, { scriptTitle: title });

/** Puts an account's fixed topics around the common ones, or takes them away. */
export function fixTopics(draft: VideoDraft, accountId: string, platform: PlatformId, fixed: FixedTopics): VideoDraft {
  const { fixedTopics: before, ...rest } = accountDraft(draft, accountId);
  if (!before && !hasFixedTopics(fixed)) return draft;
  const { first, last } = fixed;
  const next: AccountDraft = hasFixedTopics(fixed) ? { ...rest, fixedTopics: { first, last, platform } } : rest;
  return { ...draft, accounts: { ...draft.accounts, [accountId]: next } };
}

/** Whether what the account says in a field is the common text word for word, so that a change of it may go there. */
export const isCommonText = (draft: VideoDraft, accountId: string, field: TextField): boolean =>
  isLinked(draft, accountId, field) && !(field === 'topics' && accountDraft(draft, accountId).fixedTopics);

/** Takes the common text over as the account's own, to be changed there. */
export const unlink = (draft: VideoDraft, accountId: string, field: TextField): VideoDraft =>
  isLinked(draft, accountId, field) ? writeOwn(draft, accountId, { [field]: textsOf(draft, accountId)[field] }) : draft;

/** Lets the account follow the common text again; what was its own goes. */
export function link(draft: VideoDraft, accountId: string, field: TextField): VideoDraft {
  const { [field]: _, ...own } = accountDraft(draft, accountId).own;
  return withAccount(draft, accountId, { own });
}

/** Answers what the account's platform asks. */
export const writeFields = (draft: VideoDraft, accountId: string, patch: PlatformFields): VideoDraft =>
  withAccount(draft, accountId, { fields: { ...accountDraft(draft, accountId).fields, ...patch } });

/** A time of the account's own; undefined = the common one again. */
export function setOwnTime(draft: VideoDraft, accountId: string, at: string | undefined): VideoDraft {
  const { at: _, ...rest } = accountDraft(draft, accountId);
  const next: AccountDraft = at === undefined ? rest : { ...rest, at };
  return { ...draft, accounts: { ...draft.accounts, [accountId]: next } };
}

export const setTime = (draft: VideoDraft, mode: TimeMode, at: string): VideoDraft => ({ ...draft, mode, at });

/** Chooses accounts; what was written for one that is taken out is kept for the case that it comes back. */
export const chooseAccounts = (state: ComposerState, accountIds: readonly string[]): ComposerState => ({
  ...state,
  accountIds: [...new Set(accountIds)],
});

/** Adds videos that are not there yet, each with its first text. */
export function addVideos(state: ComposerState, drafts: readonly VideoDraft[]): ComposerState {
  const known = new Set(state.videos.map(({ videoId }) => videoId));
  return { ...state, videos: [...state.videos, ...drafts.filter(({ videoId }) => !known.has(videoId))] };
}

/** Another file in the place of a video: all that was written stays. */
export const replaceVideo = (state: ComposerState, videoId: string, by: string): ComposerState =>
  state.videos.some((draft) => draft.videoId === by)
    ? removeVideo(state, videoId)
    : changeVideo(state, videoId, (draft) => ({ ...draft, videoId: by }));

/** Writes a cover for one account: into the common text when it alone follows it, else as its own. */
export function writeCover(
  draft: VideoDraft,
  accountId: string,
  chosenIds: readonly string[],
  cover: string,
): VideoDraft {
  const followers = chosenIds.filter((id) => isLinked(draft, id, 'cover'));
  return followers.length === 1 && followers[0] === accountId
    ? writeCommon(draft, { cover })
    : writeOwn(draft, accountId, { cover });
}

export const removeVideo = (state: ComposerState, videoId: string): ComposerState => ({
  ...state,
  videos: state.videos.filter((draft) => draft.videoId !== videoId),
});
