import { slowdown } from '@/testing/elapsed';
import type { Lead, LeadDetail } from '../../services/lead/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';
import { wholePhones } from './wholePhones';

let server: SharedMockServer;
let owner: Session;
let stranger: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
  stranger = await signIn(server.origin, 'owner2');
}, 40_000);

const get = <T>(path: string, query = {}, session = owner) =>
  callMock<T>(server.origin, 'GET', path, { session, query });
const post = <T>(path: string, body = {}, session = owner) =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const info = async (id: string) => (await get<LeadDetail>('/lead/info', { id })).body.data;
const listed = async (query = {}) => (await get<{ list: Lead[] }>('/lead/data', query)).body.data.list;
const add = async (name: string, phone: string, note = '') =>
  (await post<LeadDetail & { is_known: boolean }>('/lead/save', { name, phone, note })).body.data;

test('no list and no record shows a whole phone; who asks for it is written down, once in a row', async () => {
  const { id } = await add('沈先生', '13711112222');
  expect(wholePhones(await listed({ page_size: 100 }))).toEqual([]);
  expect((await info(id)).phone).toBe('137****2222');
  expect((await get<{ list: Lead[] }>('/lead/export')).body.data.list.every(({ phone }) => phone.includes('*'))).toBe(
    true,
  );
  expect((await post<{ phone: string }>('/lead/reveal', { id })).body.data.phone).toBe('13711112222');
  await post('/lead/reveal', { id });
  expect((await info(id)).history.map(({ kind }) => kind)).toEqual(['created', 'revealed']);
  // found by its last digits, which the answer does not show
  expect((await listed({ keyword: '112222' })).map((row) => row.id)).toEqual([id]);
});

test('the second lead of a phone, however it is written, adds to the first; one that was lost is taken up again', async () => {
  const first = await add('韩女士', '137 1111 3333', '问价格');
  await post('/lead/follow', {
    id: first.id,
    text: '嫌贵',
    state: 'lost',
    lost_reason: 'price',
    request_id: 'lost-0001',
  });
  const second = await add('韩', '+86 137-1111-3333', '又来问活动');
  expect(second).toMatchObject({ id: first.id, is_known: true, state: 'contacted' });
  expect(second.lost_reason).toBeUndefined();
  expect(second.history.at(-1)).toMatchObject({ kind: 'again', text: '又来问活动' });
  // the same phone at another shop is that shop's own lead
  const elsewhere = await post<{ is_known: boolean }>('/lead/save', { name: '韩', phone: '13711113333' }, stranger);
  expect(elsewhere.body.data.is_known).toBe(false);
});

test('an edit keeps the phone that it does not name, refuses another lead’s, and does not overwrite a colleague', async () => {
  const one = await add('尤先生', '13711114444');
  await add('许女士', '13711115555');
  const edit = { id: one.id, name: '尤老板', revision: one.revision };
  expect((await post('/lead/save', edit)).body.success).toBe(true);
  expect((await post<{ phone: string }>('/lead/reveal', { id: one.id })).body.data.phone).toBe('13711114444');
  expect((await post('/lead/save', edit)).body.errorCode).toBe('VERSION_CONFLICT');
  const taken = await post('/lead/save', { id: one.id, name: '尤老板', phone: '13711115555' });
  expect(taken.body).toMatchObject({ success: false, errorCode: 'PHONE_TAKEN' });
  expect((await post('/lead/save', { name: '无', phone: '微信同号' })).body.errorCode).toBe('INVALID_INPUT');
  expect((await post('/lead/save', { name: '无' })).body.errorCode).toBe('INVALID_INPUT');
});

test('a follow-up that arrives twice is written once; a state that cannot follow is refused', async () => {
  const { id } = await add('何女士', '13711116666');
  const follow = { id, text: '约了周五再聊', state: 'interested', next_on: '2026-12-01', request_id: 'follow-0001' };
  await Promise.all([post('/lead/follow', follow), post('/lead/follow', follow)]);
  expect((await info(id)).history.map(({ kind }) => kind)).toEqual(['created', 'follow', 'state']);
  expect((await info(id)).next_on).toBe('2026-12-01');
  const won = { id, text: '下单了', state: 'won', request_id: 'follow-0002' };
  expect((await post('/lead/follow', won)).body.success).toBe(true);
  const lost = { id, text: '又退了', state: 'lost', lost_reason: 'other', request_id: 'follow-0003' };
  expect((await post('/lead/follow', lost)).body.errorCode).toBe('STATE_CHANGED');
  const noReason = await add('吕先生', '13711117777');
  expect(
    (await post('/lead/follow', { id: noReason.id, text: '不要', state: 'lost', request_id: 'follow-0004' })).body
      .errorCode,
  ).toBe('INVALID_INPUT');
});

test('only who sees the page can be put in charge, and only of leads of the own shop', async () => {
  const { id } = await add('施女士', '13711118888');
  const members = (await get<{ list: { id: string }[] }>('/lead/members')).body.data.list.map((one) => one.id);
  expect(members).toContain('acc_owner');
  expect(members).not.toContain('acc_viewer');
  expect((await post('/lead/assign', { ids: [id], assignee_id: 'acc_viewer' })).body.errorCode).toBe('MEMBER_CANNOT');
  await post('/lead/assign', { ids: [id], assignee_id: 'acc_owner' });
  expect((await listed({ assignee: 'me' })).map((row) => row.id)).toContain(id);
  for (const [path, body] of [
    ['/lead/assign', { ids: [id] }],
    ['/lead/reveal', { id }],
    ['/lead/follow', { id, text: '偷看', request_id: 'strange-0001' }],
  ] as const)
    expect((await post(path, body, stranger)).body.success).toBe(false);
});

test('a removed lead is away, can be taken back, but not beside a new one of its phone', async () => {
  const { id } = await add('张女士', '13711119999');
  await post('/lead/delete', { ids: [id] });
  expect((await get('/lead/info', { id })).body.success).toBe(false);
  await post('/lead/restore', { ids: [id] });
  expect((await info(id)).name).toBe('张女士');
  await post('/lead/delete', { ids: [id] });
  expect((await add('张小姐', '13711119999')).is_known).toBe(false);
  expect((await post('/lead/restore', { ids: [id] })).body.errorCode).toBe('PHONE_TAKEN');
});

test('a table taken in twice adds nothing; formulas stay text; a wrong line is named and the others go on', async () => {
  const rows = [
    { line: 2, name: '=HYPERLINK("http://x")', phone: '13722220001', note: '@cmd' },
    { line: 3, name: '', phone: '13722220002', note: '' },
    { line: 4, name: '错', phone: '123', note: '' },
  ];
  const first = await post('/lead/import', { rows });
  expect(first.body.data).toEqual({ added: 2, known: 0, refused: [4] });
  const second = await post('/lead/import', { rows });
  expect(second.body.data).toEqual({ added: 0, known: 2, refused: [4] });
  const [lead] = await listed({ keyword: '13722220001' });
  expect(lead).toMatchObject({ name: '=HYPERLINK("http://x")', source: 'import', last_text: '@cmd' });
  expect((await info(lead?.id ?? '')).history).toHaveLength(1);
});

test('10 000 leads are listed within the usual time', async () => {
  for (let from = 0; from < 10_000; from += 500)
    await post('/lead/import', {
      rows: Array.from({ length: 500 }, (_, at) => ({
        line: at + 1,
        name: `客户${from + at}`,
        phone: `150${String(from + at).padStart(8, '0')}`,
        note: '',
      })),
    });
  const start = performance.now();
  const list = await listed({ keyword: '客户99', page_size: 50 });
  expect((performance.now() - start) / slowdown()).toBeLessThan(2_000);
  expect(list.length).toBe(50);
}, 60_000);
