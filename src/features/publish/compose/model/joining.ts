import type { PlatformId } from '@/domain/platforms';
import { type FixedTopics, noFixedTopics } from '@/domain/publishing';
import { changeVideo, chooseAccounts, fixTopics, giveScript, isLinked, writeCommon, writeOwn } from './state';
import type { ComposerState, ScriptTexts, VideoDraft } from './types';

/** An account with what it declares unless someone says otherwise. */
interface JoiningAccount {
  readonly id: string;
  readonly platform: PlatformId;
  readonly ai_declared: boolean;
  /** Topics that each of its posts has; absent = none. */
  readonly fixed_topics?: FixedTopics;
}

/** What a video brings to an account that joins. */
export interface JoiningVideo {
  /** Whether it has to be declared whatever an account is set to. */
  readonly isFromAi: boolean;
  /** What its script says on a platform, in its words and lengths; on all of them together when none is named. */
  readonly scriptTexts: (platform?: PlatformId) => ScriptTexts;
}

/** What an account that joins declares: what the video obliges to, else what the account is set to. */
function declareOn(draft: VideoDraft, account: JoiningAccount, isFirst: boolean, video: JoiningVideo): VideoDraft {
  const wish = video.isFromAi || account.ai_declared;
  if (draft.isDeclarationChosen || !isLinked(draft, account.id, 'ai_declared')) return draft;
  if (wish === draft.common.ai_declared) return draft;
  return isFirst ? writeCommon(draft, { ai_declared: wish }) : writeOwn(draft, account.id, { ai_declared: wish });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const scriptFields = ['title', 'description', 'topics'] as const;

/** A platform gets its own words of the script, as long as nobody has written others by hand, here or for all. */
function scriptOn(draft: VideoDraft, { id, platform }: JoiningAccount, { scriptTexts }: JoiningVideo): VideoDraft {
  const [forAll, here] = [scriptTexts(), scriptTexts(platform)];
  const isGiven = (field: (typeof scriptFields)[number]) =>
    isLinked(draft, id, field) &&
    isSame(draft.common[field], forAll[field]) &&
    here[field] !== undefined &&
    here[field].length > 0 &&
    !isSame(here[field], draft.common[field]);
  return giveScript(draft, id, Object.fromEntries(scriptFields.filter(isGiven).map((field) => [field, here[field]])));
}

const topicsOn = (draft: VideoDraft, { id, platform, fixed_topics = noFixedTopics }: JoiningAccount): VideoDraft =>
  fixTopics(draft, id, platform, fixed_topics);

/** A draft of an earlier time, with the fixed topics that its accounts have now. */
export const refreshTopics = (draft: VideoDraft, chosen: readonly JoiningAccount[]): VideoDraft =>
  chosen.reduce(topicsOn, draft);

const joinOne = (draft: VideoDraft, account: JoiningAccount, isFirst: boolean, video: JoiningVideo): VideoDraft =>
  topicsOn(scriptOn(declareOn(draft, account, isFirst, video), account, video), account);

/**
 * Chooses accounts; one that joins brings its usual AI declaration, its fixed topics and its platform's words of the script
 * along, unless someone has already said it by hand.
 * @param videoOf what a video of the draft brings; undefined when it is not known any more
 */
export function joinAccounts(
  state: ComposerState,
  wanted: readonly string[],
  accounts: readonly JoiningAccount[],
  videoOf: (videoId: string) => JoiningVideo | undefined,
): ComposerState {
  let next = state;
  for (const id of wanted.filter((one) => !state.accountIds.includes(one))) {
    const account = accounts.find((one) => one.id === id);
    const isFirst = next.accountIds.length === 0;
    for (const { videoId } of account ? next.videos : []) {
      const video = videoOf(videoId);
      next = changeVideo(next, videoId, (draft) =>
        account && video ? joinOne(draft, account, isFirst, video) : draft,
      );
    }
    next = chooseAccounts(next, [...next.accountIds, id]);
  }
  return chooseAccounts(next, wanted);
}

/** The same for a video that joins accounts which are chosen already. */
export const joinVideo = (draft: VideoDraft, chosen: readonly JoiningAccount[], video: JoiningVideo): VideoDraft =>
  chosen.reduce((next, account, index) => joinOne(next, account, index === 0, video), draft);
