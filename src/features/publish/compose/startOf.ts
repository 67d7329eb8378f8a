import { aiDeclaredByDefault, type PlatformId, platformIds, platforms, titleWeight } from '@/domain/platforms';
import { isPast } from '@/domain/publishing';
import { postTextsOf } from '@/domain/writing/postTexts';
import { spokenLines } from '@/domain/writing/spokenLines';
import type { Video, VideoDetail } from '@/services/video/schema';
import {
  addVideos,
  type ComposerState,
  dayAt,
  type JoiningVideo,
  nextCommonSlot,
  refreshTopics,
  startState,
  startVideo,
  stateOfPost,
  type VideoDraft,
} from './model';
import type { ComposerData } from './useComposerData';

type SpokenVideo = Video & Partial<Pick<VideoDetail, 'texts'>>;

/** Texts from what the video says, its title within the length of every one of the platforms. */
function scriptTexts({ goods_title, goods_spoken_name, texts = [] }: SpokenVideo, on: readonly PlatformId[]) {
  const lines = spokenLines(texts);
  const isAllowed = (title: string) => on.every((id) => titleWeight(id, title) <= platforms[id].title.max);
  const maxTopics = Math.min(...on.map((id) => platforms[id].topics.max));
  return lines.length > 0
    ? postTextsOf({ lines, goodsTitle: goods_title, spokenName: goods_spoken_name }, isAllowed, maxTopics)
    : undefined;
}

/** A title that someone gave the video himself stays; one that the shop's name was taken for does not. */
const isShopTitle = ({ title, goods_title }: Video) => goods_title !== '' && title.startsWith(goods_title);

/** What the video says becomes its first text: a title that every platform takes, for the accounts are chosen later. */
function textsOf(video: SpokenVideo) {
  const made = scriptTexts(video, platformIds);
  if (!made) return { title: video.title };
  return { ...made, title: isShopTitle(video) && made.title ? made.title : video.title };
}

/** What a video brings to an account that joins. */
export const joiningVideo = (video: SpokenVideo): JoiningVideo => ({
  isFromAi: aiDeclaredByDefault(video),
  scriptTitle: (platform) =>
    isShopTitle(video) ? (scriptTexts(video, platform ? [platform] : platformIds)?.title ?? '') : '',
});

/** The first draft of a video at the next free time. */
export const firstDraft = (video: Video, at: string): VideoDraft =>
  startVideo({ id: video.id, isFromAi: aiDeclaredByDefault(video), ...textsOf(video) }, at);

/** What the composer begins with: what was kept of an earlier time, else the videos or the post as they are. */
export function startOf(data: ComposerData, videoIds: readonly string[], day: string | undefined, now: Date) {
  const usual = nextCommonSlot([], data.planned, now);
  const at = dayAt(day, usual, now);
  if (data.kept) return { state: resumed(data, data.kept.state, videoIds, at, now), isResumed: true };
  if (data.post) {
    const state = withVideoCover(stateOfPost(data.post), data.videos);
    const isLate = data.post.publish_at !== '' && isPast(data.post.publish_at, now);
    return { state: isLate ? atTime(state, usual) : state, isResumed: false };
  }
  const videos = data.videos.filter(({ id }) => videoIds.includes(id));
  const state = startState([], at);
  return {
    state: addVideos(
      state,
      videos.map((video) => firstDraft(video, at)),
    ),
    isResumed: false,
  };
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
