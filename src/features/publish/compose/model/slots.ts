import { minimumGapMinutes, type Planned } from '@/domain/publishing';
import { addDays, localOf, slotMoments } from '@/domain/publishing/zone';
import { merchantZone } from '@/lib/merchantZone';
import type { DraftAccount } from './types';

/** Times at which many people look at their phones, for accounts without slots of their own. */
const usualSlots: readonly string[] = ['07:30', '12:00', '18:00', '20:30'];
/** Not sooner than this, so that one can still think it over. */
const leadMinutes = 15;
const daysAhead = 60;
const minute = 60_000;

const isAlive = ({ state }: Planned): boolean => state !== 'canceled' && state !== 'rejected';
/** By the merchant's days: his times of day and the cap of the platform are meant so. */
const dayKey = (at: number): string => localOf(at, merchantZone()).date;

/**
 * The next slot of an account at which it has no other post close by and its day is not full.
 * @param planned posts that are there, and those that the composer has given a time already
 * @param from not before this moment
 * @returns ISO 8601; undefined when two months are full
 */
export function nextSlot(account: DraftAccount, planned: readonly Planned[], from: Date): string | undefined {
  const own = planned.filter((item) => item.account_id === account.id && item.publish_at !== '' && isAlive(item));
  const taken = own.map((item) => Date.parse(item.publish_at));
  const perDay = new Map<string, number>();
  for (const at of taken) perDay.set(dayKey(at), (perDay.get(dayKey(at)) ?? 0) + 1);
  const times = account.slots.length > 0 ? account.slots : usualSlots;
  const earliest = from.getTime() + leadMinutes * minute;
  for (let day = 0; day < daysAhead; day += 1) {
    const date = addDays(dayKey(from.getTime()), day);
    const isFull = (perDay.get(date) ?? 0) >= account.per_day;
    for (const slot of isFull ? [] : slotMoments(date, times, merchantZone())) {
      const isClose = taken.some((at) => Math.abs(at - slot) < minimumGapMinutes * minute);
      if (slot >= earliest && !isClose) return new Date(slot).toISOString();
    }
  }
  return undefined;
}

/** The next time at which all of the accounts are free, at the slots of the first; for one common time. */
export function nextCommonSlot(accounts: readonly DraftAccount[], planned: readonly Planned[], from: Date): string {
  const [first, ...others] = accounts;
  const leader: DraftAccount = first ?? { id: '', platform: 'douyin', slots: usualSlots, per_day: 50 };
  let start = from;
  for (let tries = 0; tries < 200; tries += 1) {
    const slot = nextSlot(leader, planned, start);
    if (slot === undefined) break;
    const at = Date.parse(slot);
    const isFree = others.every(({ id }) =>
      planned.every(
        (item) =>
          item.account_id !== id ||
          !isAlive(item) ||
          Math.abs(Date.parse(item.publish_at) - at) >= minimumGapMinutes * minute,
      ),
    );
    if (isFree) return slot;
    // The next try begins behind this slot; the lead is counted once.
    start = new Date(at - (leadMinutes - 1) * minute);
  }
  return nextSlot(leader, [], from) ?? from.toISOString();
}
