import { useCallback } from 'react';
import { nextFreeSlot, type SlotAccount } from '@/domain/publishing/calendar';
import { localOf } from '@/domain/publishing/zone';
import { merchantZone } from '@/lib/merchantZone';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';

/** Where an account has no times of its own: hours at which many people look at their phones. */
const DEFAULT_SLOTS = ['07:30', '12:00', '18:00', '20:30'];
/** Not sooner, so that whoever approves can still change his mind. */
const LEAD_MS = 15 * 60_000;

interface Timed {
  readonly id: string;
  readonly account_id: string;
}

/**
 * The next free time of a post's account, at its hours by the merchant's clocks.
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
  const timed = { ...account, slots: account.slots.length > 0 ? account.slots : DEFAULT_SLOTS };
  const others = posts.filter(({ id }) => id !== post.id);
  const from = now + LEAD_MS;
  const zone = merchantZone();
  return nextFreeSlot(localOf(from, zone).date, [timed], others, zone, from)?.at;
}

const DAY_MS = 86_400_000;

/** Next free slots for posts, each taking its own: asked when needed, of the calendar as it stands then. */
export function useFreeSlots(accounts: readonly WemediaAccount[]) {
  return useCallback(
    async (posts: readonly PublishItem[]): Promise<Record<string, string>> => {
      const now = Date.now();
      const range = { from: new Date(now - DAY_MS).toISOString(), to: new Date(now + 32 * DAY_MS).toISOString() };
      const { list } = await publishApi.data(range);
      const taken: Pick<PublishItem, 'id' | 'account_id' | 'publish_at' | 'state'>[] = [...list];
      const times: Record<string, string> = {};
      for (const post of posts) {
        const at = slotFor(post, accounts, taken, now);
        if (!at) continue;
        times[post.id] = at;
        taken.push({ id: `${post.id}:new`, account_id: post.account_id, publish_at: at, state: 'scheduled' });
      }
      return times;
    },
    [accounts],
  );
}
