import { conflictsOf, type Planned } from '../schedule';

/** When nothing is said about an account: hours at which many people look at their phones. */
const usualSlots = ['07:30', '12:00', '18:00', '20:30'] as const;
/** Not sooner, so that whoever approves can still change his mind. */
const leadMinutes = 15;
const daysAhead = 30;

export interface SlotAccount {
  readonly id: string;
  readonly platform: string;
  /** `HH:mm`; empty = the usual ones. */
  readonly slots: readonly string[];
  readonly per_day: number;
}

const dayKey = (at: Date): string => `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`;

/**
 * The account's next time of day with room: not within the gap of another of its posts, and below its number a day.
 * Local time of the caller.
 * @param planned the account's posts, planned and out; others are ignored
 * @returns undefined when a month is full
 */
export function nextSlot(
  post: { readonly id?: string; readonly video_id: string },
  account: SlotAccount,
  planned: readonly Planned[],
  now: Date,
): Date | undefined {
  const own = planned.filter(
    (item) => item.account_id === account.id && item.id !== post.id && item.publish_at && item.state !== 'canceled',
  );
  const perDay = new Map<string, number>();
  for (const { publish_at } of own) {
    const key = dayKey(new Date(publish_at));
    perDay.set(key, (perDay.get(key) ?? 0) + 1);
  }
  const times = [...(account.slots.length > 0 ? account.slots : usualSlots)].sort();
  const earliest = now.getTime() + leadMinutes * 60_000;
  const wanted = { video_id: post.video_id, account_id: account.id, platform: account.platform };
  for (let day = 0; day < daysAhead; day += 1) {
    for (const time of times) {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + day, hour, minute);
      if (at.getTime() < earliest || (perDay.get(dayKey(at)) ?? 0) >= account.per_day) continue;
      const conflicts = conflictsOf({ ...wanted, publish_at: at.toISOString() }, own);
      if (conflicts.every(({ code }) => code !== 'TOO_CLOSE')) return at;
    }
  }
  return undefined;
}
