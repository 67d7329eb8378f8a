import { cardAskLimits } from '../../domain/cards';
import type { OwnCard, ShownCard } from '../../services/card/schema';
import type { Lead, LeadDetail } from '../../services/lead/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let writer: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
  writer = await signIn(server.origin, 'writer');
});

const post = <T>(path: string, body: object, session?: Session) =>
  callMock<T>(server.origin, 'POST', path, { body, ...(session ? { session } : {}) });
const get = <T>(path: string, query = {}, session?: Session) =>
  callMock<T>(server.origin, 'GET', path, { query, ...(session ? { session } : {}) });
const shown = (id: string) => get<ShownCard>('/card/shown', { id });
const leads = async () => (await get<{ list: Lead[] }>('/lead/data', { page_size: 100 }, owner)).body.data.list;

const card = 'card_seed_owner';
let press = 0;
const asking = (over: object = {}) => {
  press += 1;
  const request_id = `press-card-${press}`;
  return { id: card, name: '访客', phone: '13655550001', message: '想订十只', is_agreed: true, request_id, ...over };
};
const ask = (over: object = {}) => post('/card/ask', asking(over));

test('a stranger reads the card’s own fields and nothing of the account, the shop or the goods', async () => {
  const { body } = await shown(card);
  expect(Object.keys(body.data).sort()).toEqual(
    [
      'address',
      'avatar',
      'goods',
      'intro',
      'links',
      'merchant',
      'name',
      'phone',
      'takes_leads',
      'title',
      'wechat',
    ].sort(),
  );
  expect(Object.keys(body.data.merchant).sort()).toEqual(['logo', 'name']);
  expect(JSON.stringify(body.data)).not.toMatch(/acc_|M1000|revision/);
});

test('a card that was taken down, one that never was and one of a disabled member answer alike', async () => {
  const stored = (await get<OwnCard>('/card/info', {}, owner)).body.data;
  await post('/card/save', { ...stored, is_public: false }, owner);
  const down = await shown(card);
  const unknown = await shown('card_nobody');
  expect(down.body).toEqual(unknown.body);
  expect(down.body).toMatchObject({ success: false, errorCode: 'CARD_NOT_SHOWN' });
  expect((await ask()).body.errorCode).toBe('CARD_NOT_SHOWN');

  const own = (await post<OwnCard>('/card/save', { name: '阿林', is_public: true }, writer)).body.data;
  const id = own.link.split('/').at(-1) ?? '';
  expect(id).toMatch(/^card_[0-9a-f]{16}$/);
  expect((await shown(id)).body.data.name).toBe('阿林');
  await post('/account/hand_over', { id: 'acc_writer', to: 'acc_owner', status: 0 }, owner);
  expect((await shown(id)).body.errorCode).toBe('CARD_NOT_SHOWN');
});

test('the card of a closed merchant is not shown, and takes nothing', async () => {
  const admin = await signIn(server.origin, 'admin');
  await post('/merchant/status', { id: owner.mchno, status: 0, reason: '合作到期' }, admin);
  expect((await shown(card)).body.errorCode).toBe('CARD_NOT_SHOWN');
  expect((await ask()).body.errorCode).toBe('CARD_NOT_SHOWN');
});

test('a member saves one card, his own; a second window does not overwrite it', async () => {
  const first = (
    await post<OwnCard>('/card/save', { name: '阿林', links: [{ title: '店', url: 'a.example.com' }] }, writer)
  ).body.data;
  expect(first).toMatchObject({ is_public: false, links: [{ url: 'https://a.example.com/' }] });
  const second = await post<OwnCard>('/card/save', { name: '林', revision: first.revision }, writer);
  expect(second.body.data.link).toBe(first.link);
  const stale = await post('/card/save', { name: '旧', revision: first.revision }, writer);
  expect(stale.body.errorCode).toBe('VERSION_CONFLICT');
  const script = await post('/card/save', { name: '林', links: [{ title: 'x', url: 'javascript:alert(1)' }] }, writer);
  expect(script.body).toMatchObject({ success: false, errorCode: 'INVALID_INPUT' });
  expect((await get<OwnCard>('/card/info', {}, owner)).body.data.name).toBe('陈小满');
});

test('who leaves his phone is one lead with its source and consent, however often and wherever he asks', async () => {
  const before = (await leads()).length;
  const one = asking();
  expect((await post('/card/ask', one)).body.success).toBe(true);
  // The answer got lost.
  expect((await post('/card/ask', one)).body.success).toBe(true);
  expect((await ask({ phone: '+86 136 5555 0001', message: '改成二十只' })).body.success).toBe(true);
  const list = await leads();
  expect(list.length).toBe(before + 1);
  const lead = list.find(({ source }) => source === 'card');
  expect(lead).toMatchObject({ name: '访客', phone: '136****0001', assignee: { id: 'acc_owner' }, state: 'new' });
  expect(lead?.consent_at).toBeTruthy();
  const { history } = (await get<LeadDetail>('/lead/info', { id: lead?.id ?? '' }, owner)).body.data;
  expect(history.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['created 想订十只', 'again 改成二十只']);
  const notices = (await get<{ list: { title: string; content: string }[] }>('/notice/data', {}, owner)).body.data.list;
  expect(notices[0]?.title).toBe('访客在陈小满的名片上留了电话');
  expect(JSON.stringify(notices)).not.toContain('13655550001');
});

test('without consent, with a wrong phone or by a machine nothing is stored; a closed form takes nothing', async () => {
  const before = await leads();
  expect((await ask({ is_agreed: false })).body.success).toBe(false);
  expect((await ask({ phone: '微信同号' })).body.errorCode).toBe('INVALID_INPUT');
  expect((await ask({ website: 'https://spam.example.com' })).body.success).toBe(true);
  const stored = (await get<OwnCard>('/card/info', {}, owner)).body.data;
  await post('/card/save', { ...stored, takes_leads: false }, owner);
  expect((await ask()).body.errorCode).toBe('CARD_TAKES_NO_LEADS');
  expect(await leads()).toEqual(before);
});

test('a phone and an address can ask only so often', async () => {
  const { perPhoneADay, perAddressAnHour } = cardAskLimits;
  for (let count = 0; count < perPhoneADay; count += 1) expect((await ask()).body.success).toBe(true);
  expect((await ask()).body.errorCode).toBe('CARD_ASKED_TOO_OFTEN');
  const codes: (string | undefined)[] = [];
  for (let count = perPhoneADay; count <= perAddressAnHour; count += 1)
    codes.push((await ask({ phone: `1365555${String(1000 + count)}` })).body.errorCode);
  expect(codes.filter(Boolean)).toEqual(['CARD_ASKED_TOO_OFTEN']);
});
