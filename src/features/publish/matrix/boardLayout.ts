import type { BoardPost, TakenPost } from '@/domain/publishing/matrix';
import { addDays, type LocalDate, localOf } from '@/domain/publishing/zone';

/** Pixels; the style sheet knows the same. */
export const sizes = {
  account: 168,
  accountNarrow: 104,
  day: 152,
  card: 48,
  taken: 18,
  gap: 4,
  pad: 6,
  head: 44,
  least: 64,
} as const;

export interface BoardLayout {
  readonly days: readonly LocalDate[];
  /** Posts of an account on a day, in the order of time. */
  readonly at: (accountId: string, date: LocalDate) => readonly BoardPost[];
  /** What stands there already, planned before; in the order of time. */
  readonly takenAt: (accountId: string, date: LocalDate) => readonly TakenPost[];
  /** Height of an account's row. */
  readonly heightOf: (accountId: string) => number;
}

interface Range {
  readonly from: LocalDate;
  readonly count: number;
  readonly zone: string;
}

/** Lists by account and day. */
function byCell<T extends TakenPost>(posts: readonly T[], zone: string): Map<string, T[]> {
  const cells = new Map<string, T[]>();
  for (const post of posts) {
    const key = cellOf(post.account_id, localOf(post.at, zone).date);
    const cell = cells.get(key);
    if (cell) cell.push(post);
    else cells.set(key, [post]);
  }
  return cells;
}

const cellOf = (accountId: string, date: LocalDate): string => `${accountId}|${date}`;

/** Posts by account and day, beside what stands there; days that a hand has moved posts to are added at the ends. */
export function boardLayout(
  posts: readonly BoardPost[],
  taken: readonly TakenPost[],
  { from, count, zone }: Range,
): BoardLayout {
  const cells = byCell(posts, zone);
  let [first, last] = [from, addDays(from, count - 1)];
  for (const { at } of posts) {
    const { date } = localOf(at, zone);
    if (date < first) first = date;
    if (date > last) last = date;
  }
  const days: LocalDate[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) days.push(date);
  const standing = byCell(
    [...taken].sort((a, b) => a.at - b.at),
    zone,
  );
  const heightOf = (accountId: string): number => {
    const heights = days.map((date) => {
      const key = cellOf(accountId, date);
      const cards = (cells.get(key)?.length ?? 0) * (sizes.card + sizes.gap);
      return cards + (standing.has(key) ? sizes.taken + sizes.gap : 0) - sizes.gap + sizes.pad * 2;
    });
    return Math.max(sizes.least, ...heights);
  };
  return {
    days,
    at: (accountId, date) => cells.get(cellOf(accountId, date)) ?? [],
    takenAt: (accountId, date) => standing.get(cellOf(accountId, date)) ?? [],
    heightOf,
  };
}
