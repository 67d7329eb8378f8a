import { localOf } from '../zone';
import type { MatrixAccount, MatrixPost, MatrixRules, TakenPost } from './types';

export type MatrixFault =
  /** The version goes out twice on a platform. */
  | 'sameVersion'
  /** Another post of the account is closer than the gap. */
  | 'tooClose'
  /** More posts of the account than its cap allows that day. */
  | 'dayFull'
  | 'past'
  /** Outside of the time in which the platform itself publishes. */
  | 'window';

export interface MatrixConflict {
  readonly post: MatrixPost;
  readonly fault: MatrixFault;
  /** The other post, for `sameVersion` and `tooClose`. */
  readonly other?: MatrixPost;
}

const minute = 60_000;
const day = 86_400_000;

type Rules = Pick<MatrixRules, 'zone' | 'minGapMinutes' | 'perDay' | 'windows'>;

/**
 * What is wrong with a plan as it stands, together with what is planned already: said before it is committed, also after
 * posts have been moved by hand. A plan of `planMatrix` has no fault.
 */
export function checkMatrix(
  posts: readonly MatrixPost[],
  taken: readonly TakenPost[],
  accounts: readonly MatrixAccount[],
  rules: Rules,
  now: number,
): MatrixConflict[] {
  const all: readonly MatrixPost[] = [...taken, ...posts];
  const wanted = new Set(posts);
  const found = [
    ...grouped(all, (post) => `${post.video_id}\u0000${post.platform}`).flatMap((group) => sameVersion(group, wanted)),
    ...grouped(all, (post) => post.account_id).flatMap((group) => tooClose(group, wanted, rules)),
    ...grouped(all, (post) => `${post.account_id}\u0000${localOf(post.at, rules.zone).date}`).flatMap((group) =>
      dayFull(group, wanted, capOf(group, accounts, rules)),
    ),
    ...posts.flatMap((post) => outOfTime(post, rules, now)),
  ];
  return found.sort((a, b) => a.post.at - b.post.at);
}

function grouped(
  posts: readonly MatrixPost[],
  keyOf: (post: MatrixPost) => string,
): readonly (readonly MatrixPost[])[] {
  const groups = new Map<string, MatrixPost[]>();
  for (const post of posts) {
    const group = groups.get(keyOf(post));
    if (group) group.push(post);
    else groups.set(keyOf(post), [post]);
  }
  return [...groups.values()].map((group) => group.sort((a, b) => a.at - b.at));
}

function sameVersion(group: readonly MatrixPost[], wanted: ReadonlySet<MatrixPost>): MatrixConflict[] {
  // What stands there already comes first: the new one is the one too many.
  const [first, ...others] = [...group].sort((a, b) => Number(wanted.has(a)) - Number(wanted.has(b)));
  return others.flatMap((post): MatrixConflict[] =>
    wanted.has(post) && first ? [{ post, fault: 'sameVersion', other: first }] : [],
  );
}

function tooClose(group: readonly MatrixPost[], wanted: ReadonlySet<MatrixPost>, rules: Rules): MatrixConflict[] {
  return group.flatMap((post, index): MatrixConflict[] => {
    const before = group[index - 1];
    if (!before || post.at - before.at >= Math.max(1, rules.minGapMinutes * minute)) return [];
    if (wanted.has(post)) return [{ post, fault: 'tooClose', other: before }];
    return wanted.has(before) ? [{ post: before, fault: 'tooClose', other: post }] : [];
  });
}

const capOf = (group: readonly MatrixPost[], accounts: readonly MatrixAccount[], rules: Rules): number =>
  accounts.find(({ id }) => id === group[0]?.account_id)?.perDay ?? rules.perDay;

function dayFull(group: readonly MatrixPost[], wanted: ReadonlySet<MatrixPost>, cap: number): MatrixConflict[] {
  const fresh = group.filter((post) => wanted.has(post));
  const tooMany = Math.min(fresh.length, group.length - cap);
  return tooMany > 0 ? fresh.slice(-tooMany).map((post) => ({ post, fault: 'dayFull' })) : [];
}

function outOfTime(post: MatrixPost, { windows }: Rules, now: number): MatrixConflict[] {
  if (post.at < now) return [{ post, fault: 'past' }];
  const window = windows?.[post.platform];
  if (!window) return [];
  const isOutside = post.at < now + window.minMinutes * minute || post.at > now + window.maxDays * day;
  return isOutside ? [{ post, fault: 'window' }] : [];
}
