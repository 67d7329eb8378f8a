import { channelLine, channelsBelow } from '../../src/domain/channels';
import {
  canMovePlace,
  holdsPlace,
  isPastDeadline,
  nextPlace,
  partnerTaskState,
  type StoredPlaceState,
  shownPlaceState,
} from '../../src/domain/partnerTasks';
import { localOf } from '../../src/domain/publishing/zone';
import { DEFAULT_ZONE } from '../../src/utils/timeZone';
import { atomically } from '../_core/atomically';
import { clock } from '../_core/clock';
import { fail } from '../_core/fail';
import type { AccountRow, MerchantRow } from '../_core/rows';
import { globalDb, newId, type Row, seedTable, uniqueKey } from '../_core/store';
import { demoMerchant } from '../_data/identity';
import { channelsOf } from './commissions';
import { servedMerchants } from './served';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** A task that a merchant gives those that it brought. */
export interface PartnerTaskRow extends Row {
  readonly mchno: string;
  readonly revision?: number;
  readonly name: string;
  readonly brief: string;
  /** Fen. */
  readonly reward: number;
  readonly places: number;
  readonly deadline: string;
  readonly author: Person;
  readonly canceled_at?: string;
  readonly created_at: string;
}

/** A partner's place, one a task and partner; `mchno` is the partner's. */
export interface PlaceRow extends Row {
  readonly mchno: string;
  readonly revision?: number;
  readonly task_id: string;
  readonly place: number;
  readonly state: StoredPlaceState;
  /** Fen, as it was when the place was taken. */
  readonly reward: number;
  readonly proof: string;
  readonly links: readonly string[];
  readonly reason: string;
  readonly by: Person;
  readonly taken_at: string;
  readonly submitted_at?: string | undefined;
  readonly judged_at?: string | undefined;
  readonly judged_by?: Person | undefined;
}

/** What is owed for an accepted place; its id is the place's, so there is one at most. `mchno` is of who owes it. */
export interface PartnerRewardRow extends Row {
  readonly mchno: string;
  readonly partner: string;
  readonly task_name: string;
  readonly amount: number;
  readonly created_at: string;
  readonly paid_at?: string;
  readonly paid_by?: Person;
  readonly voucher: string;
}

// Of two who take the last place at a time one gets it; a place that is given back can be taken again.
uniqueKey<PlaceRow>('partner_place', ({ task_id, place, state }) =>
  holdsPlace(state) ? `${task_id} ${place}` : undefined,
);

const seedDay = (days: number): string => clock.seedTime(days).slice(0, 10);
const owner: Person = { id: 'acc_owner', name: '陈小满' };
const seedTask = (id: string, fields: Partial<PartnerTaskRow>): PartnerTaskRow => ({
  id,
  mchno: demoMerchant,
  name: '',
  brief: '',
  reward: 20_000,
  places: 3,
  deadline: seedDay(12),
  author: owner,
  created_at: clock.seedTime(-6),
  ...fields,
});
const seedPlace = (task_id: string, mchno: string, fields: Partial<PlaceRow>): PlaceRow => ({
  id: `${task_id}:${mchno}`,
  mchno,
  task_id,
  place: 1,
  state: 'taken',
  reward: 20_000,
  proof: '',
  links: [],
  reason: '',
  by: { id: '', name: '' },
  taken_at: clock.seedTime(-5),
  ...fields,
});

seedTable<PartnerTaskRow>('partner_task', () => [
  seedTask('ptnr_seed_shop', {
    name: '门店探店短视频',
    brief: '到店拍一条 30 秒以上的竖屏视频，拍到门头和至少一件商品，发布后交作品链接。',
  }),
  seedTask('ptnr_seed_bring', {
    name: '转介绍一家新商家',
    brief: '介绍一家还没开通的本地商家注册并完成企业认证，交对方的商家名称和联系人。',
    reward: 50_000,
    places: 10,
    deadline: seedDay(25),
  }),
]);
seedTable<PlaceRow>('partner_place', () => [
  seedPlace('ptnr_seed_shop', 'M100003', {
    state: 'submitted',
    proof: '周六上午到店拍的，已经发在自己的账号上，评论区有人问地址。',
    links: ['https://www.douyin.com/video/7400000000000000001'],
    by: { id: '', name: '唐果' },
    submitted_at: clock.seedTime(-1),
  }),
  seedPlace('ptnr_seed_shop', 'M100004', {
    place: 2,
    state: 'accepted',
    proof: '咖啡和保温杯一起拍的，播放三千多。',
    links: ['https://www.douyin.com/video/7400000000000000002'],
    by: { id: '', name: '许知南' },
    submitted_at: clock.seedTime(-3),
    judged_at: clock.seedTime(-2),
    judged_by: owner,
  }),
]);
seedTable<PartnerRewardRow>('partner_reward', () => [
  {
    id: 'ptnr_seed_shop:M100004',
    mchno: demoMerchant,
    partner: 'M100004',
    task_name: '门店探店短视频',
    amount: 20_000,
    created_at: clock.seedTime(-2),
    voucher: '',
  },
]);

export const partnerTasks = () => globalDb.table<PartnerTaskRow>('partner_task');
export const partnerPlaces = () => globalDb.table<PlaceRow>('partner_place');
export const partnerRewards = () => globalDb.table<PartnerRewardRow>('partner_reward');

const merchants = () => globalDb.table<MerchantRow>('merchant');
export const merchantName = (mchno: string): string => merchants().find(mchno)?.name ?? '';

/** Merchants that a merchant brought as a channel, and those that the channels below it brought. */
export function partnersOf(merchant: MerchantRow): MerchantRow[] {
  const channels = channelsOf(merchant.provider_id);
  const own = channels.find(({ merchant_id }) => merchant_id === merchant.id);
  if (!own) return [];
  const below = channelsBelow(channels, own.id);
  return servedMerchants(merchant).filter(({ status, channel_id = '' }) => status !== -1 && below.includes(channel_id));
}

/** Numbers of the merchants that a merchant is a partner of: those of the channel that brought it, and of those above. */
function giversOf({ id, provider_id, channel_id = '' }: MerchantRow): string[] {
  const channels = channelsOf(provider_id);
  return channelLine(channels, channel_id).flatMap((line) => {
    const giver = channels.find((one) => one.id === line)?.merchant_id;
    return giver !== undefined && giver !== id ? [giver] : [];
  });
}

export const todayOf = (merchant: MerchantRow | undefined): string =>
  localOf(clock.now(), merchant?.zone ?? DEFAULT_ZONE).date;

export const placesOf = (taskId: string): PlaceRow[] =>
  partnerPlaces()
    .all()
    .filter(({ task_id }) => task_id === taskId);

const heldOf = (taskId: string): number[] =>
  placesOf(taskId)
    .filter(({ state }) => holdsPlace(state))
    .map(({ place }) => place);

export const isOver = (task: PartnerTaskRow): boolean => isPastDeadline(task, todayOf(merchants().find(task.mchno)));

/** Where a task stands, by its rows. */
export const stateOfTask = (task: PartnerTaskRow) =>
  partnerTaskState(task, heldOf(task.id).length, task.canceled_at !== undefined, todayOf(merchants().find(task.mchno)));

/** Tasks that a merchant may take, and those of which it has or had a place. */
export function offersOf(merchant: MerchantRow): PartnerTaskRow[] {
  const givers = giversOf(merchant);
  return partnerTasks()
    .all()
    .filter(
      (task) =>
        partnerPlaces().find(placeId(task.id, merchant.mchno)) !== undefined ||
        (givers.includes(task.mchno) && task.canceled_at === undefined),
    );
}

const placeId = (taskId: string, mchno: string): string => `${taskId}:${mchno}`;
export const ownPlace = (taskId: string, mchno: string): PlaceRow | undefined =>
  partnerPlaces().find(placeId(taskId, mchno));

export const needOffer = (merchant: MerchantRow, taskId: string): PartnerTaskRow =>
  offersOf(merchant).find(({ id }) => id === taskId) ?? fail('没有这个任务', { errorCode: 'NOT_FOUND' });

/**
 * Takes a place for a merchant: the lowest that is free, as a row of its own. Whoever has one keeps it, so a press whose
 * answer got lost can be made again.
 */
export const takePlace = (merchant: MerchantRow, taskId: string, account: Pick<AccountRow, 'id' | 'name'>): PlaceRow =>
  atomically(() => {
    const task = needOffer(merchant, taskId);
    const known = ownPlace(taskId, merchant.mchno);
    if (known && holdsPlace(known.state)) return known;
    if (known && !canMovePlace(known.state, 'taken'))
      fail('这个任务你已经参加过，不能再领', { errorCode: 'STATE_CHANGED' });
    if (!giversOf(merchant).includes(task.mchno))
      fail('你已不是对方的伙伴商家，不能领取', { errorCode: 'ACTION_DENIED' });
    const state = stateOfTask(task);
    if (state === 'canceled') fail('任务已取消', { errorCode: 'STATE_CHANGED' });
    if (state === 'ended') fail('任务已截止', { errorCode: 'STATE_CHANGED' });
    const place = nextPlace(task.places, heldOf(taskId)) ?? fail('名额已领完', { errorCode: 'PLACES_GONE' });
    const { id, name } = account;
    const row: PlaceRow = {
      ...{ id: placeId(taskId, merchant.mchno), mchno: merchant.mchno, task_id: taskId, place, state: 'taken' },
      ...{ reward: task.reward, proof: '', links: [], reason: '', by: { id, name }, taken_at: clock.iso() },
      ...{ submitted_at: undefined, judged_at: undefined, judged_by: undefined },
      revision: (known?.revision ?? -1) + 1,
    };
    const taken = known ? partnerPlaces().update(known.id, row) : partnerPlaces().insertWhere(row);
    return taken ?? fail('名额已领完', { errorCode: 'PLACES_GONE' });
  });

/** Moves a place where its state allows it; a state that allows it not is named. */
export function movePlace(row: PlaceRow, to: StoredPlaceState, fields: Partial<PlaceRow> = {}): PlaceRow {
  if (!canMovePlace(row.state, to))
    fail(movedSentences[row.state] ?? '状态已变化，请刷新后再看', { errorCode: 'STATE_CHANGED' });
  const revision = (row.revision ?? 0) + 1;
  return partnerPlaces().update(row.id, { ...fields, state: to, revision }) ?? row;
}

const movedSentences: Readonly<Partial<Record<StoredPlaceState, string>>> = {
  taken: '对方还没有提交证明',
  returned: '已退回修改，对方还没有重新提交',
  accepted: '已经通过，不能再更改',
  refused: '已经判为不通过',
  dropped: '名额已经放弃',
  canceled: '任务已取消',
};

/** As a place is shown. */
export function placeView(row: PlaceRow, task: PartnerTaskRow) {
  const { id, place, reward, proof, links, reason, taken_at, submitted_at, judged_at, judged_by } = row;
  const paid_at = partnerRewards().find(id)?.paid_at;
  return {
    ...{ id, place, reward, proof, links: [...links], reason, taken_at },
    revision: row.revision ?? 0,
    partner_name: merchantName(row.mchno),
    state: shownPlaceState(row.state, isOver(task)),
    ...(submitted_at && { submitted_at }),
    ...(judged_at && { judged_at }),
    ...(judged_by && { judged_by: judged_by.name }),
    ...(paid_at && { paid_at }),
  };
}

/** Writes down what is owed for an accepted place, once. */
export function oweReward(task: PartnerTaskRow, { id, mchno, reward }: PlaceRow): void {
  if (reward === 0) return;
  const line = { id, mchno: task.mchno, partner: mchno, task_name: task.name, amount: reward, voucher: '' };
  if (!partnerRewards().insertWhere({ ...line, created_at: clock.iso() }))
    fail('这份奖励已经记过账', { errorCode: 'STATE_CHANGED' });
}

export const newTaskId = (): string => newId('ptnr');
