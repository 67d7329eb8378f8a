import { aiDeclaredByDefault } from '@/domain/platforms';
import { isPast } from '@/domain/publishing';
import type { Video } from '@/services/video/schema';
import {
  addVideos,
  type ComposerState,
  dayAt,
  type JoiningVideo,
  joinAccounts,
  nextCommonSlot,
  refreshTopics,
  startState,
  startVideo,
  stateOfPost,
  type VideoDraft,
} from './model';
import { type SpokenVideo, scriptTexts } from './scriptTexts';
import type { ComposerData } from './useComposerData';

/** What a video brings to an account that joins. */
export const joiningVideo = (video: SpokenVideo): JoiningVideo => ({
  isFromAi: aiDeclaredByDefault(video),
  scriptTexts: (platform) => scriptTexts(video, platform),
});

/** The first draft of a video at the next free time. */
export const firstDraft = (video: Video, at: string): VideoDraft =>
  startVideo({ id: video.id, title: video.title, isFromAi: aiDeclaredByDefault(video), ...scriptTexts(video) }, at);

interface StartOptions {
  readonly videoIds: readonly string[];
  readonly day?: string | undefined;
  /** What the videos were made for, where their records do not say it. */
  readonly platform?: string | undefined;
}

type Accounts = ComposerData['accounts'];

/**
 * The account that a video for a platform goes to: the only one there that may be used, else the one that posted last;
 * none where that does not say which.
 */
function usualAccounts(usable: Accounts, platform: string): readonly string[] {
  const lastPost = ({ health }: Accounts[number]): string => health.last_post_at ?? '';
  const [first, second] = usable
    .filter((one) => one.platform === platform)
    .toSorted((a, b) => (lastPost(a) < lastPost(b) ? 1 : -1));
  if (!first || (second && lastPost(first) === lastPost(second))) return [];
  return [first.id];
}

/** The accounts that the user's own latest plan went to. */
function lastPlannedAccounts({ planned, myId }: ComposerData): readonly string[] {
  const own = planned.filter(({ author, state }) => author.id === myId && state !== 'canceled');
  // What was planned in one go has one moment; the demo's posts share theirs, so the later date decides there.
  const moment = ({ created_at, publish_at }: (typeof own)[number]): string => `${created_at} ${publish_at}`;
  const [last] = own.toSorted((a, b) => (moment(a) < moment(b) ? 1 : -1));
  return own.filter(({ flow_id }) => flow_id === last?.flow_id).map(({ account_id }) => account_id);
}

/**
 * What videos begin with: the account of the platform that they were made for. Where nobody knows the platform, the only
 * account there is, else those of the last time. Videos for different platforms begin with none.
 */
function firstAccounts(data: ComposerData, videos: readonly Video[], asked: string): readonly string[] {
  const usable = data.accounts.filter(({ state, is_closed }) => state !== 'expired' && !is_closed);
  const platforms = new Set(asked ? [asked] : videos.map(({ platform = '' }) => platform));
  const [platform = ''] = platforms;
  if (platforms.size > 1) return [];
  if (platform) return usualAccounts(usable, platform);
  const last = new Set(lastPlannedAccounts(data));
  return (usable.length === 1 ? usable : usable.filter(({ id }) => last.has(id))).map(({ id }) => id);
}

/** What the composer begins with: what was kept of an earlier time, else the videos or the post as they are. */
export function startOf(data: ComposerData, { videoIds, day, platform = '' }: StartOptions, now: Date) {
  const usual = nextCommonSlot([], data.planned, now);
  const at = dayAt(day, usual, now);
  if (data.kept) return { state: resumed(data, data.kept.state, videoIds, at, now), isResumed: true };
  if (data.post) {
    const state = withVideoCover(stateOfPost(data.post), data.videos);
    const isLate = data.post.publish_at !== '' && isPast(data.post.publish_at, now);
    return { state: isLate ? atTime(state, usual) : state, isResumed: false };
  }
  const videos = data.videos.filter(({ id }) => videoIds.includes(id));
  const state = addVideos(
    startState([], at),
    videos.map((video) => firstDraft(video, at)),
  );
  const accounts = firstAccounts(data, videos, platform);
  const joining = (id: string) => {
    const video = videos.find((one) => one.id === id);
    return video && joiningVideo(video);
  };
  return { state: joinAccounts(state, accounts, data.accounts, joining), isResumed: false };
}

/** A post keeps the address of its video's own cover: here that is no cover of its own. */
const withVideoCover = (state: ComposerState, videos: readonly Video[]): ComposerState => ({
  ...state,
  videos: state.videos.map((draft) =>
    videos.some(({ id, cover }) => id === draft.videoId && cover === draft.common.cover)
      ? { ...draft, common: { ...draft.common, cover: '' } }
      : draft,
  ),
});

const atTime = (state: ComposerState, at: string): ComposerState => ({
  ...state,
  videos: state.videos.map((draft) => ({ ...draft, at })),
});

/** An earlier draft as of today: times that have passed are planned anew, fixed topics are the accounts' present ones. */
function resumed(
  data: ComposerData,
  kept: ComposerState,
  videoIds: readonly string[],
  at: string,
  now: Date,
): ComposerState {
  const wanted = data.videos.filter(({ id }) => videoIds.includes(id));
  const times = (draft: VideoDraft): VideoDraft => ({
    ...draft,
    at: draft.at === '' || isPast(draft.at, now) ? at : draft.at,
    accounts: Object.fromEntries(
      Object.entries(draft.accounts).map(([id, { at: own, ...rest }]) => [
        id,
        own !== undefined && !isPast(own, now) ? { ...rest, at: own } : rest,
      ]),
    ),
  });
  const chosen = data.accounts.filter(({ id }) => kept.accountIds.includes(id));
  const topics = (draft: VideoDraft): VideoDraft => (data.post ? draft : refreshTopics(draft, chosen));
  const state = { ...kept, videos: kept.videos.map(times).map(topics) };
  // What was taken out or exchanged stays so: only a draft without any video gets those that were asked for.
  if (data.post || state.videos.length > 0) return state;
  return addVideos(
    state,
    wanted.map((video) => firstDraft(video, at)),
  );
}
