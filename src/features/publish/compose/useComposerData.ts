import { useModel } from '@umijs/max';
import { type KnownByVideo, loadKnownFacts } from '@/blocks/publishing';
import { type GatePolicy, gatePolicyOf } from '@/domain/publishing';
import { useLoad } from '@/hooks/useLoad';
import { isGone, shownByCaller } from '@/lib/request';
import { merchantApi } from '@/services/merchant/api';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import { videoApi } from '@/services/video/api';
import type { Video } from '@/services/video/schema';
import { wemediaApi } from '@/services/wemedia/api';
import type { WemediaView } from '@/services/wemedia/schema';
import { type KeptDraft, keptDrafts, keptKey } from './model';

const DAY = 86_400_000;

export interface ComposerData {
  readonly accounts: readonly WemediaView[];
  /** Items of the coming two months and of the last week, for free slots and conflicts. */
  readonly planned: readonly PublishItem[];
  /** Who plans. */
  readonly myId: string;
  /** What marked words do to a post. */
  readonly policy: GatePolicy;
  readonly videos: readonly Video[];
  /** What is known of a video's goods, by the video's id. */
  readonly known: KnownByVideo;
  /** Videos that were asked for and are gone. */
  readonly gone: readonly string[];
  /** The post that is changed. */
  readonly post: PublishItem | undefined;
  /** What had been written before and not sent. */
  readonly kept: KeptDraft | undefined;
  readonly keptAs: string;
}

/** Videos that are there, and the ids of those that are not any more. @throws what kept one from being read */
async function loadVideos(ids: readonly string[]): Promise<Pick<ComposerData, 'videos' | 'gone'>> {
  const asked = await Promise.allSettled(ids.map((id) => videoApi.info({ id }, shownByCaller)));
  for (const one of asked) if (one.status === 'rejected' && !isGone(one.reason)) throw one.reason;
  const videos = asked.flatMap((one) => (one.status === 'fulfilled' && one.value.status === 1 ? [one.value] : []));
  return { videos, gone: ids.filter((id) => !videos.some((video) => video.id === id)) };
}

/** All that the composer must know before the first letter, in one go. */
export function useComposerData(videoIds: readonly string[], postId: string | undefined) {
  const { initialState } = useModel('@@initialState');
  const myId = initialState?.currentUser?.id ?? '';
  return useLoad(
    async (): Promise<ComposerData> => {
      const keptAs = keptKey(postId, videoIds);
      const kept = keptDrafts.read(keptAs);
      const now = Date.now();
      const range = { from: new Date(now - 7 * DAY).toISOString(), to: new Date(now + 61 * DAY).toISOString() };
      const [accounts, planned, merchant, post] = await Promise.all([
        wemediaApi.data(shownByCaller),
        publishApi.data(range, shownByCaller),
        merchantApi.info({}, shownByCaller),
        postId ? publishApi.info({ id: postId }, shownByCaller) : undefined,
      ]);
      const ids = post ? [post.video_id] : [...videoIds, ...(kept?.state.videos.map(({ videoId }) => videoId) ?? [])];
      const found = await loadVideos([...new Set(ids)]);
      return {
        accounts: accounts.list,
        planned: planned.list,
        myId,
        policy: gatePolicyOf(merchant),
        ...found,
        known: await loadKnownFacts(found.videos),
        post,
        kept,
        keptAs,
      };
    },
    { refreshDeps: [videoIds.join(), postId] },
  );
}
