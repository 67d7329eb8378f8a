import { readSpan, spanText } from '../src/domain/daySpans';
import { frameworkById, frameworks } from '../src/domain/frameworks';
import { isOrderPaid } from '../src/domain/orders';
import {
  isPromotionTaskOpen,
  type PromotionFacts,
  promotionProgress,
  promotionTaskLimits,
  promotionTaskState,
  type TaskGoal,
} from '../src/domain/promotionTasks';
import { localOf } from '../src/domain/publishing/zone';
import { promotion_taskContract } from '../src/services/promotion_task/schema';
import type { Video } from '../src/services/video/schema';
import { atomically } from './_core/atomically';
import { clock } from './_core/clock';
import { zoneOf } from './_core/merchantDay';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import type { AccountRow } from './_core/rows';
import { type Context, fail, serve } from './_core/serve';
import { newId, type Row, seedTable } from './_core/store';
import { demoMerchant } from './_data/identity';
import type { OrderRow } from './_data/orders';
import './_data/orders';
import { frameworksOf } from './_groups/frameworks';
import { openLeads } from './_groups/leads';
import { addNotice } from './_groups/notices';
import { advancePosts, postsOf } from './_groups/publish/posts';

interface TaskRow extends Row {
  readonly revision?: number;
  readonly name: string;
  readonly note: string;
  readonly kind: TaskGoal;
  readonly goal: number;
  readonly framework_id: string;
  readonly from: string;
  readonly to: string;
  readonly reward: string;
  readonly author: { readonly id: string; readonly name: string };
  readonly member_ids: readonly string[];
  readonly canceled_at?: string;
  readonly reminded_at?: string;
  readonly created_at: string;
}

/** A reward that was given; its id is task and member, so there is one at most. */
interface RewardRow extends Row {
  readonly task_id: string;
  readonly member_id: string;
  readonly by: { readonly id: string; readonly name: string };
  readonly at: string;
}

const LINK = '/promotion/task';
const DAY_MS = 86_400_000;

const seedDay = (days: number): string => clock.seedTime(days).slice(0, 10);
const seedTask = (id: string, fields: Partial<TaskRow>): TaskRow => ({
  id,
  mchno: demoMerchant,
  name: '',
  note: '',
  kind: 'posts',
  goal: 3,
  framework_id: '',
  from: seedDay(-3),
  to: seedDay(3),
  reward: '',
  author: { id: 'acc_owner', name: '陈小满' },
  member_ids: ['acc_owner', 'acc_writer'],
  created_at: clock.seedTime(-4),
  ...fields,
});

seedTable<TaskRow>('promotion_task', () => [
  seedTask('ptask_week', { name: '本周每人发 3 条', note: '保温杯和升降桌优先。', reward: '周五下午茶' }),
  seedTask('ptask_card', {
    name: '转发名片',
    note: '把自己的智能名片发到朋友圈和客户群。',
    kind: 'leads',
    goal: 2,
    from: seedDay(-20),
    to: seedDay(-6),
    reward: '50 元红包',
    created_at: clock.seedTime(-21),
  }),
]);

const tasks = ({ db }: Context) => db.table<TaskRow>('promotion_task');
const rewards = ({ db }: Context) => db.table<RewardRow>('promotion_reward');
const rewardId = (taskId: string, memberId: string): string => `${taskId}:${memberId}`;
const members = ({ db }: Context): AccountRow[] => db.table<AccountRow>('account').all();
const stateOf = (ctx: Context, row: TaskRow) =>
  promotionTaskState(row, row.canceled_at !== undefined, localOf(ctx.now(), zoneOf(ctx)).date);
/** Who sets tasks or gives rewards sees how everybody stands. */
const seesAll = (ctx: Context): boolean => ctx.can('promotion_task.save') || ctx.can('promotion_task.pay');

/** What there is to count, read once a call. */
function factsOf(ctx: Context): PromotionFacts {
  advancePosts(ctx.merchant.mchno);
  const videos = ctx.db.table<Video & Row>('video');
  return {
    posts: postsOf(ctx.db)
      .all()
      .filter(({ state }) => state === 'published')
      .map(({ author, video_id, history }) => ({
        author_id: author?.id ?? '',
        framework_id: videos.find(video_id)?.framework_id ?? '',
        published_at: history.findLast(({ state }) => state === 'published')?.at ?? '',
      })),
    leads: openLeads(ctx.db).map(({ brought_by = '', phone, created_at }) => ({ brought_by, phone, created_at })),
    orders: ctx.db
      .table<OrderRow>('order')
      .all()
      .map((order) => ({ phone: order.phone, is_paid: isOrderPaid(order), created_at: order.created_at })),
  };
}

function view(ctx: Context, row: TaskRow, facts: PromotionFacts) {
  const { author, member_ids, canceled_at: _, mchno: __, ...task } = row;
  const framework = frameworkById(row.framework_id) ?? frameworksOf(ctx.db).find(row.framework_id);
  const shown = seesAll(ctx) ? member_ids : member_ids.filter((id) => id === ctx.account.id);
  return {
    ...task,
    state: stateOf(ctx, row),
    framework_name: framework?.name ?? '',
    author_name: author.name,
    members: shown.map((id) => {
      const count = promotionProgress(row, id, facts, zoneOf(ctx));
      const paid = rewards(ctx).find(rewardId(row.id, id));
      return {
        id,
        name: members(ctx).find((one) => one.id === id)?.name ?? '',
        count,
        is_reached: count >= row.goal,
        ...(paid && { paid_at: paid.at, paid_by: paid.by.name }),
      };
    }),
  };
}

const need = (ctx: Context, id: string): TaskRow => tasks(ctx).need(id, '没有这个任务');

function needOpen(ctx: Context, row: TaskRow): void {
  if (!isPromotionTaskOpen(stateOf(ctx, row))) fail('任务已结束或已取消，请刷新后再看', { errorCode: 'STATE_CHANGED' });
}

function tell(ctx: Context, ids: readonly string[], title: string, content: string): void {
  for (const account_id of ids)
    if (account_id !== ctx.account.id)
      addNotice(ctx.merchant.mchno, { account_id, kind: 'task', title, content, link: LINK });
}

export default serve(promotion_taskContract, {
  data(ctx, query) {
    const facts = factsOf(ctx);
    const rows = tasks(ctx)
      .all()
      .filter((row) => seesAll(ctx) || row.member_ids.includes(ctx.account.id))
      .map((row) => view(ctx, row, facts))
      .filter(({ state }) => !query.state || state === query.state);
    return paged(rows, query, { search: ['name', 'note'] });
  },

  choices: (ctx) => ({
    members: members(ctx)
      .filter(({ status }) => status === 1)
      .map(({ id, name }) => ({ id, name })),
    // Of the merchant's own those of the caller: what a colleague has not shared is not told here.
    frameworks: [
      ...frameworks,
      ...frameworksOf(ctx.db)
        .all()
        .filter(({ account_id, status }) => account_id === ctx.account.id && status !== -1),
    ].map(({ id, name }) => ({ id, name })),
  }),

  save: (ctx, { id, revision, member_ids: asked, ...fields }) =>
    atomically(() => {
      const span = readSpan(spanText(fields));
      const latest = Date.parse(fields.from) + (promotionTaskLimits.days - 1) * DAY_MS;
      if (!span || Date.parse(fields.to) > latest)
        fail(`请选择正确的日期，最多 ${promotionTaskLimits.days} 天`, { errorCode: 'INVALID_INPUT' });
      const known = id ? need(ctx, id) : undefined;
      const active = new Set(
        members(ctx)
          .filter(({ status }) => status === 1)
          .map((one) => one.id),
      );
      const member_ids = [...new Set(asked)];
      // Who has left since stays where he was; nobody new comes in who is not at work.
      if (member_ids.some((one) => !active.has(one) && !known?.member_ids.includes(one)))
        fail('有成员已停用或不在团队里，请重新选择', { errorCode: 'MEMBER_GONE' });
      const framework_id = fields.kind === 'posts' ? fields.framework_id : '';
      if (framework_id && !frameworkById(framework_id) && !frameworksOf(ctx.db).find(framework_id))
        fail('所选框架已不存在，请重新选择', { errorCode: 'NOT_FOUND' });
      if (!known) {
        const row = tasks(ctx).insert({
          ...{ id: newId('ptask'), revision: 0, ...fields, framework_id, member_ids },
          author: { id: ctx.account.id, name: ctx.account.name },
          created_at: ctx.clock.iso(),
        });
        tell(ctx, member_ids, `新的推广任务：${row.name}`, `${row.from} 至 ${row.to}。${row.note}`);
        return view(ctx, row, factsOf(ctx));
      }
      const next = nextRevision(known, revision);
      needOpen(ctx, known);
      const isSame =
        known.kind === fields.kind &&
        known.goal === fields.goal &&
        known.framework_id === framework_id &&
        known.from === fields.from;
      if (stateOf(ctx, known) === 'running' && !isSame)
        fail('任务已经开始，不能再改目标和开始日期', { errorCode: 'STATE_CHANGED' });
      const row = tasks(ctx).update(known.id, { ...fields, framework_id, member_ids, revision: next }) ?? known;
      const added = member_ids.filter((one) => !known.member_ids.includes(one));
      tell(ctx, added, `新的推广任务：${row.name}`, `${row.from} 至 ${row.to}。${row.note}`);
      return view(ctx, row, factsOf(ctx));
    }),

  cancel: (ctx, { id }) =>
    atomically(() => {
      const row = need(ctx, id);
      if (row.canceled_at !== undefined) return null;
      needOpen(ctx, row);
      tasks(ctx).update(id, { canceled_at: ctx.clock.iso(), revision: nextRevision(row, undefined) });
      tell(ctx, row.member_ids, `推广任务已取消：${row.name}`, '不用再做这个任务了。');
      return null;
    }),

  remind: (ctx, { id }) =>
    atomically(() => {
      const row = need(ctx, id);
      needOpen(ctx, row);
      if (row.reminded_at && ctx.now() - Date.parse(row.reminded_at) < DAY_MS)
        fail('今天已经提醒过了，请明天再提醒', { errorCode: 'TOO_SOON' });
      const active = members(ctx).filter(({ status }) => status === 1);
      const open = view(ctx, row, factsOf(ctx)).members.filter(
        (one) => !one.is_reached && active.some((member) => member.id === one.id),
      );
      tasks(ctx).update(id, { reminded_at: ctx.clock.iso() });
      for (const one of open)
        addNotice(ctx.merchant.mchno, {
          account_id: one.id,
          kind: 'task',
          title: `推广任务还差 ${row.goal - one.count}：${row.name}`,
          content: `目标 ${row.goal}，已完成 ${one.count}，${row.to} 截止。`,
          link: LINK,
        });
      return { count: open.length };
    }),

  pay: (ctx, { id, member_id }) =>
    atomically(() => {
      const row = need(ctx, id);
      const facts = factsOf(ctx);
      const line = seesAll(ctx) && view(ctx, row, facts).members.find((one) => one.id === member_id);
      if (!line) return fail('他不在这个任务里', { errorCode: 'NOT_FOUND' });
      if (!row.reward) fail('这个任务没有奖励', { errorCode: 'INVALID_INPUT' });
      if (!line.is_reached) fail(`${line.name}还没有完成目标`, { errorCode: 'STATE_CHANGED' });
      const paid = rewards(ctx).insertWhere({
        id: rewardId(id, member_id),
        task_id: id,
        member_id,
        by: { id: ctx.account.id, name: ctx.account.name },
        at: ctx.clock.iso(),
      });
      if (!paid) fail('奖励已经发放过了', { errorCode: 'ALREADY_PAID' });
      tell(ctx, [member_id], `推广任务奖励已发放：${row.name}`, row.reward);
      return view(ctx, row, facts);
    }),
});
