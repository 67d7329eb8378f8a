import { canMove, noFixedTopics } from '../../../src/domain/publishing';
import type { WemediaHealth, WemediaView } from '../../../src/services/wemedia/schema';
import type { AccountRow } from '../../_core/rows';
import type { Context } from '../../_core/serve';
import { isExpiredAt, type PublishRow, type WemediaRow } from '../../_engines/publisher';
import { teamGroupsOf } from '../teamGroups';
import { formerWemediaOf, moveItem, postsOf, sentOn, wemediaOf } from './posts';
import { mayPublishBy } from './publishers';

const dayMs = 86_400_000;

/** How long before its end a login counts as running out. */
const soonMs = 3 * dayMs;

const waitingStates: ReadonlySet<string> = new Set([
  'pending_approval',
  'scheduled',
  'queued',
  'publishing',
  'waiting_user',
  'under_review',
]);
/** Cannot go on without the account. */
const onWayStates: ReadonlySet<string> = new Set(['queued', 'publishing', 'waiting_user']);
const endStates: ReadonlySet<string> = new Set(['published', 'platform_rejected', 'failed', 'unknown']);

/** The present state of a login. */
function loginState(row: WemediaRow, now: number): WemediaRow['state'] {
  if (isExpiredAt(row, now)) return 'expired';
  return isExpiredAt(row, now + soonMs) ? 'expiring' : 'ok';
}

const endedAt = ({ history, updated_at }: PublishRow): number => Date.parse(history.at(-1)?.at ?? updated_at);

function healthOf(ctx: Context, row: WemediaRow, posts: readonly PublishRow[]): WemediaHealth {
  const now = ctx.now();
  const within = (days: number) => (post: PublishRow) => endedAt(post) > now - days * dayMs && endedAt(post) <= now;
  const online = posts.filter(({ state }) => state === 'published');
  const ended = posts.filter(({ state }) => endStates.has(state)).filter(within(30));
  const failed = ended.filter(({ state }) => state === 'failed' || state === 'platform_rejected');
  const last = Math.max(...online.map(endedAt));
  return {
    last_post_at: online.length > 0 ? new Date(last).toISOString() : undefined,
    posts_7d: online.filter(within(7)).length,
    failed_30d: failed.length,
    sent_30d: ended.length,
    failure_rate: ended.length > 0 ? Math.round((failed.length / ended.length) * 1000) / 1000 : 0,
    waiting: posts.filter(({ state }) => waitingStates.has(state)).length,
    planned: posts.filter(isPlanned).length,
    on_way: posts.filter(({ state }) => onWayStates.has(state)).length,
    stuck: posts.filter(({ state, reason_kind }) => state === 'failed' && reason_kind === 'login').length,
    quota: row.per_day,
    used_today: sentOn(ctx.db, row.id, now),
  };
}

/** Who is gone keeps a place without a name: an account that was closed does not open by itself. */
const namesOf = (ids: readonly string[] = [], find: (id: string) => { readonly name: string } | undefined) =>
  ids.map((id) => ({ id, name: find(id)?.name ?? '' }));

/** Rows of an earlier time have none. */
const topicsOf = ({ fixed_topics = noFixedTopics }: WemediaRow) => ({
  first: [...fixed_topics.first],
  last: [...fixed_topics.last],
});

/** Accounts as the health board shows them; the posts are walked once for all. */
export function accountViews(ctx: Context, rows: readonly WemediaRow[]): WemediaView[] {
  const byAccount = new Map<string, PublishRow[]>();
  for (const post of postsOf(ctx.db).all()) {
    const known = byAccount.get(post.account_id);
    if (known) known.push(post);
    else byAccount.set(post.account_id, [post]);
  }
  const members = ctx.db.table<AccountRow>('account');
  const groups = teamGroupsOf(ctx.db);
  return rows.map((row) => ({
    ...row,
    state: loginState(row, ctx.now()),
    fixed_topics: topicsOf(row),
    publishers: namesOf(row.publisher_ids, (id) => members.find(id)),
    publisher_groups: namesOf(row.publisher_group_ids, (id) => groups.find(id)),
    is_closed: mayPublishBy(ctx, row) ? undefined : (true as const),
    health: healthOf(ctx, row, byAccount.get(row.id) ?? []),
  }));
}

/** One account. */
export function accountView(ctx: Context, row: WemediaRow): WemediaView {
  const [view] = accountViews(ctx, [row]);
  if (!view) throw new Error('one row gives one view');
  return view;
}

/** States in which a post is planned and has not left. */
const planned: ReadonlySet<string> = new Set(['pending_approval', 'rejected', 'scheduled']);
const isPlanned = ({ state }: Pick<PublishRow, 'state'>): boolean => planned.has(state);

/** Disconnects an account. Its planned posts become drafts or are cancelled; what is on its way is told by the engine. */
export function unbindAccount(ctx: Context, id: string, posts: 'draft' | 'cancel') {
  const account = wemediaOf(ctx.db).need(id, '账号不存在或已解绑');
  const to = posts === 'draft' ? 'draft' : 'canceled';
  const waiting = postsOf(ctx.db)
    .all()
    .filter((item) => item.account_id === id && isPlanned(item) && canMove(item.state, to));
  const note = `${ctx.account.name}解绑了账号“${account.name}”`;
  for (const item of waiting) moveItem(ctx.db, item, to, to === 'draft' ? `${note}，退回草稿` : `${note}，取消发布`);
  formerWemediaOf(ctx.db).insert({ ...account, disconnected_at: ctx.clock.iso() });
  wemediaOf(ctx.db).remove(id);
  return { drafted: to === 'draft' ? waiting.length : 0, canceled: to === 'canceled' ? waiting.length : 0 };
}
