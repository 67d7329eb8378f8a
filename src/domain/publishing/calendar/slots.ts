import { minimumGapMinutes } from '../schedule';
import { addDays, type LocalDate, slotMoments } from '../zone';
import { clockOf } from './clock';

/** An account as far as its slots go. */
export interface SlotAccount {
  readonly id: string;
  /** Times of day, `HH:mm`, by the merchant's clocks. */
  readonly slots: readonly string[];
  readonly per_day: number;
  readonly state: string;
}

interface SlotPost {
  readonly account_id: string;
  /** Empty = no time. */
  readonly publish_at: string;
  readonly state: string;
}

/** A time at which accounts could post and nothing stands yet. */
export interface SlotPlace<Account> {
  readonly date: LocalDate;
  readonly minutes: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly accounts: readonly Account[];
}

const isDead = ({ state }: SlotPost): boolean => state === 'canceled' || state === 'rejected';

/** What takes an account's slots. */
interface Taken {
  readonly at: number;
  readonly date: LocalDate;
}

function takenBy(posts: readonly SlotPost[], read: ReturnType<typeof clockOf>): Map<string, Taken[]> {
  const taken = new Map<string, Taken[]>();
  for (const post of posts) {
    if (post.publish_at === '' || isDead(post)) continue;
    const at = Date.parse(post.publish_at);
    const list = taken.get(post.account_id);
    if (list) list.push({ at, date: read(at).date });
    else taken.set(post.account_id, [{ at, date: read(at).date }]);
  }
  return taken;
}

/**
 * The free slots of some days, in the order of time: not in the past, no other post of the account within the minimum
 * gap, its cap a day not reached, its login alive.
 *
 * @param zone IANA name, the merchant's: dates and minutes are those of its clocks
 * @param now milliseconds since 1970
 */
export function freeSlots<Account extends SlotAccount>(
  dates: readonly LocalDate[],
  accounts: readonly Account[],
  posts: readonly SlotPost[],
  zone: string,
  now: number,
): SlotPlace<Account>[] {
  const read = clockOf(zone);
  const taken = takenBy(posts, read);
  return dates.flatMap((date) => {
    const places = new Map<number, Account[]>();
    for (const account of accounts) {
      const own = account.state === 'expired' ? [] : account.slots;
      const others = taken.get(account.id) ?? [];
      for (const at of slotMoments(date, own, zone)) {
        const isFull = others.filter((one) => one.date === date).length >= account.per_day;
        const isTaken = others.some((one) => Math.abs(one.at - at) < minimumGapMinutes * 60_000);
        if (at <= now || isFull || isTaken) continue;
        const place = places.get(at);
        if (place) place.push(account);
        else places.set(at, [account]);
      }
    }
    return [...places]
      .sort(([a], [b]) => a - b)
      .map(([at, list]) => ({ date, minutes: read(at).minutes, at: new Date(at).toISOString(), accounts: list }));
  });
}

const daysAhead = 30;

/**
 * The next free slot of any of the accounts from a day on.
 * @returns undefined where a month has none
 */
export function nextFreeSlot<Account extends SlotAccount>(
  from: LocalDate,
  accounts: readonly Account[],
  posts: readonly SlotPost[],
  zone: string,
  now: number,
): SlotPlace<Account> | undefined {
  for (let index = 0; index < daysAhead; index += 1) {
    const [place] = freeSlots([addDays(from, index)], accounts, posts, zone, now);
    if (place) return place;
  }
  return undefined;
}
