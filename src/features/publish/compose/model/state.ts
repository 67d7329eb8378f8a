import type { PlatformId } from '@/domain/platforms';
import { type FixedTopics, hasFixedTopics, joinTopics } from '@/domain/publishing';
import type { PlatformFields } from '@/services/publish/schema';
import type { AccountDraft, ComposerState, PostTexts, ScriptTexts, TextField, TimeMode, VideoDraft } from './types';

const plain: AccountDraft = { own: {}, fields: {} };

/** What is said on one account only. */
export const accountDraft = (draft: VideoDraft, accountId: string): AccountDraft => draft.accounts[accountId] ?? plain;

/** The topics of an account without its fixed ones around them. */
export const topicsWithin = (draft: VideoDraft, accountId: string): readonly string[] => {
  const { own, script } = accountDraft(draft, accountId);
  return own.topics ?? script?.topics ?? draft.common.topics;
};

/** What goes out on an account: the common text, before it what the script says there, before both what is its own. */
export function textsOf(draft: VideoDraft, accountId: string): PostTexts {
  const { own, script, fixedTopics } = accountDraft(draft, accountId);
  const topics = topicsWithin(draft, accountId);
  return {
    ...draft.common,
    ...script,
    topics: fixedTopics ? joinTopics(topics, fixedTopics, fixedTopics.platform).topics : topics,
    ...own,
  };
}

/** Whether a field of the account follows the common text. */
export const isLinked = (draft: VideoDraft, accountId: string, field: TextField): boolean =>
  !(field in accountDraft(draft, accountId).own) && !isScripted(draft, accountId, field);

/** Whether the account says in a field what the script gave its platform, which the common text may still replace. */
export function isScripted(draft: VideoDraft, accountId: string, field: TextField): boolean {
  const { own, script = {} } = accountDraft(draft, accountId);
  return field in script && !(field in own);
}

/** Whether the account still says anything in the script's words for its platform. */
export const hasScript = (draft: VideoDraft, accountId: string): boolean =>
  Object.keys(accountDraft(draft, accountId).script ?? {}).some((field) =>
    isScripted(draft, accountId, field as TextField),
  );

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

const without = (script: ScriptTexts | undefined, fields: readonly string[]): ScriptTexts =>
  Object.fromEntries(Object.entries(script ?? {}).filter(([field]) => !fields.includes(field)));

/** Writes the common text; accounts keep what somebody wrote for them, what the script gave them makes room. */
export function writeCommon(draft: VideoDraft, patch: Partial<PostTexts>): VideoDraft {
  const written = Object.keys(patch);
  const accounts = Object.entries(draft.accounts).map(([id, { script, ...account }]) => {
    const left = without(script, written);
    return [id, Object.keys(left).length > 0 ? { ...account, script: left } : account];
  });
  return { ...draft, common: { ...draft.common, ...patch }, accounts: Object.fromEntries(accounts) };
}

/** Writes for one account: the fields in the patch are its own from here. */
export const writeOwn = (draft: VideoDraft, accountId: string, patch: Partial<PostTexts>): VideoDraft =>
  withAccount(draft, accountId, { own: { ...accountDraft(draft, accountId).own, ...patch } });

/** Gives an account what the script says on its platform. */
export const giveScript = (draft: VideoDraft, accountId: string, script: ScriptTexts): VideoDraft =>
  Object.keys(script).length > 0
    ? withAccount(draft, accountId, { script: { ...accountDraft(draft, accountId).script, ...script } })
    : draft;

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

/** Lets the account follow the common text again; what was its own, or the script's, goes. */
export function link(draft: VideoDraft, accountId: string, field: TextField): VideoDraft {
  const { own: before, script } = accountDraft(draft, accountId);
  const { [field]: _, ...own } = before;
  return withAccount(draft, accountId, script ? { own, script: without(script, [field]) } : { own });
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
