import { type GatePolicy, gatePolicyOf } from '@/domain/publishing';
import { shownByCaller } from '@/lib/request';
import { merchantApi } from '@/services/merchant/api';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import { videoApi } from '@/services/video/api';
import type { Video } from '@/services/video/schema';
import { wemediaApi } from '@/services/wemedia/api';
import type { WemediaView } from '@/services/wemedia/schema';

export interface SchedulingData {
  readonly videos: readonly Video[];
  /** Those that the viewer may publish by. */
  readonly accounts: readonly WemediaView[];
  /** What holds its place on an account: planned, under way or out. */
  readonly live: readonly PublishItem[];
  readonly policy: GatePolicy;
}

const day = 86_400_000;
/** How far back a version counts as shown, and how far ahead plans are known; days. */
const reach = { back: 365, ahead: 400 };
const pageSize = 500;

/** What no longer holds a place: it did not go out, or never will. */
const gone: readonly PublishItem['state'][] = ['canceled', 'rejected', 'platform_rejected', 'failed'];

async function allVideos(): Promise<Video[]> {
  const list: Video[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await videoApi.data({ status: 1, page, page_size: pageSize }, shownByCaller);
    list.push(...answer.list);
    if (answer.list.length < pageSize || list.length >= answer.paginator.total) return list;
  }
}

/** Everything that planning many posts must know, in one go. */
export async function loadSchedulingData(): Promise<SchedulingData> {
  const now = Date.now();
  const range = {
    from: new Date(now - reach.back * day).toISOString(),
    to: new Date(now + reach.ahead * day).toISOString(),
  };
  const [videos, accounts, posts, merchant] = await Promise.all([
    allVideos(),
    wemediaApi.data(shownByCaller),
    publishApi.data(range, shownByCaller),
    merchantApi.info({}, shownByCaller),
  ]);
  return {
    videos,
    accounts: accounts.list.filter(({ is_closed }) => !is_closed),
    live: posts.list.filter(({ state, publish_at }) => publish_at !== '' && !gone.includes(state)),
    policy: gatePolicyOf(merchant),
  };
}

/** As the planner wants them. */
export const toTakenSlots = (live: readonly PublishItem[]) =>
  live.map(({ video_id, account_id, platform, publish_at }) => ({
    video_id,
    account_id,
    platform,
    at: Date.parse(publish_at),
  }));
