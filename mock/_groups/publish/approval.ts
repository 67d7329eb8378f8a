import { ownerOf } from '../../../src/domain/handOver';
import { defaultApprovalPolicy } from '../../../src/domain/publishing';
import { type ApprovalView, handedIn, lastAnswer, mayApprove } from '../../../src/domain/publishing/approval';
import type { PostSnapshot } from '../../../src/services/publish/schema';
import { isFailure } from '../../_core/fail';
import { type Context, fail } from '../../_core/serve';
import type { PublishRow } from '../../_engines/publisher';
import { inDaysOf } from '../daysFilter';
import { isOneOf, nameOfFilter } from '../madeFilter';
import { tellApprovers, tellAuthors } from './approvalNotices';
import { needFor, needTime, stepOf, viewOf, withNote } from './items';
import { needAccount, needVideo, sendItem } from './planPosts';
import { advancePosts, moveItem, postsOf } from './posts';
import { needPublisher } from './publishers';

interface Answer {
  readonly ids: readonly string[];
  readonly note: string;
  readonly versions?: Readonly<Record<string, number>> | undefined;
}

interface Approval extends Answer {
  readonly times?: Readonly<Record<string, string>> | undefined;
  readonly override_reason?: string | undefined;
}

/** The last move gets who made it and what he saw: the next reader can be shown what changed since. */
function signed(ctx: Context, item: PublishRow, seen: PostSnapshot = item): PublishRow {
  const last = item.history.at(-1);
  if (!last) return item;
  const history = [...item.history.slice(0, -1), { ...last, ...stepOf(ctx, seen) }];
  return postsOf(ctx.db).update(item.id, { history }) ?? item;
}

/** Hands items in for approval; one that cannot be handed in refuses all. */
export function submitItems(ctx: Context, { ids, note }: Pick<Answer, 'ids' | 'note'>) {
  const items = ids.map((id) => needFor(ctx, id, 'submit'));
  for (const item of items) {
    needVideo(ctx, item.video_id);
    needPublisher(ctx, needAccount(ctx, item.account_id));
    if (item.publish_at === '') fail(`《${item.title}》还没有发布时间`, { errorCode: 'INVALID_INPUT' });
    needTime(ctx, item.publish_at);
  }
  const sentence = withNote(`${ctx.account.name}提交审批`, note);
  const list = items.map((item) => signed(ctx, moveItem(ctx.db, item, 'pending_approval', sentence)));
  tellApprovers(ctx, list);
  return { list: list.map((item) => viewOf(ctx, item)) };
}

/** Each on its own: what cannot go is named and stays where it is. */
function eachOf(ctx: Context, { ids, versions }: Answer, act: (id: string) => PublishRow) {
  const list: PublishRow[] = [];
  const refused: { id: string; reason: string; code: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      needSeen(ctx, id, versions?.[id]);
      list.push(viewOf(ctx, act(id)));
    } catch (error) {
      if (!isFailure(error)) throw error;
      refused.push({ id, reason: error.message, code: error.errorCode });
    }
  }
  return { list, refused };
}

/** Nobody answers what he has not read: the text may have been changed while it waited. */
function needSeen(ctx: Context, id: string, version: number | undefined): void {
  const item = needFor(ctx, id);
  if (version !== undefined && item.version !== version && item.state === 'pending_approval')
    fail(`《${item.title}》刚被改过，请看过最新内容后再审批`, { errorCode: 'VERSION_CONFLICT' });
}

/** Approves: with the policy of two people nobody what he handed in himself; a new time where one is given. */
export function approveItems(ctx: Context, { note, times, override_reason, ...answer }: Approval) {
  const policy = ctx.merchant.approval_policy ?? defaultApprovalPolicy;
  const result = eachOf(ctx, { ...answer, note }, (id) => {
    const item = needFor(ctx, id, 'approve');
    if (!mayApprove(item, ctx.account.id, policy))
      fail('按商家的审批规则，自己提交的内容要由另一位成员审批', { errorCode: 'FOUR_EYES' });
    const time = times?.[id];
    const timed = time === undefined ? item : { ...item, publish_at: needTime(ctx, time) };
    return signed(ctx, sendItem(ctx, timed, withNote(`${ctx.account.name}通过审批`, note), override_reason));
  });
  tellAuthors(ctx, result.list, 'approved', note);
  return result;
}

/** Sends back with a reason; what was refused is kept beside it. */
export function rejectItems(ctx: Context, answer: Answer) {
  const sentence = `${ctx.account.name}驳回：${answer.note}`;
  const result = eachOf(ctx, answer, (id) =>
    signed(ctx, moveItem(ctx.db, needFor(ctx, id, 'reject'), 'rejected', sentence)),
  );
  tellAuthors(ctx, result.list, 'rejected', answer.note);
  return result;
}

const answeredAt = ({ history }: PublishRow): string => lastAnswer(history)?.at ?? '';

/** What was sent back waits for its author. */
const needsHand = ({ state }: PublishRow): number => Number(state === 'rejected');

interface ApprovalQuery {
  readonly view: ApprovalView;
  readonly by?: string | undefined;
  readonly days?: string | undefined;
  readonly limit: number;
}

/** Whether the last answer to a post came from a member (or one of a group) and on the days that are asked for. */
function isAnsweredBy(ctx: Context, { by, days }: Pick<ApprovalQuery, 'by' | 'days'>): (item: PublishRow) => boolean {
  const isWho = isOneOf(ctx, by);
  const isIn = inDaysOf(ctx, days);
  return ({ history }) => {
    const answer = lastAnswer(history);
    return answer !== undefined && isWho(answer.by?.id) && isIn(answer.at);
  };
}

/** Posts that were approved or sent back, each with its last answer. */
export const answeredPosts = (ctx: Context) =>
  postsOf(ctx.db)
    .all()
    .flatMap(({ state, history }) => {
      const answer = lastAnswer(history);
      return answer && state !== 'pending_approval' ? [answer] : [];
    });

/** The desk's lists: approvers see everything of the merchant, others what they wrote. */
export function approvalList(ctx: Context, { view, by, days, limit }: ApprovalQuery) {
  advancePosts(ctx.merchant.mchno);
  const isWanted = isAnsweredBy(ctx, { by, days });
  const all = postsOf(ctx.db).all();
  const isMine = (item: PublishRow): boolean => ownerOf(item).id === ctx.account.id;
  const seen = ctx.can('publish.approve') ? all : all.filter(isMine);
  const waiting = seen.filter(({ state }) => state === 'pending_approval');
  const lists: Readonly<Record<ApprovalView, () => PublishRow[]>> = {
    waiting: () => [...waiting].sort((a, b) => a.publish_at.localeCompare(b.publish_at)),
    mine: () =>
      all
        .filter((item) => isMine(item) && handedIn(item.history) !== undefined)
        .sort((a, b) => needsHand(b) - needsHand(a) || b.updated_at.localeCompare(a.updated_at)),
    handled: () =>
      seen
        .filter((item) => item.state !== 'pending_approval' && lastAnswer(item.history) !== undefined)
        .sort((a, b) => answeredAt(b).localeCompare(answeredAt(a))),
  };
  const found = lists[view]().filter((item) => (by === undefined && days === undefined) || isWanted(item));
  const list = found.slice(0, limit).map((item) => viewOf(ctx, item));
  return { list, total: found.length, waiting: waiting.length, by_name: nameOfFilter(ctx, by) };
}
