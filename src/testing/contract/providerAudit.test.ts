import { emptyContents } from '../../domain/messageTemplate';
import { videoTemplates } from '../../domain/templates/builtIn.data';
import { builtInDocument } from '../../domain/templates/builtInDocument';
import { captionTemplate } from '../../engine/project/captionTemplates';
import { callMock, type Session, signIn } from '../mock/callMock';
import { type SharedMockServer, sharedMockServer } from '../mock/sharedMockServer';
import { allOperations } from './operations';
import { rightsTable } from './rightsTable';

/**
 * Each changing call that a provider may make either writes a row of the log, as the walk below makes it do, or stands
 * here with the reason why none is needed. A new operation fails the test until somebody has decided which.
 */
const unlogged: readonly (readonly [RegExp, string])[] = [
  [/^account\.(login|logout|register|set)$/, 'the way in and out, and one’s own name and picture'],
  [/^(account_message|notice)\./, 'the caller’s own inbox'],
  [/^account_role\.merchant$/, 'reads'],
  [/^card\.ask$/, 'the public form of somebody’s card'],
  [/^compliance_policy\.preview$/, 'computes, writes nothing'],
  [/^enterprise\./, 'which merchants the caller himself belongs to'],
  [/^file\./, 'stored files of its own; what shows them is logged, and so is their deletion (platform_file)'],
  [/^brand\.save$/, 'a draft that nobody sees; its whole difference is logged when it is activated'],
  [/^platform_template\.document$/, 'a draft, or a change that waits; logged when the template is made and published'],
  [/^platform_template\.version_restore$/, 'as platform_template.document'],
  [/^(invoice\.(save|withdraw)|upgrade\.(save|cancel))$/, 'requests of a merchant; a provider has no page for them'],
  [/^security\./, 'the caller’s own way in'],
  [/^team_group\./, 'groups of its own team, on which no right hangs'],
  [/^user\./, 'ways in'],
];

const operations = allOperations().filter(
  ({ name, operation }) => operation.method === 'POST' && rightsTable[name]?.endsWith('+'),
);

let server: SharedMockServer;
let admin: Session;
/** A session of his that reads the log while the other one is in a merchant. */
let reader: Session;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  admin = await signIn(server.origin, 'admin');
  reader = await signIn(server.origin, 'admin');
  owner = await signIn(server.origin, 'owner');
}, 40_000);

type Made = Record<string, never> & { id: string; revision: number; version: number; list: { id: string }[] };
const send = async (name: string, body: object, session: Session) =>
  (await callMock<Made | null>(server.origin, 'POST', `/${name.replace('.', '/')}`, { session, body })).body;
const get = async <T>(path: string, query: Record<string, string> = {}) =>
  (await callMock<T>(server.origin, 'GET', path, { session: reader, query })).body.data;
const rowCount = async () =>
  (await get<{ paginator: { total: number } }>('/audit/data', { page_size: '1' })).paginator.total;

const logged = new Set<string>();
const silent: string[] = [];
/** A call of the provider that succeeds; it is noted whether the log has grown by it. */
async function act(name: string, body: object = {}, session = admin): Promise<Made> {
  const before = await rowCount();
  const answer = await send(name, body, session);
  if (!answer.success) throw new Error(`${name}: ${answer.message}`);
  if ((await rowCount()) > before) logged.add(name);
  else silent.push(name);
  return answer.data ?? ({} as Made);
}
/** What a merchant asks of its provider. */
async function ask(name: string, body: object): Promise<Made> {
  const answer = await send(name, body, owner);
  if (!answer.success) throw new Error(`${name}: ${answer.message}`);
  return answer.data ?? ({} as Made);
}
async function walkRecord(group: string, fields: object): Promise<void> {
  const { id } = await act(`${group}.save`, fields);
  await act(`${group}.publish`, { id });
  await act(`${group}.withdraw`, { id });
  await act(`${group}.delete`, { ids: [id] });
  await act(`${group}.restore`, { ids: [id] });
}

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const shop = 'M100001';
const segment = (roleName: string) => ({
  ...{ role: roleName, roleName, share: 0.5, purpose: `${roleName}要做的事`, linePattern: '{商品}{卖点}' },
});
const [builtIn] = videoTemplates;
const shelfContent =
  builtIn &&
  builtInDocument(builtIn, {
    ...{ name: '商品名称', brand: '品牌', offer: '优惠', badge: '角标', price: '价格', offerTag: '优惠' },
    point: (number) => `卖点${number}`,
    shot: (number) => `画面${number}`,
    caption: (number) => `字幕${number}`,
  });

async function walkMerchants(): Promise<void> {
  const { id } = await act('merchant.save', { name: '青禾手作', contact: '许青禾', phone: '13900000000' });
  await act('merchant.review', { id, review: 'approved' });
  await act('merchant.plan', { id, version: '专业版', expires_at: '2030-01-31T15:59:59.999Z', reason: '试用' });
  await act('merchant.note', { id, note: '重点客户' });
  await act('merchant.status', { id, status: 0, reason: '合作到期' });
  await act('merchant.delete', { ids: [id], reason: '合作结束' });
  const line = { row: 2, name: '岸边书店', contact: '', phone: '', industry: '', address: '' };
  await act('merchant.import', { import_id: 'audit-walk', lines: [line] });
  await act('merchant.set', { field: 'contact', value: '运营组' });
}

async function walkRequests(): Promise<void> {
  const license = (await ask('file.base64_upload', { data: pixel, name: 'l.png' })) as unknown as { url: string };
  const papers = { company: '山野日常', credit_code: '91330100799655058B', legal_person: '陈小满', valid_until: '' };
  const { revision } = await ask('certification.save', { ...papers, license: license.url });
  const handed = await ask('certification.submit', { revision });
  await act('certification.decide', { id: shop, revision: handed.revision, is_approved: true });
  const upgrade = await ask('upgrade.save', { version: '旗舰版', months: 1 });
  await act('upgrade.decide', { id: upgrade.id, state: 'accepted' });
  const invoice = await ask('invoice.save', {
    ...{ rows: [upgrade.id], kind: 'company', title: '山野日常', tax_number: '91330100799655058B' },
    ...{ email: 'cw@shanye.cn', request_id: 'audit-walk' },
  });
  await act('invoice.settle', { id: invoice.id, state: 'rejected', reason: '抬头有误' });
  const { id } = await ask('feedback.save', { kind: 'wish', content: '希望可以按成员看用量' });
  await act('feedback.reply', { id, reply: '已安排' });
}

async function walkChannels(): Promise<void> {
  const { id } = await act('channel.save', { name: '华北渠道' });
  await act('channel.assign', { channel_id: id, merchant_ids: [shop] });
  await act('channel.rates_save', { from: '2099-01-01', levels: [1000, 300, 100] });
  await act('channel.assign', { merchant_ids: [shop] });
  await act('channel.delete', { ids: [id] });
  const { list } = await get<{ list: { id: string; can_settle: boolean; state: string }[] }>('/channel/statements');
  const due = list.find(({ can_settle, state }) => can_settle && state === 'open');
  await act('channel.settle', { ids: [due?.id], state: 'settled' });
  await act('channel.pay', { id: due?.id, voucher: 'BANK-1' });
}

async function walkBrandAndRights(): Promise<void> {
  const { live } = await get<{ live: object }>('/brand/info');
  await send('brand.save', { ...live, name: '新灵框' }, admin);
  await act('brand.activate');
  await act('brand.restore');
  const role = { name: '售后', note: '', routes: ['publish.calendar'], actions: ['publish.submit'] };
  const { id } = await act('role_template.save', role);
  await act('role_template.status', { id, status: 1 });
  await act('role_template.delete', { ids: [id] });
  const person = { name: '乔予安', username: 'qiaoyuan', password: 'lamp on the hill', role: 'admin' };
  const made = await act('account.save', person);
  await act('account.status', { id: made.id, status: 0 });
  await act('account.hand_over', { id: made.id, status: -1 });
  await act('see_as.start', { id: shop, reason: '排查' });
  await act('see_as.stop', {}, { ...admin, mchno: shop });
}

async function walkMessages(): Promise<void> {
  const { id, revision } = await act('message_template.save', {
    ...{ name: '开通通知', note: '', channels: ['inapp'] },
    variables: [{ name: '商家', type: 'text', sample: '山野' }],
    contents: { ...emptyContents, inapp: { title: '{{商家}}已开通', text: '欢迎使用' } },
  });
  await act('message_template.publish', { id, revision });
  await act('message_template.test', { id, channel: 'inapp', values: { 商家: '山野' } });
  await act('message_template.restore', { id, version: 1 });
  await act('message_template.stop', { id, reason: '换新' });
  await act('message_template.delete', { ids: [id] });
}

async function walkWords(): Promise<void> {
  const { id } = await act('compliance_word.save', { word: '闭眼入', replacement: '放心选' });
  await act('compliance_word.multi_save', { words: [{ word: '闭眼入', replacement: '安心选' }], level: 'mid' });
  await act('compliance_word.status', { id, status: 0 });
  await act('compliance_word.delete', { ids: [id] });
  await act('compliance_policy.save', {
    base: 'high',
    is_locked: true,
    kinds: {},
    loosenable: [],
    rules: '',
    rules_on: '',
  });
}

async function walkTemplates(): Promise<void> {
  await walkRecord('platform_announce', { title: '节日安排', summary: '只处理急事', html: '<p>祝好</p>' });
  await walkRecord('platform_article', { title: '怎么退货', summary: '三步', topic: 'account', text: '## 一\n申请' });
  await act('platform_article.move', { id: 'first-video', position: 2 });
  const look = { title: '好物开箱', summary: '三步', cover: '/api/demo/brand/shanye.svg', price: 30, plans: [] };
  await walkRecord('platform_template', { ...look, ...shelfContent });
  await walkRecord('platform_caption_template', { title: '新样式', design: captionTemplate('bold') });
  await walkRecord('platform_creative_template', {
    ...{ title: '三分钟开箱', summary: '拆开', fits: ['新品'], platforms: ['douyin'], seconds: [20, 40] },
    segments: [segment('拆开'), segment('用一次')],
  });
  const capacity = { name: '容量', kind: 'number', unit: 'ml', is_required: true };
  await walkRecord('platform_goods_template', { title: '家居', category_id: 'category_3', fields: [capacity] });
  const first = await act('platform_category.save', { name: '甲类' });
  const second = await act('platform_category.save', { name: '乙类' });
  await act('platform_category.move', { id: second.id, position: 1 });
  await act('platform_category.status', { ids: [second.id], status: 0 });
  await act('platform_category.merge', { ids: [second.id], to: first.id });
  await act('platform_category.delete', { ids: [first.id] });
  const [app, other] = (await get<{ list: { key: string }[] }>('/platform_app/data')).list;
  await act('platform_app.save', { ...app, name: '改名的应用' });
  await act('platform_app.move', { key: other?.key, position: 1 });
  const file = await send('file.base64_upload', { data: pixel, name: 'p.png' }, admin);
  await act('platform_file.delete', { ids: [file.data?.id] });
}

test('each changing call of a provider writes a row of the log, or is listed with the reason why not', async () => {
  await walkMerchants();
  await walkRequests();
  await walkChannels();
  await walkBrandAndRights();
  await walkMessages();
  await walkWords();
  await walkTemplates();
  expect(silent).toEqual([]);
  const missing = operations.filter(({ name }) => !logged.has(name) && !unlogged.some(([kind]) => kind.test(name)));
  expect(missing.map(({ name }) => name)).toEqual([]);
}, 60_000);

test('the exemptions are of calls that there are, and none is of a call that writes a row', () => {
  const idle = unlogged.filter(([kind]) => !operations.some(({ name }) => kind.test(name)));
  expect(idle.map(([kind]) => String(kind))).toEqual([]);
  expect([...logged].filter((name) => unlogged.some(([kind]) => kind.test(name)))).toEqual([]);
});
