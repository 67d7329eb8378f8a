import { setDesign } from '../../domain/captionDesigns';
import { type CaptionTemplate, captionTemplate } from '../../engine/project/captionTemplates';
import type { OfferedCaptionTemplate } from '../../services/caption_template/schema';
import type { OwnCaptionTemplate } from '../../services/platform_caption_template/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let admin: Session;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  admin = await signIn(server.origin, 'admin');
  owner = await signIn(server.origin, 'owner');
});

const post = async <T = OwnCaptionTemplate>(path: string, body: object, session = admin) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const get = async <T>(path: string, query: Record<string, string> = {}, session = admin) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body;
const call = (verb: string, body: object, session = admin) => post(`/platform_caption_template/${verb}`, body, session);
const offered = async (session = owner) =>
  (await get<{ list: OfferedCaptionTemplate[] }>('/caption_template/data', {}, session)).data.list;
const take = (id: string, price: number, session = owner) =>
  post<{ design: CaptionTemplate; is_new: boolean }>('/caption_template/take', { id, price }, session);
const balance = async () =>
  (await get<{ list: { balance: number }[] }>('/counting/data', {}, owner)).data.list[0]?.balance ?? 0;
const info = async (id: string) => (await get<OwnCaptionTemplate>('/platform_caption_template/info', { id })).data;

const bold = captionTemplate('bold') as CaptionTemplate;
const published = async (change: object = {}) => {
  const { id } = (await call('save', { title: '新样式', design: bold, ...change })).data;
  return (await call('publish', { id })).data;
};

test('a merchant sees what his provider has published, with its design, and nothing of another’s', async () => {
  expect((await offered()).map(({ title, price, is_taken, design }) => [title, price, is_taken, design.key])).toEqual([
    ['直播喊价', 15, false, 'shelf_live'],
    ['国风金榜', 0, false, 'shelf_gold'],
  ]);
  expect((await offered(await signIn(server.origin, 'owner2'))).map(({ title }) => title)).toEqual(['茶席手写']);
  expect((await take('caption_template_tea', 0)).errorCode).toBe('TEMPLATE_WITHDRAWN');
  expect((await take('caption_template_serif', 0)).errorCode).toBe('TEMPLATE_WITHDRAWN');
});

test('it is paid once: taken again it costs nothing, and the provider counts a merchant', async () => {
  const before = await balance();
  expect((await take('caption_template_live', 15)).data).toMatchObject({ is_new: true, design: { name: '直播喊价' } });
  expect(await balance()).toBe(before - 15);
  expect((await take('caption_template_live', 15, await signIn(server.origin, 'writer'))).data.is_new).toBe(false);
  expect(await balance()).toBe(before - 15);
  expect((await info('caption_template_live')).used_merchants).toBe(1);
  expect((await offered()).map(({ is_taken }) => is_taken)).toEqual([true, false]);
});

test('two presses at a time pay once', async () => {
  const before = await balance();
  const both = await Promise.all([take('caption_template_live', 15), take('caption_template_live', 15)]);
  expect(both.map(({ data }) => data.is_new).toSorted()).toEqual([false, true]);
  expect(await balance()).toBe(before - 15);
});

test('another price, another version and too few credits take nothing', async () => {
  const before = await balance();
  expect((await take('caption_template_live', 10)).errorCode).toBe('PRICE_CHANGED');
  const closed = await published({ plans: ['旗舰版'] });
  expect((await offered()).find(({ id }) => id === closed.id)?.is_open).toBe(false);
  expect((await take(closed.id, 0)).errorCode).toBe('PLAN_NEEDED');
  while ((await balance()) >= 1000) await take((await published({ price: 1000 })).id, 1000);
  const left = await balance();
  expect(left).toBeLessThan(before);
  expect((await take((await published({ price: 1000 })).id, 1000)).errorCode).toBe('CREDITS_NOT_ENOUGH');
  expect(await balance()).toBe(left);
});

test('what is withdrawn goes from the merchants, but not from those who have paid; the design stays what it was', async () => {
  await take('caption_template_live', 15);
  await take('caption_template_gold', 0);
  await call('withdraw', { id: 'caption_template_live' });
  await call('withdraw', { id: 'caption_template_gold' });
  expect((await offered()).map(({ title }) => title)).toEqual(['直播喊价']);
  expect((await take('caption_template_live', 15)).data.design.key).toBe('shelf_live');
  expect((await take('caption_template_gold', 0)).errorCode).toBe('TEMPLATE_WITHDRAWN');
});

test('another look has a key of its own; a new name or price alone keeps it', async () => {
  const { design, ...row } = await info('caption_template_gold');
  const renamed = (await call('save', { ...row, title: '金榜', design })).data;
  expect(renamed.design).toMatchObject({ key: 'shelf_gold', name: '金榜' });
  const priced = (await call('save', { id: row.id, title: '金榜', price: 3 })).data;
  expect(priced.design).toEqual(renamed.design);
  const larger = setDesign(renamed.design as CaptionTemplate, 'caption', 'fontSize', 99);
  const changed = (await call('save', { id: row.id, title: '金榜', design: larger })).data;
  expect(changed.design?.key).not.toBe('shelf_gold');
});

test('a missing font is found before the shelf, and in what is on it', async () => {
  const design = setDesign(bold, 'caption', 'font', '方正没有体');
  const draft = (await call('save', { title: '缺字体', design })).data;
  expect(draft.state).toBe('draft');
  const refused = await call('publish', { id: draft.id });
  expect(refused).toMatchObject({ errorCode: 'TEMPLATE_INVALID', message: '样式用了没有的字体“方正没有体”，请换一个' });
  expect((await call('publish', { id: (await call('save', { title: '空' })).data.id })).errorCode).toBe(
    'TEMPLATE_INVALID',
  );
  const { id, revision } = await published();
  expect((await call('save', { id, revision, title: '缺字体', design })).errorCode).toBe('TEMPLATE_INVALID');
  expect((await info(id)).design?.elements).toEqual(bold.elements);
});

test('a broken design is refused by its schema, and a colleague’s change meanwhile is a conflict', async () => {
  expect((await call('save', { title: '坏', design: { ...bold, elements: [] } })).success).toBe(false);
  const { id, revision } = await info('caption_template_gold');
  await call('save', { id, revision, title: '改过' });
  expect((await call('save', { id, revision, title: '又改' })).success).toBe(false);
  expect((await info(id)).title).toBe('改过');
});

test('only providers keep templates, and only who may keep a video takes them', async () => {
  expect((await get('/platform_caption_template/data', {}, owner)).errorCode).toBe('ACTION_DENIED');
  expect((await take('caption_template_gold', 0, await signIn(server.origin, 'viewer'))).errorCode).toBe(
    'ACTION_DENIED',
  );
});
