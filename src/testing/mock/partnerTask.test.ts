import type { MerchantRow } from '../../../mock/_core/rows';
import { resetState } from '../../../mock/_core/state';
import { globalDb } from '../../../mock/_core/store';
import {
  movePlace,
  oweReward,
  ownPlace,
  partnerRewards,
  partnerTasks,
  placesOf,
  takePlace,
} from '../../../mock/_groups/partnerTasks';
import { holdsPlace } from '../../domain/partnerTasks';
import type { PartnerOffer, PartnerPlace, PartnerRewards, PartnerTask } from '../../services/partner_task/schema';
import fc from '../property';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let admin: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
  admin = await signIn(server.origin, 'admin');
});

const call = async <T>(session: Session, verb: string, body: object) =>
  (await callMock<T>(server.origin, 'POST', `/partner_task/${verb}`, { session, body })).body;
const read = async <T>(session: Session, verb: string, query: Record<string, string> = {}) =>
  (await callMock<T>(server.origin, 'GET', `/partner_task/${verb}`, { session, query })).body.data;
const titles = async (session: Session) =>
  (await callMock<{ list: { title: string }[] }>(server.origin, 'GET', '/notice/data', { session })).body.data.list.map(
    ({ title }) => title,
  );

let serial = 0;
/** The owner of a new shop that the demo merchant's channel brought. */
async function partner(): Promise<Session> {
  serial += 1;
  const { body } = await callMock<{ token: string; id: string; merchantData: { mchno: string } }>(
    server.origin,
    'POST',
    '/account/register',
    { body: { shop: `伙伴${serial}号店`, name: '阿伴', username: `partner${serial}`, password: 'Zhulin-Feng-88!' } },
  );
  const { token, id, merchantData } = body.data;
  await assign(merchantData.mchno, 'ch_seed_east');
  return { token, id, mchno: merchantData.mchno };
}
const assign = (mchno: string, channel_id?: string) =>
  callMock(server.origin, 'POST', '/channel/assign', {
    session: admin,
    body: { merchant_ids: [mchno], ...(channel_id && { channel_id }) },
  });

const dayAfter = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
const fields = (change: object = {}) => ({
  ...{ name: '到店拍一条', brief: '拍到门头', reward: 12_345, places: 2, deadline: dayAfter(5), ...change },
});
const give = async (change: object = {}) => (await call<PartnerTask>(owner, 'save', fields(change))).data;
const offer = async (session: Session, id: string) =>
  (await read<{ list: PartnerOffer[] }>(session, 'offers', { page_size: '100' })).list.find((one) => one.id === id);
const placesIn = async (id: string) => (await read<{ list: PartnerPlace[] }>(owner, 'places', { id })).list;

test('given, taken, handed in, sent back, mended, accepted, paid: both sides read the same sum, and each is told', async () => {
  const shop = await partner();
  const task = await give();
  expect(await titles(shop)).toContain('新的伙伴任务：到店拍一条');
  expect(await offer(shop, task.id)).toMatchObject({ giver_name: '山野日常生活馆', free: 2, state: 'open' });
  const taken = await call<PartnerOffer>(shop, 'take', { id: task.id });
  expect(taken.data).toMatchObject({ free: 1, mine: { place: 1, state: 'taken', reward: 12_345 } });
  // A press whose answer got lost takes no second place.
  expect((await call<PartnerOffer>(shop, 'take', { id: task.id })).data.mine?.place).toBe(1);
  const submit = (revision: number, more: object = {}) =>
    call<PartnerOffer>(shop, 'submit', { id: task.id, revision, proof: '已发布', ...more });
  expect((await submit(0, { links: ['javascript:alert(1)'] })).errorCode).toBe('INVALID_INPUT');
  expect((await submit(0, { links: ['https://www.douyin.com/video/1'] })).data.mine?.state).toBe('submitted');
  expect(await titles(owner)).toContainEqual(expect.stringMatching(/提交了伙伴任务：到店拍一条$/));
  const [place] = await placesIn(task.id);
  const judge = (as: string, revision: number, reason = '') =>
    call<PartnerPlace>(owner, 'judge', { id: place?.id, as, revision, reason });
  expect((await judge('returned', 1)).message).toBe('请写明原因，对方会看到');
  expect((await judge('returned', 1, '没拍到门头')).data).toMatchObject({ state: 'returned', judged_by: '陈小满' });
  expect((await offer(shop, task.id))?.mine).toMatchObject({ state: 'returned', reason: '没拍到门头' });
  expect((await offer(shop, task.id))?.mine).not.toHaveProperty('judged_by');
  await submit(2);
  // Mended while it was looked at: what was not seen is not accepted.
  await submit(3, { proof: '补拍了门头' });
  expect((await judge('accepted', 3)).errorCode).toBe('VERSION_CONFLICT');
  expect((await judge('accepted', 4)).data.state).toBe('accepted');
  expect((await judge('accepted', 4)).success).toBe(true);
  expect((await judge('refused', 5, '后悔了')).errorCode).toBe('STATE_CHANGED');
  const rewards = await read<PartnerRewards>(owner, 'rewards', { keyword: '到店拍一条' });
  expect(rewards.sums).toEqual({ earned: 12_345, paid: 0, owed: 12_345 });
  const [line] = rewards.list;
  const pays = await Promise.all([1, 2, 3].map((n) => call(owner, 'pay', { id: line?.id, voucher: `B-${n}` })));
  expect(pays.filter(({ success }) => success)).toHaveLength(1);
  expect(pays.filter(({ errorCode }) => errorCode === 'ALREADY_PAID')).toHaveLength(2);
  const earned = await read<PartnerRewards>(shop, 'earned');
  expect([earned.sums, earned.list[0]?.other_name]).toEqual([
    { earned: 12_345, paid: 12_345, owed: 0 },
    '山野日常生活馆',
  ]);
  expect(await titles(shop)).toContain('伙伴任务奖励已付：到店拍一条');
});

test('fifty presses of two partners for one place: one has it; given back or refused it is free again', async () => {
  const shops = [await partner(), await partner()];
  const task = await give({ places: 1 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => call<PartnerOffer>(shops[index % 2] as Session, 'take', { id: task.id })),
  );
  const winner = answers[0]?.success ? 0 : 1;
  const [first, second] = [shops[winner] as Session, shops[1 - winner] as Session];
  expect(answers.filter(({ success }) => success)).toHaveLength(25);
  expect(answers.filter(({ errorCode }) => errorCode === 'PLACES_GONE')).toHaveLength(25);
  expect((await placesIn(task.id)).filter(({ state }) => state === 'taken')).toHaveLength(1);
  await call(first, 'drop', { id: task.id });
  expect((await call(first, 'drop', { id: task.id })).success).toBe(true);
  expect((await call<PartnerOffer>(second, 'take', { id: task.id })).data.mine?.place).toBe(1);
  expect((await call(first, 'take', { id: task.id })).errorCode).toBe('PLACES_GONE');
  const revision = (await offer(second, task.id))?.mine?.revision ?? -1;
  await call(second, 'submit', { id: task.id, revision, proof: '好了' });
  const [place] = await placesIn(task.id);
  await call(owner, 'judge', { id: place?.id, as: 'refused', revision: place?.revision, reason: '不是本店' });
  expect((await call<PartnerOffer>(first, 'take', { id: task.id })).data.mine).toMatchObject({ place: 1, proof: '' });
  expect((await call(second, 'take', { id: task.id })).errorCode).toBe('STATE_CHANGED');
});

test('canceled: what was taken is told and over, what was handed in is still looked at', async () => {
  const [idle, busy] = [await partner(), await partner()];
  const task = await give();
  for (const shop of [idle, busy]) await call(shop, 'take', { id: task.id });
  await call(busy, 'submit', { id: task.id, revision: 0, proof: '好了' });
  expect((await call(owner, 'cancel', { id: task.id })).success).toBe(true);
  expect((await call(owner, 'cancel', { id: task.id })).success).toBe(true);
  expect((await offer(idle, task.id))?.mine?.state).toBe('canceled');
  expect(await titles(idle)).toContain('伙伴任务已取消：到店拍一条');
  expect((await call(idle, 'submit', { id: task.id, revision: 1, proof: '晚了' })).errorCode).toBe('STATE_CHANGED');
  const place = (await placesIn(task.id)).find(({ state }) => state === 'submitted');
  const judge = (as: string) => call(owner, 'judge', { id: place?.id, as, revision: place?.revision, reason: '改' });
  expect((await judge('returned')).errorCode).toBe('STATE_CHANGED');
  expect((await judge('accepted')).success).toBe(true);
});

test('a place that was given back is not taken again once the task is over, or the partner is none any more', async () => {
  const shop = await partner();
  const [canceled, ended, left] = [await give(), await give({ deadline: dayAfter(1) }), await give()];
  for (const { id } of [canceled, ended, left])
    for (const verb of ['take', 'drop']) expect((await call(shop, verb, { id })).success).toBe(true);
  await call(owner, 'cancel', { id: canceled.id });
  const other = await partner();
  await call(other, 'take', { id: ended.id });
  await callMock(server.origin, 'POST', '/__mock/clock', { body: { advanceSeconds: 3 * 86_400 } });
  expect((await call(shop, 'take', { id: canceled.id })).message).toBe('任务已取消');
  expect((await call(shop, 'take', { id: ended.id })).message).toBe('任务已截止');
  const late = { id: ended.id, revision: 0, proof: '晚了' };
  expect((await call(other, 'submit', late)).message).toBe('任务已截止，不能再提交');
  await assign(shop.mchno);
  expect((await call(shop, 'take', { id: left.id })).errorCode).toBe('ACTION_DENIED');
});

test('who has a place keeps its terms; a colleague’s change is not written over', async () => {
  const shop = await partner();
  const task = await give();
  const change = (change: object) => call<PartnerTask>(owner, 'save', { ...fields(), id: task.id, ...change });
  await call(shop, 'take', { id: task.id });
  expect((await change({ revision: 0, deadline: dayAfter(4) })).message).toBe('已有伙伴领取，截止日期不能提前');
  expect((await change({ revision: 0, reward: 1, places: 1 })).success).toBe(true);
  expect((await offer(shop, task.id))?.mine?.reward).toBe(12_345);
  expect(await titles(shop)).toContain('伙伴任务有改动：到店拍一条');
  expect((await change({ revision: 0 })).errorCode).toBe('VERSION_CONFLICT');
  expect((await call(owner, 'save', fields({ deadline: dayAfter(-1) }))).errorCode).toBe('INVALID_INPUT');
});

test('who is no partner sees nothing and takes nothing; who was one keeps what he has', async () => {
  const shop = await partner();
  const stranger = await signIn(server.origin, 'owner2');
  const [task, later] = [await give(), await give({ name: '下一条' })];
  expect((await read<{ list: [] }>(stranger, 'offers')).list).toEqual([]);
  expect((await call(stranger, 'take', { id: task.id })).errorCode).toBe('NOT_FOUND');
  expect((await call(stranger, 'save', fields())).errorCode).toBe('NO_PARTNERS');
  await call(shop, 'take', { id: task.id });
  await assign(shop.mchno);
  expect((await read<{ list: PartnerOffer[] }>(shop, 'offers')).list.map(({ id }) => id)).toEqual([task.id]);
  expect((await call(shop, 'take', { id: later.id })).errorCode).toBe('NOT_FOUND');
  expect((await call(shop, 'submit', { id: task.id, revision: 0, proof: '好了' })).success).toBe(true);
  const foreign = (await placesIn(task.id))[0]?.id;
  for (const session of [shop, stranger])
    expect((await call(session, 'judge', { id: foreign, as: 'accepted', revision: 1 })).errorCode).toBe('NOT_FOUND');
  expect((await call(shop, 'pay', { id: 'ptnr_seed_shop:M100004', voucher: 'X' })).errorCode).toBe('NOT_FOUND');
});

describe('in one process', () => {
  const TASK = 'ptnr_seed_bring';
  const shop = (index: number): MerchantRow => {
    const id = `M2${String(index).padStart(5, '0')}`;
    const merchants = globalDb.table<MerchantRow>('merchant');
    const known = merchants.find('M100004') as MerchantRow;
    return merchants.find(id) ?? merchants.insert({ ...known, id, mchno: id, name: id, channel_id: 'ch_seed_east' });
  };
  const attempt = (index: number): boolean => {
    try {
      takePlace(shop(index), TASK, { id: `acc_${index}`, name: '甲' });
      return true;
    } catch {
      return false;
    }
  };
  const held = () => placesOf(TASK).filter(({ state }) => holdsPlace(state));
  beforeEach(() => resetState());
  afterAll(() => resetState());

  test('fifty merchants at a barrier for ten places: ten have one, each another', async () => {
    let open = (): void => undefined;
    const barrier = new Promise<void>((resolve) => {
      open = resolve;
    });
    const tries = Array.from({ length: 50 }, async (_, index) => {
      await barrier;
      return attempt(index);
    });
    open();
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(10);
    expect(
      held()
        .map(({ place }) => place)
        .sort((a, b) => a - b),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('whatever happens, no place is held twice, none beyond the places, and the rewards are the accepted rows', () => {
    const step = fc.record({
      act: fc.constantFrom('take', 'take', 'submitted', 'returned', 'accepted', 'refused', 'dropped', 'fewer'),
      who: fc.nat(7),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        resetState();
        partnerTasks().update(TASK, { places: 4 });
        for (const { act, who } of steps) {
          const row = ownPlace(TASK, shop(who).mchno);
          if (act === 'take') attempt(who);
          else if (act === 'fewer') partnerTasks().update(TASK, { places: Math.max(held().length, 2) });
          else if (row) {
            try {
              const moved = movePlace(row, act as 'submitted');
              if (act === 'accepted') oweReward(partnerTasks().need(TASK), moved);
            } catch {
              // a move that its state does not allow changes nothing
            }
          }
          const places = held().map(({ place }) => place);
          expect(new Set(places).size).toBe(places.length);
          expect(places.length).toBeLessThanOrEqual(partnerTasks().need(TASK).places);
        }
        const accepted = placesOf(TASK).filter(({ state }) => state === 'accepted');
        const rewards = partnerRewards()
          .all()
          .filter(({ id }) => id.startsWith(TASK));
        expect(rewards.map(({ id, amount }) => [id, amount]).sort()).toEqual(
          accepted.map(({ id, reward }) => [id, reward]).sort(),
        );
      }),
      { numRuns: 40 },
    );
  });
});
