import { randomBytes } from 'node:crypto';
import { platforms } from '../../../src/domain/platforms';
import { move, type PublishState } from '../../../src/domain/publishing';
import { clockOf } from '../../../src/domain/publishing/calendar';
import type { FailureKind } from '../../../src/services/publish/schema';
import type { Video } from '../../../src/services/video/schema';
import { DEFAULT_ZONE } from '../../../src/utils/timeZone';
import { clock } from '../../_core/clock';
import type { MerchantRow } from '../../_core/rows';
import { type Db, dbOf, globalDb, newId, type Row } from '../../_core/store';
import type { FormerWemediaRow, PublishRow, WemediaRow } from '../../_engines/publisher';
import { confirmHours, type NextMove, nextMove, reviewedPart, type Surroundings } from '../../_engines/publisher';
import type { NoticeRow } from '../notices';
import { followWithTask } from './publishTask';

const speed = (): number => Math.max(0.1, Number(process.env.MOCK_PUBLISH_SPEED) || 1);

const reasonStates: readonly PublishState[] = ['failed', 'unknown', 'platform_rejected', 'waiting_user', 'rejected'];

export const postsOf = (db: Db) => db.table<PublishRow>('publish');
export const wemediaOf = (db: Db) => db.table<WemediaRow>('wemedia');
export const formerWemediaOf = (db: Db) => db.table<FormerWemediaRow>('wemedia_former');

interface MoveOptions {
  /** ISO 8601; left out = now. */
  readonly at?: string;
  /** What kind of trouble it is. */
  readonly kind?: FailureKind | undefined;
}

/** What the phone has to open to agree; the address below the origin, with a key that cannot be guessed. */
const confirmationFrom = (itemId: string, at: string): PublishRow['confirm'] => ({
  url: `/api/demo/confirm?post=${itemId}&key=${randomBytes(12).toString('hex')}`,
  expires_at: new Date(Date.parse(at) + confirmHours * 3_600_000).toISOString(),
});

/** Moves an item by the table of the domain, with history, task and notice. */
export function moveItem(
  db: Db,
  item: PublishRow,
  to: PublishState,
  note: string,
  { at = clock.iso(), kind }: MoveOptions = {},
): PublishRow {
  const moved = move(item, to, at, note);
  const next: PublishRow = {
    ...moved,
    reason: reasonStates.includes(to) ? note : undefined,
    reason_kind: kind,
    rejected_part: to === 'platform_rejected' ? reviewedPart(item) : item.rejected_part,
    confirm: to === 'waiting_user' ? confirmationFrom(item.id, at) : undefined,
    version: item.version + 1,
    followers: to === 'published' ? (wemediaOf(db).find(item.account_id)?.followers ?? 0) : item.followers,
    url: to === 'published' ? (item.url ?? `/api/demo/post/${item.id}`) : item.url,
    updated_at: at,
  };
  postsOf(db).update(item.id, next);
  followWithTask(db, next, at);
  notifyMerchant(db, next, at);
  return next;
}

function zoneOf(db: Db, accountId: string): string {
  const account = wemediaOf(db).find(accountId);
  const merchant = account && globalDb.table<MerchantRow>('merchant').find(account.mchno);
  return merchant?.zone ?? DEFAULT_ZONE;
}

/**
 * How many posts of an account went to the platform on the day of a moment, by the merchant's clocks.
 * @param at milliseconds
 * @param except id of an item that is not counted
 */
export function sentOn(db: Db, accountId: string, at: number, except = ''): number {
  const read = clockOf(zoneOf(db, accountId));
  const { date } = read(at);
  return postsOf(db)
    .all()
    .filter(({ id, account_id }) => account_id === accountId && id !== except)
    .filter(({ history }) => {
      const left = history.findLast(({ state }) => state === 'publishing');
      return left !== undefined && read(Date.parse(left.at)).date === date;
    }).length;
}

function around(db: Db, item: PublishRow): Surroundings {
  const video = db.table<Video & Row>('video').find(item.video_id);
  return {
    account: wemediaOf(db).find(item.account_id),
    hasVideo: video?.status === 1,
    sentOn: (at) => sentOn(db, item.account_id, at, item.id),
    speed: speed(),
  };
}

/** Everything that has become due of one item, each step at its own time, however long nobody looked. */
export function advanceItem(db: Db, item: PublishRow, now = clock.now()): PublishRow {
  let current = item;
  const due = (): NextMove | undefined => {
    const next = nextMove(current, around(db, current));
    return next && next.at <= now ? next : undefined;
  };
  for (let next = due(); next; next = due()) {
    current = moveItem(db, current, next.to, next.note, { at: new Date(next.at).toISOString(), kind: next.kind });
  }
  return current;
}

/** States out of which time alone leads. */
const goesOn: ReadonlySet<PublishState> = new Set([
  'scheduled',
  'queued',
  'publishing',
  'waiting_user',
  'under_review',
]);

/**
 * Brings all posts of a merchant up to the present. No timers: reading is what makes time pass, so a restart loses
 * nothing, and the clock can be moved by tests.
 */
export function advancePosts(mchno: string): void {
  const db = dbOf(mchno);
  // the earlier one first: it takes the day's place before the later one
  const inOrder = postsOf(db)
    .all()
    .filter(({ state }) => goesOn.has(state))
    .sort((a, b) => a.publish_at.localeCompare(b.publish_at));
  for (const item of inOrder) advanceItem(db, item);
}

const titles: Readonly<Partial<Record<PublishState, string>>> = {
  published: '作品已上线',
  failed: '发布失败',
  platform_rejected: '平台审核未通过',
  waiting_user: '需要在手机上确认',
  unknown: '发布结果待核对',
};

/** Tells the merchant of what he wants to know: it is online, or he has to do something. */
function notifyMerchant(db: Db, item: PublishRow, at: string): void {
  const title = titles[item.state];
  if (!title) return;
  const place = `${platforms[item.platform].name}“${item.account_name}”`;
  db.table<NoticeRow>('notice').insert({
    id: newId('notice'),
    mchno: item.mchno,
    title,
    content: item.reason ? `《${item.title}》· ${place}：${item.reason}` : `《${item.title}》已发布到${place}`,
    kind: 'publish',
    read_by: [],
    hidden_by: [],
    link: `/publish/calendar?item=${item.id}`,
    created_at: at,
  });
}
