import { canAct } from '@/domain/publishing';
import { shownByCaller } from '@/lib/request';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import { type OutgoingPost, plannedPost } from '../model';
import type { Exit } from './useComposerSend';

/** What is not said in the post. */
interface PostExtras {
  /** Why it may go out although the merchant's rules stop it; empty = none. */
  readonly overrideReason: string;
  /** To those who approve. */
  readonly note: string;
  /** The video's own cover, for a post that has none of its choice; empty = none. */
  readonly videoCover: string;
}

/**
 * Brings a post that is there to what is written: out of a failure back into work, its words, its time, and on its way.
 * Each step goes with the version that the one before left.
 * Another video goes into a draft only: what was planned is planned again after it.
 * @param seen told after each step, so that a later refusal does not make the earlier ones look like someone else's
 * @throws what the server refused; the steps before it stay done
 */
export async function changePost(
  post: PublishItem,
  wanted: OutgoingPost,
  exit: Exit,
  { overrideReason, note, videoCover }: PostExtras,
  seen: (post: PublishItem) => void,
): Promise<PublishItem> {
  let now = post;
  const step = (next: PublishItem): void => {
    now = next;
    seen(next);
  };
  const override = overrideReason ? { override_reason: overrideReason } : {};
  const id = post.id;
  const isSwapped = wanted.video_id !== post.video_id;
  if (!canAct(now.state, 'edit') || (isSwapped && now.state !== 'draft'))
    step(await publishApi.draft({ id, version: now.version }, shownByCaller));
  const { video_id, account_id: _, publish_at: __, ...texts } = plannedPost(wanted);
  const cover = texts.cover || videoCover;
  const file = isSwapped ? { video_id } : {};
  step(await publishApi.save({ id, version: now.version, ...texts, cover, ...file, ...override }, shownByCaller));
  const at = exit === 'now' ? new Date().toISOString() : wanted.publish_at;
  if (at !== now.publish_at && (at !== '' || now.state === 'draft'))
    step(await publishApi.move({ id, version: now.version, publish_at: at }, shownByCaller));
  const goesOut = exit === 'schedule' || exit === 'now' || (isSwapped && post.state === 'scheduled');
  if (goesOut && canAct(now.state, 'send'))
    step(await publishApi.send({ id, version: now.version, ...override }, shownByCaller));
  const isHandedIn = exit === 'submit' || (isSwapped && post.state === 'pending_approval');
  if (isHandedIn && canAct(now.state, 'submit')) {
    const { list } = await publishApi.submit({ ids: [id], note }, shownByCaller);
    if (list[0]) step(list[0]);
  }
  return now;
}
