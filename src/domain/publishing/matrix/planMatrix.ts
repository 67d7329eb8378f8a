import { type AccountSlots, accountSlots, slotDays } from './accountSlots';
import { draw } from './draw';
import type { MatrixAccount, MatrixInput, MatrixPlan, MatrixPost, MatrixVideo, Unplaced } from './types';

interface Lane {
  readonly account: MatrixAccount;
  readonly slots: AccountSlots;
  /** Versions that go out here, in the order of the choice. */
  readonly videos: string[];
}

/** Where a version has to go: one of these accounts. */
interface Demand {
  readonly video: MatrixVideo;
  readonly platform?: string;
  readonly lanes: readonly Lane[];
}

const key = (videoId: string, platform: string): string => `${videoId}\u0000${platform}`;

const roomOf = ({ slots, videos }: Lane): number => slots.free.length - videos.length;

/**
 * Lays versions out over accounts and times: no version twice on a platform, gaps and caps an account kept together with
 * what is planned already, no time in the past or outside of a platform's window, spread over the days. What cannot be
 * placed is told with its reason.
 *
 * Pure and deterministic by `rules.seed`; 100 versions on 30 accounts take a few milliseconds.
 */
export function planMatrix(input: MatrixInput): MatrixPlan {
  const lanes = lanesOf(input);
  const isThere = new Set(input.taken.map(({ video_id, platform }) => key(video_id, platform)));
  const unplaced: Unplaced[] = [];
  for (const demand of demandsOf(input, lanes)) {
    const answer = place(demand, isThere, input);
    if (answer) unplaced.push(answer);
  }
  const posts = lanes.flatMap((lane) => postsOf(lane, input.rules.spread));
  const room = Object.fromEntries(lanes.map((lane) => [lane.account.id, roomOf(lane)]));
  return { posts: posts.sort(byTime), unplaced, room };
}

function lanesOf({ accounts, taken, rules, now }: MatrixInput): Lane[] {
  const moments = new Map<string, number[]>();
  for (const { account_id, at } of taken) moments.set(account_id, [...(moments.get(account_id) ?? []), at]);
  const daysOf = slotDays(rules);
  return accounts.map((account) => ({
    account,
    slots: accountSlots(account, moments.get(account.id) ?? [], rules, now, daysOf),
    videos: [],
  }));
}

function demandsOf({ videos, rules }: MatrixInput, lanes: readonly Lane[]): Demand[] {
  if (rules.reach === 'once') return videos.map((video) => ({ video, lanes }));
  const platforms = [...new Set(lanes.map(({ account }) => account.platform))];
  return videos.flatMap((video) =>
    platforms.map((platform) => ({
      video,
      platform,
      lanes: lanes.filter(({ account }) => account.platform === platform),
    })),
  );
}

/** Gives a version to the account that is least full of those that take it. @returns why not, when it has no place */
function place({ video, platform, lanes }: Demand, isThere: Set<string>, input: MatrixInput): Unplaced | undefined {
  const refused = (reason: Unplaced['reason'], codes: readonly string[] = []): Unplaced => ({
    video_id: video.id,
    ...(platform ? { platform } : {}),
    reason,
    codes,
  });
  const fresh = lanes.filter(({ account }) => !isThere.has(key(video.id, account.platform)));
  if (fresh.length === 0) return refused('duplicate');
  const codes = new Set<string>();
  const willing = fresh.filter(({ account }) => {
    const reasons = input.refuses?.(video, account) ?? [];
    for (const reason of reasons) codes.add(reason);
    return reasons.length === 0;
  });
  if (willing.length === 0) return refused('refused', [...codes].sort());
  if (!willing.some(({ slots }) => slots.hasAny)) return refused('noSlots');
  const open = willing.filter((lane) => roomOf(lane) > 0);
  if (open.length === 0) return refused('full');
  const [lane] = open
    .map((each) => ({
      each,
      fullness: each.videos.length / each.slots.free.length,
      lot: draw(input.rules.seed, video.id, each.account.id),
    }))
    .sort((a, b) => a.fullness - b.fullness || a.lot - b.lot)
    .map(({ each }) => each);
  if (!lane) return refused('full');
  lane.videos.push(video.id);
  isThere.add(key(video.id, lane.account.platform));
  return undefined;
}

function postsOf({ account, slots, videos }: Lane, spread: 'even' | 'early'): MatrixPost[] {
  const { free } = slots;
  const share = spread === 'even' ? free.length / Math.max(1, videos.length) : 1;
  return videos.flatMap((video_id, index) => {
    const at = free[Math.floor(index * share)];
    return at === undefined ? [] : [{ video_id, account_id: account.id, platform: account.platform, at }];
  });
}

const byTime = (a: MatrixPost, b: MatrixPost): number =>
  a.at - b.at || (a.account_id < b.account_id ? -1 : Number(a.account_id > b.account_id));
