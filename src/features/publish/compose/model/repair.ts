import { replaceMark } from '@/domain/compliance';
import {
  checkPost,
  type PlatformId,
  type PostFinding,
  type PostPatch,
  type PostVideo,
  repairPost,
} from '@/domain/platforms';
import type { GateFact, TextGateMark } from '@/domain/publishing/gate';
import type { PlatformFields } from '@/services/publish/schema';
import { checkable } from './checkable';
import {
  accountDraft,
  changeVideo,
  isCommonText,
  isLinked,
  textsOf,
  writeCommon,
  writeFields,
  writeOwn,
} from './state';
import type { ComposerState, PostTexts, TextField, VideoDraft } from './types';

interface Target {
  readonly id: string;
  readonly platform: PlatformId;
}

const postOf = (draft: VideoDraft, { id }: Target) => checkable(textsOf(draft, id), accountDraft(draft, id).fields);

/** What the repair of the same fault would make of a field on another account. */
function mendedOn(draft: VideoDraft, target: Target, code: PostFinding['code'], field: TextField): unknown {
  const post = postOf(draft, target);
  const finding = checkPost(target.platform, post).find((one) => one.code === code);
  const patch = finding && repairPost(target.platform, post, finding);
  return patch?.[field as keyof PostPatch];
}

/**
 * Writes a repair where it hurts least: into the common text when every chosen account that follows the field would be
 * mended to the same, else into the account's own text, so that the others keep what they can show.
 */
function applyRepair(
  draft: VideoDraft,
  target: Target,
  { fields, ...texts }: PostPatch,
  code: PostFinding['code'],
  chosen: readonly Target[],
): VideoDraft {
  let next = draft;
  for (const [field, value] of Object.entries(texts) as [TextField, PostTexts[TextField]][]) {
    const followers = chosen.filter(({ id }) => isLinked(draft, id, field));
    const isShared =
      isCommonText(draft, target.id, field) &&
      followers.every((one) => JSON.stringify(mendedOn(draft, one, code, field)) === JSON.stringify(value));
    next = isShared ? writeCommon(next, { [field]: value }) : writeOwn(next, target.id, { [field]: value });
  }
  return fields ? writeFields(next, target.id, fields as PlatformFields) : next;
}

/** One finding mended, if a click can. */
export function repairOne(
  draft: VideoDraft,
  target: Target,
  finding: PostFinding,
  chosen: readonly Target[],
): VideoDraft {
  const patch = repairPost(target.platform, postOf(draft, target), finding);
  return patch ? applyRepair(draft, target, patch, finding.code, chosen) : draft;
}

/** Whether a click mends it without a file being made anew. */
export const isTextRepair = ({ repair }: PostFinding): boolean =>
  repair !== undefined && repair !== 'cropCover' && repair !== 'transcode';

/** Mends all that can be mended without a person, on all chosen accounts and in all videos. */
export function repairAll(
  state: ComposerState,
  chosen: readonly Target[],
  videos: ReadonlyMap<string, PostVideo>,
): ComposerState {
  return state.videos.reduce(
    (next, { videoId }) =>
      changeVideo(next, videoId, (draft) =>
        chosen.reduce((mended, target) => repairTarget(mended, target, chosen, videos.get(videoId)), draft),
      ),
    state,
  );
}

/** One repair can bring out another fault of the same text; none is tried twice. */
function repairTarget(
  draft: VideoDraft,
  target: Target,
  chosen: readonly Target[],
  video: PostVideo | undefined,
): VideoDraft {
  const tried = new Set<string>();
  let next = draft;
  for (;;) {
    const finding = checkPost(target.platform, postOf(next, target), video).find(
      (one) => isTextRepair(one) && !tried.has(one.code + (one.platformField?.id ?? '')),
    );
    if (!finding) return next;
    tried.add(finding.code + (finding.platformField?.id ?? ''));
    next = repairOne(next, target, finding, chosen);
  }
}

interface Place {
  readonly field: 'title' | 'description' | 'topics';
  /** Which topic. */
  readonly index: number;
}

/** One field's text changed, where the account has it from; a topic that is left empty goes. */
function changeText(
  draft: VideoDraft,
  accountId: string,
  { field, index }: Place,
  change: (text: string) => string,
): VideoDraft {
  const texts = textsOf(draft, accountId);
  const patch: Partial<PostTexts> =
    field === 'topics'
      ? { topics: texts.topics.map((topic, at) => (at === index ? change(topic) : topic)).filter(Boolean) }
      : { [field]: change(texts[field]) };
  return isCommonText(draft, accountId, field) ? writeCommon(draft, patch) : writeOwn(draft, accountId, patch);
}

/** One marked place replaced. */
export const replaceIn = (draft: VideoDraft, accountId: string, found: TextGateMark, suggestion: string): VideoDraft =>
  changeText(draft, accountId, found, (text) => replaceMark(text, found.mark, suggestion));

/** A statement put as the goods' record has it; a text that has changed meanwhile is left as it is. */
export const replaceFact = (draft: VideoDraft, accountId: string, found: GateFact, correction: string): VideoDraft =>
  changeText(draft, accountId, found, (text) => {
    const { from, to } = found.fact;
    return text.slice(from, to) === found.written ? text.slice(0, from) + correction + text.slice(to) : text;
  });
