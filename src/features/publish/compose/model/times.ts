import type { Planned } from '@/domain/publishing';
import { nextSlot } from './slots';
import { accountDraft } from './state';
import type { ComposerState, DraftAccount } from './types';

/** Names a post of the composer: one video on one account. */
export const postKey = (videoId: string, accountId: string): string => `${videoId}|${accountId}`;

/**
 * When each post goes out: its own time, else the common one, else the account's next free slot. Slots are given out in
 * the order of the videos, so that two videos never take the same one.
 * @returns by `postKey`; ISO 8601, empty = no time yet
 */
export function timesOf(
  state: ComposerState,
  accounts: readonly DraftAccount[],
  planned: readonly Planned[],
  now: Date,
): ReadonlyMap<string, string> {
  const times = new Map<string, string>();
  const taken: Planned[] = [...planned];
  const chosen = accounts.filter(({ id }) => state.accountIds.includes(id));
  for (const draft of state.videos) {
    for (const account of chosen) {
      const own = accountDraft(draft, account.id).at;
      const at = own ?? (draft.mode === 'slots' ? (nextSlot(account, taken, now) ?? '') : draft.at);
      times.set(postKey(draft.videoId, account.id), at);
      if (at === '') continue;
      taken.push({
        id: postKey(draft.videoId, account.id),
        video_id: draft.videoId,
        account_id: account.id,
        platform: account.platform,
        publish_at: at,
        state: 'scheduled',
      });
    }
  }
  return times;
}
