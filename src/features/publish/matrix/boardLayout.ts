import type { BoardPost } from '@/domain/publishing/matrix';
import { addDays, type LocalDate, localOf } from '@/domain/publishing/zone';

/** Pixels; the style sheet knows the same. */
export const sizes = { account: 144, day: 152, card: 48, gap: 4, pad: 6, head: 44, least: 64 } as const;

export interface BoardLayout {
  readonly days: readonly LocalDate[];
  /** Posts of an account on a day, in the order of time. */
  readonly at: (accountId: string, date: LocalDate) => readonly BoardPost[];
  /** Height of an account's row. */
  readonly heightOf: (accountId: string) => number;
}

const none: readonly BoardPost[] = [];

/** Posts by account and day; days that a hand has moved posts to are added at the ends. */
export function boardLayout(posts: readonly BoardPost[], from: LocalDate, count: number, zone: string): BoardLayout {
  const cells = new Map<string, BoardPost[]>();
  const most = new Map<string, number>();
  let [first, last] = [from, addDays(from, count - 1)];
  for (const post of posts) {
    const { date } = localOf(post.at, zone);
    const key = `${post.account_id}|${date}`;
    const cell = cells.get(key) ?? [];
    cell.push(post);
    cells.set(key, cell);
    most.set(post.account_id, Math.max(most.get(post.account_id) ?? 0, cell.length));
    if (date < first) first = date;
    if (date > last) last = date;
  }
  const days: LocalDate[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) days.push(date);
  return {
    days,
    at: (accountId, date) => cells.get(`${accountId}|${date}`) ?? none,
    heightOf: (accountId) =>
      Math.max(sizes.least, (most.get(accountId) ?? 0) * (sizes.card + sizes.gap) - sizes.gap + sizes.pad * 2),
  };
}
