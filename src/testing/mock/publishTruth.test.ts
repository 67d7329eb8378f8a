import type { PublishItem } from '../../services/publish/schema';
import type { BindTicket, WemediaView } from '../../services/wemedia/schema';
import { callMock, callRaw, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
  await post('/wemedia/save', { id: 'wm_douyin_scan', group: '', slots: [], per_day: 20, ai_declared: true });
}, 40_000);

const post = <T>(path: string, body = {}, session = owner) =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const get = <T>(path: string, query = {}, session = owner) =>
  callMock<T>(server.origin, 'GET', path, { session, query });
const info = async (id: string) => (await get<PublishItem>('/publish/info', { id })).body.data;
const account = async (id: string) =>
  (await get<{ list: WemediaView[] }>('/wemedia/data')).body.data.list.find((row) => row.id === id);
const time = async (advanceSeconds = 0) =>
  Date.parse((await post<{ now: string }>('/__mock/clock', { advanceSeconds })).body.data.now);

async function planned(accountId: string, count = 1, secondsAhead = 60): Promise<PublishItem[]> {
  const publish_at = new Date((await time()) + secondsAhead * 1000).toISOString();
  const one = { video_id: 'vid_seed_thermos', account_id: accountId, publish_at, title: '一只倒放不漏的保温杯' };
  const { body } = await post<{ list: PublishItem[] }>('/publish/schedule', {
    posts: Array.from({ length: count }, (_, index) => ({ ...one, title: `${one.title}${index}` })),
  });
  if (!body.success) throw new Error(body.message);
  return body.data.list;
}
const first = async (accountId: string): Promise<PublishItem> => {
  const [item] = await planned(accountId);
  if (!item) throw new Error('nothing was planned');
  return item;
};

/** What a browser on the phone sends. */
const onPhone = (path: string, form: Record<string, string>) =>
  callRaw(`${server.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });

describe('the phone', () => {
  async function asked(): Promise<{ item: PublishItem; form: Record<string, string> }> {
    const { id } = await first('wm_douyin_scan');
    await time(120);
    const item = await info(id);
    const url = new URL(item.confirm?.url ?? '');
    expect([item.state, url.origin]).toEqual(['waiting_user', server.origin]);
    return { item, form: Object.fromEntries(url.searchParams) };
  }

  test('agrees: the post goes on, and the code works once only', async () => {
    const { item, form } = await asked();
    expect((await callRaw(item.confirm?.url ?? '')).text).toContain(item.title);
    expect((await onPhone('/api/demo/confirm', { ...form, answer: 'confirm' })).text).toContain('已确认发布');
    expect((await info(item.id)).state).toBe('under_review');
    expect((await info(item.id)).confirm).toBeUndefined();
    expect((await onPhone('/api/demo/confirm', { ...form, answer: 'refuse' })).status).toBe(410);
    await time(30);
    expect((await info(item.id)).state).toBe('published');
  });

  test('refuses: the post has failed for want of a confirmation, and asks again when sent again', async () => {
    const { item, form } = await asked();
    await onPhone('/api/demo/confirm', { ...form, answer: 'refuse' });
    expect(await info(item.id)).toMatchObject({ state: 'failed', reason_kind: 'confirm' });
    await post('/publish/retry', { id: item.id });
    await time(60);
    const again = await info(item.id);
    expect(again.state).toBe('waiting_user');
    expect(again.confirm?.url).not.toBe(item.confirm?.url);
  });

  test('with another key it is turned away and nothing moves', async () => {
    const { item, form } = await asked();
    const wrong = { ...form, key: '0'.repeat(24), answer: 'confirm' };
    expect((await onPhone('/api/demo/confirm', wrong)).status).toBe(410);
    expect((await info(item.id)).state).toBe('waiting_user');
  });
});

test('more posts than a day allows: the rest fails with the sentence, and cannot be retried the same day', async () => {
  // a day of its own, so that what was sent before does not count
  const toNextMorning = 86_400_000 - (((await time()) + 6 * 3_600_000) % 86_400_000);
  await time(Math.ceil(toNextMorning / 1000));
  const { per_day = 0 } = (await account('wm_weibo')) ?? {};
  const items = await planned('wm_weibo', per_day + 1);
  await time(120);
  const now = await Promise.all(items.map(({ id }) => info(id)));
  expect(now.filter(({ state }) => state === 'published')).toHaveLength(per_day);
  const [over] = now.filter(({ state }) => state === 'failed');
  expect(over).toMatchObject({ reason_kind: 'quota', reason: expect.stringContaining(`每日上限 ${per_day} 条`) });
  expect((await account('wm_weibo'))?.health).toMatchObject({ used_today: per_day, quota: per_day });
  expect((await post('/publish/retry', { id: over?.id })).body.errorCode).toBe('QUOTA_FULL');
  await post('/wemedia/save', { id: 'wm_weibo', group: '', slots: ['21:00', '09:00'], per_day: 9, ai_declared: true });
  expect((await account('wm_weibo'))?.slots).toEqual(['09:00', '21:00']);
  expect((await post<PublishItem>('/publish/retry', { id: over?.id })).body.data.state).toBe('queued');
});

test('fixed topics are kept each once, stay where a caller leaves them out, and fit the platform', async () => {
  const settings = { id: 'wm_kuaishou', group: '', slots: [], per_day: 3, ai_declared: true };
  expect((await account('wm_kuaishou'))?.fixed_topics).toEqual({ first: [], last: [] });
  const save = (fixed_topics?: object) => post('/wemedia/save', { ...settings, fixed_topics });
  await save({ first: ['#茶', '茶 '], last: ['茶', '杭州'] });
  await save();
  expect((await account('wm_kuaishou'))?.fixed_topics).toEqual({ first: ['茶'], last: ['杭州'] });
  const { body } = await save({ first: ['一', '二', '三'], last: ['四', '五'] });
  expect(body).toMatchObject({
    success: false,
    errorCode: 'INVALID_INPUT',
    errorMessage: expect.stringContaining('4 个'),
  });
  await save({ first: [], last: [] });
});

describe('a rejected post', () => {
  test('comes back rejected when nothing was changed, and passes once it was mended; all of it stays in the history', async () => {
    const item = await first('wm_xhs_strict');
    await time(120);
    expect(await info(item.id)).toMatchObject({ state: 'platform_rejected', reason_kind: 'content' });
    const resend = async (title?: string) => {
      const draft = (await post<PublishItem>('/publish/draft', { id: item.id })).body.data;
      if (title) await post('/publish/save', { id: item.id, title, topics: draft.topics });
      const publish_at = new Date((await time()) + 60_000).toISOString();
      await post('/publish/move', { id: item.id, publish_at });
      expect((await post<PublishItem>('/publish/send', { id: item.id })).body.data.state).toBe('scheduled');
      await time(120);
      return info(item.id);
    };
    expect((await resend()).state).toBe('platform_rejected');
    const mended = await resend('一只倒放不漏的杯子');
    const states = mended.history.map(({ state }) => state);
    expect(states.filter((state) => state === 'platform_rejected')).toHaveLength(2);
    expect(states.at(-1)).toBe('published');
  });
});

describe('an account', () => {
  const ticketOf = async (body: object) => (await post<BindTicket>('/wemedia/bind_start', body)).body.data;
  const check = async (ticket: string) => (await get<BindTicket>('/wemedia/bind_check', { ticket })).body.data;

  test('whose login ran out loses nothing: planned posts stay, failed ones go on in one act after the new login', async () => {
    const [soon] = await planned('wm_shipinhao', 1, 86_400 * 1.5);
    const [late] = await planned('wm_shipinhao', 1, 86_400 * 9);
    await time(86_400 * 4);
    expect((await account('wm_shipinhao'))?.state).toBe('expired');
    // its own post was sent before the login ended or fails for want of it; a retry says what is missing
    const stuck = await info(soon?.id ?? '');
    if (stuck.state === 'failed' && stuck.reason_kind === 'login')
      expect((await post('/publish/retry', { id: stuck.id })).body.errorCode).toBe('ACCOUNT_EXPIRED');

    const ticket = await ticketOf({ platform: 'shipinhao', account_id: 'wm_shipinhao' });
    const phone = await callRaw(ticket.url);
    expect(phone.text).toContain('山野日常生活馆');
    expect((await check(ticket.ticket)).state).toBe('scanned');
    const wrong = { ticket: ticket.ticket, account: 'new:山野周末', answer: 'confirm' };
    expect((await onPhone('/api/demo/bind', wrong)).text).toContain('不是要重新登录的账号');
    expect((await check(ticket.ticket)).state).toBe('mismatch');

    const second = await ticketOf({ platform: 'shipinhao', account_id: 'wm_shipinhao' });
    await onPhone('/api/demo/bind', { ticket: second.ticket, account: 'wm_shipinhao', answer: 'confirm' });
    expect((await check(second.ticket)).account).toMatchObject({ id: 'wm_shipinhao', state: 'ok' });
    const { list } = (await post<{ list: PublishItem[] }>('/wemedia/resume', { id: 'wm_shipinhao' })).body.data;
    for (const item of list) expect(item.state).toBe('queued');
    expect((await account('wm_shipinhao'))?.health.stuck).toBe(0);
    expect((await info(late?.id ?? '')).state).toBe('scheduled');
  });

  test('posts that became due while it was logged out are the ones that are resumed', async () => {
    const items = await planned('wm_xhs_shop', 2, 86_400 * 40);
    await time(86_400 * 41);
    // one's own session does not last that long either
    owner = await signIn(server.origin, 'owner');
    for (const { id } of items) expect(await info(id)).toMatchObject({ state: 'failed', reason_kind: 'login' });
    expect((await account('wm_xhs_shop'))?.health.stuck).toBeGreaterThanOrEqual(2);
    const ticket = await ticketOf({ platform: 'xiaohongshu', account_id: 'wm_xhs_shop' });
    await onPhone('/api/demo/bind', { ticket: ticket.ticket, account: 'wm_xhs_shop', answer: 'confirm' });
    await post('/wemedia/resume', { id: 'wm_xhs_shop' });
    await time(60);
    for (const { id } of items) expect((await info(id)).state).toBe('published');
  });

  test('is connected by the phone with a name, refused by it, and not seen by another merchant', async () => {
    const refused = await ticketOf({ platform: 'kuaishou' });
    await onPhone('/api/demo/bind', { ticket: refused.ticket, answer: 'refuse' });
    expect((await check(refused.ticket)).state).toBe('refused');
    const ticket = await ticketOf({ platform: 'kuaishou' });
    await onPhone('/api/demo/bind', { ticket: ticket.ticket, account: 'new:山野周末', answer: 'confirm' });
    const { account: made } = await check(ticket.ticket);
    expect(made).toMatchObject({ name: '山野周末', platform: 'kuaishou', state: 'ok' });
    const stranger = await signIn(server.origin, 'owner2');
    expect((await get('/wemedia/bind_check', { ticket: ticket.ticket }, stranger)).body.errorCode).toBe(
      'TICKET_UNKNOWN',
    );
    const writer = await signIn(server.origin, 'writer');
    for (const path of ['/wemedia/bind_start', '/wemedia/save', '/wemedia/unbind'])
      expect((await post(path, { platform: 'douyin' }, writer)).body.errorCode).toBe('ACTION_DENIED');
  });

  test('that is let go sends its planned posts back into work, and they go out by another one', async () => {
    const ticket = await ticketOf({ platform: 'kuaishou' });
    await onPhone('/api/demo/bind', { ticket: ticket.ticket, account: 'new:山野小铺', answer: 'confirm' });
    const leaving = (await check(ticket.ticket)).account?.id ?? '';
    const other = (await get<{ list: WemediaView[] }>('/wemedia/data')).body.data.list.find(
      ({ id, platform, state }) => platform === 'kuaishou' && id !== leaving && state !== 'expired',
    );
    const [item] = await planned(leaving, 1, 3600);
    const told = await post<{ drafted: number }>('/wemedia/unbind', { id: leaving, posts: 'draft' });
    expect(told.body.data.drafted).toBe(1);
    const draft = await info(item?.id ?? '');
    expect(draft).toMatchObject({ state: 'draft', gone: ['account'], account_name: '山野小铺' });
    expect((await post('/publish/send', { id: draft.id })).body.errorCode).toBe('ACCOUNT_GONE');
    const swap = { id: draft.id, title: draft.title, account_id: other?.id };
    expect((await post<PublishItem>('/publish/save', swap)).body.data.account_id).toBe(other?.id);
    expect((await post<PublishItem>('/publish/send', { id: draft.id })).body.data.state).toBe('scheduled');
    const wrong = { ...swap, account_id: 'wm_gongzhonghao' };
    expect((await post('/publish/save', wrong)).body.errorCode).toBe('ACT_NOT_ALLOWED');
  });
});
