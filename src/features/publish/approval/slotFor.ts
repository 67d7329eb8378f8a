import { nextFreeSlot, type SlotAccount } from '@/domain/publishing/calendar';
import { localOf } from '@/domain/publishing/zone';

/** Where an account has no times of its own: hours at which many people look at their phones. */
const usualSlots = ['07:30', '12:00', '18:00', '20:30'];
/** Not sooner, so that whoever approves can still change his mind. */
const leadMs = 15 * 60_000;

interface Timed {
  readonly id: string;
  readonly account_id: string;
}

/**
 * The next free time of a post's account, in the browser's time zone.
 * @param posts what stands in the calendar; the post itself is not in its own way
 * @param now milliseconds
 * @returns ISO 8601; undefined where the account is gone or a month is full
 */
export function slotFor(
  post: Timed,
  accounts: readonly SlotAccount[],
  posts: readonly (Timed & { readonly publish_at: string; readonly state: string })[],
  now: number,
): string | undefined {
  const account = accounts.find(({ id }) => id === post.account_id);
  if (!account) return undefined;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timed = { ...account, slots: account.slots.length > 0 ? account.slots : usualSlots };
  const others = posts.filter(({ id }) => id !== post.id);
  const from = now + leadMs;
  return nextFreeSlot(localOf(from, zone).date, [timed], others, zone, from)?.at;
}
