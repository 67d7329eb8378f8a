import { move, type PublishState } from '../../../src/domain/publishing';
import type { Video } from '../../../src/services/video/schema';
import { clock } from '../../_core/clock';
import { type Db, dbOf, globalDb, type Row } from '../../_core/store';
import { type NextMove, nextMove, type Surroundings } from './nextMove';
import { followWithTask } from './publishTask';
import { tell } from './tell';
import type { PublishRow, WemediaRow } from './types';

const speed = (): number => Math.max(0.1, Number(process.env.MOCK_PUBLISH_SPEED) || 1);

const reasonStates: readonly PublishState[] = ['failed', 'unknown', 'platform_rejected', 'waiting_user', 'rejected'];

export const postsOf = (db: Db) => db.table<PublishRow>('publish');
export const wemediaOf = (db: Db) => db.table<WemediaRow>('wemedia');

/** Moves an item by the table of the domain, with history, task and notice. */
export function moveItem(db: Db, item: PublishRow, to: PublishState, note: string, at = clock.iso()): PublishRow {
  const moved = move(item, to, at, note);
  const next: PublishRow = {
    ...moved,
    reason: reasonStates.includes(to) ? note : undefined,
    version: item.version + 1,
    url: to === 'published' ? (item.url ?? `/api/demo/post/${item.id}`) : item.url,
    updated_at: at,
  };
  postsOf(db).update(item.id, next);
  followWithTask(db, next, at);
  tell(db, next, at);
  return next;
}

function around(db: Db, item: PublishRow): Surroundings {
  const video = db.table<Video & Row>('video').find(item.video_id);
  return { account: wemediaOf(db).find(item.account_id), hasVideo: video?.status === 1, speed: speed() };
}

/** Everything that has become due of one item, each step at its own time, however long nobody looked. */
export function advanceItem(db: Db, item: PublishRow, now = clock.now()): PublishRow {
  let current = item;
  const due = (): NextMove | undefined => {
    const next = nextMove(current, around(db, current));
    return next && next.at <= now ? next : undefined;
  };
  for (let next = due(); next; next = due()) {
    current = moveItem(db, current, next.to, next.note, new Date(next.at).toISOString());
  }
  return current;
}

/**
 * Brings all posts of a merchant up to the present. No timers: reading is what makes time pass, so a restart loses
 * nothing, and the clock can be moved by tests.
 */
export function advancePosts(mchno: string): void {
  const db = dbOf(mchno);
  for (const item of postsOf(db).all()) advanceItem(db, item);
}

/** All merchants. */
export function advanceAllPosts(): void {
  for (const item of postsOf(globalDb).all()) advanceItem(dbOf(item.mchno), item);
}
