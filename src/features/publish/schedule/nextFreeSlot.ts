import { conflictsOf, type Planned } from '@/domain/publishing';

/** Hours at which many people look at their phones; a merchant may take any other time. */
const goodHours: readonly (readonly [hour: number, minute: number])[] = [
  [7, 30],
  [12, 0],
  [18, 0],
  [20, 30],
];
/** Not sooner than this, so that one can still think it over. */
const LEAD_MINUTES = 15;
const DAYS_AHEAD = 30;

interface Wanted {
  readonly video_id: string;
  readonly accounts: readonly { readonly id: string; readonly platform: string }[];
}

/**
 * The next good hour at which none of the accounts has another post close by.
 * @returns local time as a Date; tomorrow's first hour when a month is full
 */
export function nextFreeSlot(wanted: Wanted, planned: readonly Planned[], now: Date): Date {
  const earliest = now.getTime() + LEAD_MINUTES * 60_000;
  const slots = Array.from({ length: DAYS_AHEAD }, (_, day) =>
    goodHours.map(([hour, minute]) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + day, hour, minute)),
  ).flat();
  const coming = slots.filter((slot) => slot.getTime() >= earliest);
  const isFree = (slot: Date) =>
    wanted.accounts.every((account) =>
      conflictsOf(
        {
          video_id: wanted.video_id,
          account_id: account.id,
          platform: account.platform,
          publish_at: slot.toISOString(),
        },
        planned,
      ).every((conflict) => conflict.code !== 'TOO_CLOSE'),
    );
  return coming.find(isFree) ?? coming[0] ?? new Date(earliest);
}
