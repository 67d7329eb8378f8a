import { useCallback } from 'react';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { slotFor } from './slotFor';

const day = 86_400_000;

/** Next free slots for posts, each taking its own: asked when needed, of the calendar as it stands then. */
export function useSlots(accounts: readonly WemediaAccount[]) {
  return useCallback(
    async (posts: readonly PublishItem[]): Promise<Record<string, string>> => {
      const now = Date.now();
      const range = { from: new Date(now - day).toISOString(), to: new Date(now + 32 * day).toISOString() };
      const { list } = await publishApi.data(range, { skipErrorHandler: true });
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
