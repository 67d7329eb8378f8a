import { holdsPlace, partnerTaskLimits, rewardSums, taskChangeFault } from '../src/domain/partnerTasks';
import { addDays } from '../src/domain/publishing/zone';
import { partner_taskContract } from '../src/services/partner_task/schema';
import { isHttpUrl } from '../src/utils/isHttpUrl';
import { atomically } from './_core/atomically';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import { type Context, fail, serve } from './_core/serve';
import { addNotice } from './_groups/notices';
import {
  isOver,
  merchantName,
  movePlace,
  needOffer,
  newTaskId,
  offersOf,
  oweReward,
  ownPlace,
  type PartnerRewardRow,
  type PartnerTaskRow,
  type PlaceRow,
  partnerPlaces,
  partnerRewards,
  partnersOf,
  partnerTasks,
  placesOf,
  placeView,
  stateOfTask,
  takePlace,
  todayOf,
} from './_groups/partnerTasks';

const GIVER_LINK = '/promotion/partner?tab=tasks';
const PARTNER_LINK = '/promotion/task?tab=partner';

const own = ({ merchant }: Context): PartnerTaskRow[] =>
  partnerTasks()
    .all()
    .filter(({ mchno }) => mchno === merchant.mchno);
const need = (ctx: Context, id: string): PartnerTaskRow =>
  own(ctx).find((row) => row.id === id) ?? fail('没有这个任务', { errorCode: 'NOT_FOUND' });

function view(row: PartnerTaskRow) {
  const places = placesOf(row.id);
  const count = (isCounted: (place: PlaceRow) => boolean): number => places.filter(isCounted).length;
  const { id, name, brief, reward, deadline, author, created_at } = row;
  return {
    ...{ id, name, brief, reward, places: row.places, deadline, created_at },
    revision: row.revision ?? 0,
    state: stateOfTask(row),
    held: count(({ state }) => holdsPlace(state)),
    waiting: count(({ state }) => state === 'submitted'),
    accepted: count(({ state }) => state === 'accepted'),
    author_name: author.name,
  };
}

function offerView({ merchant }: Context, task: PartnerTaskRow) {
  const { id, name, brief, reward, places, deadline, state, held, created_at } = view(task);
  const mine = ownPlace(task.id, merchant.mchno);
  return {
    ...{ id, name, brief, reward, places, deadline, state, created_at },
    giver_name: merchantName(task.mchno),
    free: Math.max(0, places - held),
    ...(mine && { mine: withoutNames(placeView(mine, task)) }),
  };
}

const withoutNames = ({ judged_by: _, partner_name: __, ...place }: ReturnType<typeof placeView>) => place;

const rewardView = (row: PartnerRewardRow, otherMchno: string) => ({
  ...{ id: row.id, task_name: row.task_name, amount: row.amount, created_at: row.created_at, voucher: row.voucher },
  other_name: merchantName(otherMchno),
  ...(row.paid_at && { paid_at: row.paid_at }),
});

type RewardQuery = Parameters<typeof paged>[1] & { readonly state?: 'owed' | 'paid' | undefined };

function rewardPage(rows: readonly ReturnType<typeof rewardView>[], { state, ...query }: RewardQuery) {
  const found = rows.filter((row) => !state || (row.paid_at === undefined) === (state === 'owed'));
  const page = paged(found, query, { search: ['task_name', 'other_name', 'voucher'] });
  // Sums are of what was searched for, not of the page that is shown.
  const { list: all } = paged(
    found,
    { ...query, page: 1, page_size: found.length || 1 },
    {
      search: ['task_name', 'other_name', 'voucher'],
    },
  );
  return { ...page, sums: rewardSums(all) };
}

const tell = (mchno: string, title: string, content: string, link: string): void =>
  addNotice(mchno, { kind: 'task', title, content, link });

export default serve(partner_taskContract, {
  data(ctx, { state, ...query }) {
    const rows = own(ctx)
      .map(view)
      .filter((row) => !state || row.state === state);
    return paged(rows, query, { search: ['name', 'brief'] });
  },

  info: (ctx, { id }) => view(need(ctx, id)),

  places(ctx, { id }) {
    const task = need(ctx, id);
    const rank = ({ state }: PlaceRow): number => (state === 'submitted' ? 0 : holdsPlace(state) ? 1 : 2);
    return {
      list: placesOf(id)
        .sort((a, b) => rank(a) - rank(b) || a.place - b.place || a.taken_at.localeCompare(b.taken_at))
        .map((row) => placeView(row, task)),
    };
  },

  save: (ctx, { id, revision, ...fields }) =>
    atomically(() => {
      const { merchant, account } = ctx;
      const today = todayOf(merchant);
      if (Number.isNaN(Date.parse(fields.deadline)) || fields.deadline < today)
        fail('截止日期不能早于今天', { errorCode: 'INVALID_INPUT' });
      if (fields.deadline > addDays(today, partnerTaskLimits.days))
        fail(`截止日期最多到 ${partnerTaskLimits.days} 天以后`, { errorCode: 'INVALID_INPUT' });
      if (!id) {
        const partners = partnersOf(merchant);
        if (partners.length === 0) fail('还没有伙伴商家，任务发给谁都不行', { errorCode: 'NO_PARTNERS' });
        const row = partnerTasks().insert({
          ...{ id: newTaskId(), mchno: merchant.mchno, revision: 0, ...fields },
          author: { id: account.id, name: account.name },
          created_at: ctx.clock.iso(),
        });
        for (const { mchno } of partners)
          tell(mchno, `新的伙伴任务：${row.name}`, `${merchant.name} 发布，${row.deadline} 截止。`, PARTNER_LINK);
        return view(row);
      }
      const known = need(ctx, id);
      const next = nextRevision(known, revision);
      const state = stateOfTask(known);
      if (state === 'canceled' || state === 'ended')
        fail('任务已截止或已取消，不能再改', { errorCode: 'STATE_CHANGED' });
      const { held } = view(known);
      const fault = taskChangeFault(known, fields, held);
      if (fault === 'fewerThanTaken')
        fail(`已有 ${held} 个名额被领走，名额不能比这更少`, { errorCode: 'STATE_CHANGED' });
      if (fault === 'earlier') fail('已有伙伴领取，截止日期不能提前', { errorCode: 'STATE_CHANGED' });
      const row = partnerTasks().update(known.id, { ...fields, revision: next }) ?? known;
      for (const place of placesOf(id))
        if (place.state === 'taken' || place.state === 'returned')
          tell(place.mchno, `伙伴任务有改动：${row.name}`, `${row.deadline} 截止，请再看一遍要求。`, PARTNER_LINK);
      return view(row);
    }),

  cancel: (ctx, { id }) =>
    atomically(() => {
      const task = need(ctx, id);
      if (task.canceled_at !== undefined) return null;
      if (isOver(task)) fail('任务已截止，不用再取消', { errorCode: 'STATE_CHANGED' });
      partnerTasks().update(id, { canceled_at: ctx.clock.iso(), revision: nextRevision(task, undefined) });
      for (const place of placesOf(id)) {
        if (place.state !== 'taken' && place.state !== 'returned') continue;
        movePlace(place, 'canceled');
        tell(place.mchno, `伙伴任务已取消：${task.name}`, '不用再做这个任务了。', PARTNER_LINK);
      }
      return null;
    }),

  judge: (ctx, { id, revision, as, reason }) =>
    atomically(() => {
      const row = partnerPlaces().find(id);
      const task = row && own(ctx).find((one) => one.id === row.task_id);
      if (!row || !task) return fail('没有这份证明', { errorCode: 'NOT_FOUND' });
      if (as !== 'accepted' && reason === '') fail('请写明原因，对方会看到', { errorCode: 'INVALID_INPUT' });
      if (as === row.state && as !== 'returned') return placeView(row, task);
      nextRevision(row, revision);
      if (as === 'returned' && (isOver(task) || task.canceled_at !== undefined))
        fail('任务已截止或已取消，对方不能再改，请通过或判为不通过', { errorCode: 'STATE_CHANGED' });
      const { id: by, name } = ctx.account;
      const judged = movePlace(row, as, {
        reason: as === 'accepted' ? '' : reason,
        judged_at: ctx.clock.iso(),
        judged_by: { id: by, name },
      });
      if (as === 'accepted') oweReward(task, judged);
      const titles = { accepted: '伙伴任务已通过', returned: '伙伴任务被退回修改', refused: '伙伴任务未通过' } as const;
      tell(row.mchno, `${titles[as]}：${task.name}`, reason, PARTNER_LINK);
      return placeView(judged, task);
    }),

  rewards: ({ merchant }, query) =>
    rewardPage(
      partnerRewards()
        .all()
        .filter(({ mchno }) => mchno === merchant.mchno)
        .map((row) => rewardView(row, row.partner)),
      query,
    ),

  pay: (ctx, { id, voucher }) =>
    atomically(() => {
      const row = partnerRewards().find(id);
      if (row?.mchno !== ctx.merchant.mchno) return fail('没有这笔奖励', { errorCode: 'NOT_FOUND' });
      const paid = partnerRewards().updateWhere(id, ({ paid_at }) => paid_at === undefined, {
        ...{ voucher, paid_at: ctx.clock.iso(), paid_by: { id: ctx.account.id, name: ctx.account.name } },
      });
      if (!paid) return fail('这笔奖励已经登记过付款', { errorCode: 'ALREADY_PAID' });
      tell(row.partner, `伙伴任务奖励已付：${row.task_name}`, `凭证 ${voucher}`, '/promotion/task?tab=earned');
      return rewardView(paid, paid.partner);
    }),

  offers(ctx, { mine, ...query }) {
    const rows = offersOf(ctx.merchant).filter((task) => {
      if (!mine) return true;
      const place = ownPlace(task.id, ctx.merchant.mchno);
      return place !== undefined && (mine === 'done') === (place.state === 'accepted');
    });
    return paged(
      rows.map((task) => offerView(ctx, task)),
      query,
      { search: ['name', 'brief', 'giver_name'] },
    );
  },

  earned: ({ merchant }, query) =>
    rewardPage(
      partnerRewards()
        .all()
        .filter(({ partner }) => partner === merchant.mchno)
        .map((row) => rewardView(row, row.mchno)),
      query,
    ),

  take(ctx, { id }) {
    takePlace(ctx.merchant, id, ctx.account);
    return offerView(ctx, needOffer(ctx.merchant, id));
  },

  submit: (ctx, { id, revision, proof, links }) =>
    atomically(() => {
      const task = needOffer(ctx.merchant, id);
      const row = ownPlace(id, ctx.merchant.mchno);
      if (!row) return fail('还没有领取这个任务', { errorCode: 'NOT_FOUND' });
      const bad = links.find((link) => !isHttpUrl(link));
      if (bad !== undefined)
        fail(`链接要以 http:// 或 https:// 开头：${bad.slice(0, 60)}`, { errorCode: 'INVALID_INPUT' });
      nextRevision(row, revision);
      if (isOver(task)) fail('任务已截止，不能再提交', { errorCode: 'STATE_CHANGED' });
      const wasWaiting = row.state === 'submitted';
      movePlace(row, 'submitted', { proof, links, reason: '', submitted_at: ctx.clock.iso() });
      if (!wasWaiting)
        tell(task.mchno, `${ctx.merchant.name} 提交了伙伴任务：${task.name}`, proof.slice(0, 60), GIVER_LINK);
      return offerView(ctx, task);
    }),

  drop: (ctx, { id }) =>
    atomically(() => {
      const task = needOffer(ctx.merchant, id);
      const row = ownPlace(id, ctx.merchant.mchno);
      if (!row) return fail('还没有领取这个任务', { errorCode: 'NOT_FOUND' });
      if (row.state !== 'dropped') movePlace(row, 'dropped');
      return offerView(ctx, task);
    }),
});
