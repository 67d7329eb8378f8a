import type { LedgerEntry, Usage } from '../../services/counting/schema';
import type { Feedback } from '../../services/feedback/schema';
import type { HelpArticle } from '../../services/help/schema';
import type { Notice } from '../../services/notice/schema';
import type { UpgradeRequest } from '../../services/upgrade/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let provider: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  [owner, provider] = [await signIn(server.origin, 'owner'), await signIn(server.origin, 'admin')];
});

const get = async <T>(session: Session, path: string, query: Record<string, string | number> = {}) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body.data;
const post = async <T = unknown>(session: Session, path: string, body: object = {}) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;

interface Ledger {
  readonly list: readonly LedgerEntry[];
  readonly sums: { readonly granted: number; readonly used: number; readonly held: number };
  readonly filter: { readonly member: readonly { readonly value: string }[] };
}
const ledger = (query: Record<string, string | number> = {}) =>
  get<Ledger>(owner, '/counting/data', { page_size: 500, ...query });

describe('the ledger', () => {
  test('adds up to what the header shows', async () => {
    const [{ sums, list }, { credits }] = [await ledger(), await get<Usage>(owner, '/counting/usage')];
    expect(sums.granted - sums.used).toBe(credits.balance);
    expect([sums.granted, sums.held]).toEqual([credits.granted, credits.held]);
    expect(list.reduce((sum, line) => sum + line.credits, 0)).toBe(credits.balance);
    expect(list[0]?.balance).toBe(credits.balance);
  });

  test('by member, kind and time adds up to the whole, whatever page is shown', async () => {
    const whole = await ledger();
    const members = await Promise.all(whole.filter.member.map(({ value }) => ledger({ member: value, page_size: 1 })));
    for (const key of ['granted', 'used', 'held'] as const)
      expect(members.reduce((sum, { sums }) => sum + sums[key], 0)).toBe(whole.sums[key]);
    const refunds = await ledger({ kind: 'refund' });
    expect(refunds.sums.used).toBe(-30);
    // All of these were settled by lines that the filter leaves out.
    const holds = await ledger({ kind: 'hold' });
    expect([holds.sums.used, holds.sums.held]).toEqual([90, 0]);
    const week = await ledger({ period: 'week' });
    const oldest = Date.now() - 7 * 86_400_000;
    expect(week.list.length).toBeLessThan(whole.list.length);
    expect(week.list.filter(({ created_at }) => Date.parse(created_at) < oldest)).toEqual([]);
  });
});

describe('a request for another version', () => {
  const ask = (body: object = { version: '旗舰版', months: 12 }) => post<UpgradeRequest>(owner, '/upgrade/save', body);
  const waiting = async (session = owner) =>
    (await get<{ list: UpgradeRequest[] }>(session, '/upgrade/data', { state: 'waiting' })).list;
  const titles = async (session: Session) =>
    (await get<{ list: Notice[] }>(session, '/notice/data')).list.map(({ title }) => title);

  test('pressed by twenty at a time is one, which the provider sees and hears of once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(answers[0]?.data.amount).toBe(99_900 * 12);
    expect(await waiting()).toHaveLength(1);
    expect((await waiting(provider)).map(({ merchant_name }) => merchant_name)).toEqual(['山野日常生活馆']);
    expect((await titles(provider)).filter((title) => /申请旗舰版/.test(title))).toHaveLength(1);
    expect(await waiting(await signIn(server.origin, 'owner2'))).toEqual([]);
    expect((await ask({ version: '专业版', months: 12 })).errorCode).toBe('ALREADY_WAITING');
  });

  test('that is accepted holds at once, grants its credits once, and is told', async () => {
    const { data } = await ask();
    const before = await get<Usage>(owner, '/counting/usage');
    const decide = () => post(provider, '/upgrade/decide', { id: data.id, state: 'accepted' });
    const codes = (await Promise.all([decide(), decide()])).map(({ errorCode }) => errorCode);
    // Whichever arrives first.
    expect(new Set(codes)).toEqual(new Set([undefined, 'STATE_CHANGED']));
    const after = await get<Usage>(owner, '/counting/usage');
    expect(after.version).toBe('旗舰版');
    expect(after.credits.balance - before.credits.balance).toBe(8000);
    expect(Date.parse(after.expires_at ?? '') - Date.now()).toBeGreaterThan(359 * 86_400_000);
    expect(await titles(owner)).toContain('旗舰版已开通');
    expect((await post(owner, '/upgrade/cancel', { id: data.id })).errorCode).toBe('STATE_CHANGED');
  });

  test('can be taken back, and another one made; another merchant touches neither', async () => {
    const { data } = await ask();
    const other = await signIn(server.origin, 'owner2');
    expect((await post(other, '/upgrade/cancel', { id: data.id })).errorCode).toBe('NOT_FOUND');
    expect((await post(owner, '/upgrade/cancel', { id: data.id })).success).toBe(true);
    expect((await ask({ version: '专业版', months: 1 })).data.amount).toBe(29_900);
    expect((await post(owner, '/upgrade/decide', { id: data.id, state: 'accepted' })).errorCode).toBe('ACTION_DENIED');
  });
});

describe('messages', () => {
  const list = (session = owner) =>
    get<{ list: Notice[] }>(session, '/account_message/data', { page_size: 100 }).then((page) => page.list);

  test('that were cleared come back as they were, and only for who cleared them', async () => {
    const before = await list();
    const { data } = await post<{ ids: string[] }>(owner, '/account_message/clear', { scope: 'read' });
    expect(data.ids.sort()).toEqual(
      before
        .filter(({ status }) => status === 1)
        .map(({ id }) => id)
        .sort(),
    );
    expect(await list()).toHaveLength(before.length - data.ids.length);
    expect(await list(await signIn(server.origin, 'writer'))).toHaveLength(before.length);
    await post(owner, '/account_message/restore', { ids: data.ids });
    expect(await list()).toEqual(before);
  });

  test('go out by the channels that were chosen, and by no other', async () => {
    await post(owner, '/security/wechat_unbind');
    await post(owner, '/account_message/reminders_save', { sms: ['system'], wechat: ['system'] });
    expect(await get(owner, '/account_message/reminders')).toEqual({
      sms: ['system'],
      wechat: ['system'],
      can_sms: true,
      can_wechat: false,
    });
    const { data } = await post<UpgradeRequest>(owner, '/upgrade/save', { version: '旗舰版', months: 1 });
    await post(provider, '/upgrade/decide', { id: data.id, state: 'refused', reply: '请先补全资质' });
    const { text } = await callMock(server.origin, 'GET', '/demo/messages');
    expect(text).toContain('短信 13800000001：旗舰版的申请没有通过');
    expect(text).not.toContain('微信 ');
  });

  test('an announcement is clean, and names the message that leads to it', async () => {
    const { html, notice_id } = await get<{ html: string; notice_id: string }>(owner, '/announce/info', {
      id: 'announce_words',
    });
    expect(html).toContain('<strong>食品</strong>');
    expect((await list()).find(({ id }) => id === notice_id)?.title).toBe('违禁词词库已更新');
    const other = await signIn(server.origin, 'owner2');
    const foreign = await callMock(server.origin, 'GET', '/announce/info', {
      session: other,
      query: { id: 'announce_words' },
    });
    expect(foreign.body.errorCode).toBe('NOT_FOUND');
  });
});

describe('help', () => {
  test('is found by its text, and reading goes forwards only, for each account alone', async () => {
    const found = await get<{ list: HelpArticle[] }>(owner, '/help/data', { keyword: '待确认' });
    expect(found.list.map(({ id }) => id)).toEqual(['unknown-post']);
    for (const percent of [60, 20]) await post(owner, '/help/progress', { id: 'unknown-post', percent });
    const percentOf = async (session: Session, id = 'unknown-post') =>
      (await get<HelpArticle>(session, '/help/info', { id })).percent;
    expect(await percentOf(owner)).toBe(60);
    expect(await percentOf(await signIn(server.origin, 'owner2'), 'xinghe-unknown-post')).toBe(0);
  });

  test('feedback is answered by the provider, and who asked hears of it', async () => {
    const { data } = await post<Feedback>(owner, '/feedback/save', { kind: 'wish', content: '希望按成员看用量' });
    expect((await get<{ list: Feedback[] }>(provider, '/feedback/data')).list.map(({ id }) => id)).toEqual([data.id]);
    expect((await get<{ list: Feedback[] }>(await signIn(server.origin, 'owner2'), '/feedback/data')).list).toEqual([]);
    expect((await post(owner, '/feedback/reply', { id: data.id, reply: '自己答' })).errorCode).toBe('ACTION_DENIED');
    await post(provider, '/feedback/reply', { id: data.id, reply: '下个版本会有' });
    const [own] = (await get<{ list: Feedback[] }>(owner, '/feedback/data')).list;
    expect([own?.state, own?.reply]).toEqual(['replied', '下个版本会有']);
    const [first] = (await get<{ list: Notice[] }>(owner, '/notice/data')).list;
    expect([first?.title, first?.link]).toEqual(['你的反馈有回复了', '/merchant/help?tab=feedback']);
  });
});
