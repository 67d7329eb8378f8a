import { request } from 'node:http';
import { allPages } from '../../../config/routes';
import { actionKeys } from '../../../mock/_data/actions';
import { allOperations } from '../contract/operations';
import { callMock, callRaw, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let writer: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
  writer = await signIn(server.origin, 'writer');
}, 40_000);

const call = <T>(...[method, path, options]: [method: 'GET' | 'POST', path: string, options?: object]) =>
  callMock<T>(server.origin, method, path, options);

describe('session and rights', () => {
  test('login gives the session of the brief, and the user record comes without secrets', async () => {
    expect(owner.token.length).toBeGreaterThan(10);
    const { body, text } = await call<{ routes: string[] }>('GET', '/account/info', { session: owner });
    expect(body).toMatchObject({ status: 1, message: 'ok', data: { access: 'user', business: 'merchant' } });
    expect(body.data.routes).toEqual(expect.arrayContaining(['workbench', 'compose.post', 'publish.calendar']));
    expect(body.data.routes.filter((key) => key.startsWith('platform.'))).toEqual([]);
    expect(text).not.toContain('"password"');
  });

  test('a wrong password and an unknown name get the same sentence', async () => {
    const wrong = await call('POST', '/account/login', { body: { username: 'owner', password: 'nope' } });
    const unknown = await call('POST', '/account/login', { body: { username: 'nobody', password: 'nope' } });
    expect(wrong.body).toMatchObject({ status: 0, success: false, errorCode: 'LOGIN_FAILED', data: null });
    expect(unknown.body.message).toBe(wrong.body.message);
  });

  test('who logs out is out, with this session and with no other', async () => {
    const [here, elsewhere] = [await signIn(server.origin, 'writer'), await signIn(server.origin, 'writer')];
    expect((await call('POST', '/account/logout', { session: here })).body.success).toBe(true);
    expect((await call('GET', '/account/info', { session: here })).status).toBe(403);
    expect((await call('GET', '/account/info', { session: elsewhere })).status).toBe(200);
  });

  test('guessing a password ends after ten tries, for names that there are and for others alike; time heals it', async () => {
    const guess = async (username: string, password = 'Wrong123!') =>
      (await call('POST', '/account/login', { body: { username, password } })).body;
    for (const username of ['viewer', 'no-such-name']) {
      for (let tries = 0; tries < 10; tries += 1) expect((await guess(username)).errorCode).toBe('LOGIN_FAILED');
      expect(await guess(username)).toMatchObject({
        errorCode: 'TOO_MANY_ATTEMPTS',
        message: expect.stringContaining('15'),
      });
    }
    expect((await guess('viewer', 'Viewer123!')).errorCode).toBe('TOO_MANY_ATTEMPTS');
    await call('POST', '/__mock/clock', { body: { advanceSeconds: 15 * 60 } });
    expect((await guess('viewer', 'Viewer123!')).success).toBe(true);
  }, 20_000);

  test.each([
    ['no token', {}],
    ['a made-up token', { headers: { 'authen-token': 'f'.repeat(40) } }],
  ])('%s is a 403', async (_name, options) => {
    expect((await call('GET', '/account/info', options)).status).toBe(403);
  });

  test('another merchant’s number on a good token is a 403', async () => {
    const answer = await call('GET', '/account/info', { session: { ...owner, mchno: 'M100002' } });
    expect(answer.status).toBe(403);
  });

  test('a right one does not have is a business error, not a 403 that would log out', async () => {
    const answer = await call('POST', '/goods/delete', { session: writer, body: { ids: ['goods_tea'] } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: false, errorCode: 'ACTION_DENIED', message: '无权执行此操作' });
    const still = await call('GET', '/goods/info', { session: owner, query: { id: 'goods_tea' } });
    expect(still.body.success).toBe(true);
  });

  test('a switched-off account is out at its next call', async () => {
    const body = { name: '临时', username: 'temp', password: 'lamp on the hill', role: 'viewer', phone: '' };
    const { body: made } = await call<{ id: string }>('POST', '/account/save', { session: owner, body });
    const { body: login } = await call<{ token: string }>('POST', '/account/login', {
      body: { username: 'temp', password: 'lamp on the hill' },
    });
    const session = { ...owner, token: login.data.token };
    expect((await call('GET', '/account/info', { session })).status).toBe(200);
    await call('POST', '/account/status', { session: owner, body: { id: made.data.id, status: 0 } });
    expect((await call('GET', '/account/info', { session })).status).toBe(403);
  });

  test('the seeds know every action key of the contract', () => {
    const named = allOperations().flatMap(({ operation }) => operation.permission.action ?? []);
    expect([...new Set(named)].filter((key) => !actionKeys.includes(key))).toEqual([]);
  });

  test('every page that the contract names is a declared one', () => {
    const named = allOperations().flatMap(({ operation }) => operation.permission.page ?? []);
    const declared = new Set(allPages.map(({ name }) => name));
    expect([...new Set(named)].filter((key) => !declared.has(key))).toEqual([]);
  });

  test('nobody may give a right that he does not have', async () => {
    const roles = [{ name: '越权', note: '', routes: ['platform.brand'], actions: [] }];
    const answer = await call('POST', '/account_role/multi_save', { session: owner, body: { roles } });
    expect(answer.body.errorCode).toBe('GRANT_BEYOND');
  });
});

describe('input', () => {
  test('a refusal names the field in Chinese', async () => {
    const answer = await call('POST', '/goods/save', { session: owner, body: { title: '' } });
    expect(answer.body).toMatchObject({ errorCode: 'INVALID_INPUT', message: '标题：不能为空' });
  });

  test('an unknown call is a 404 in the envelope', async () => {
    const answer = await call('GET', '/nothing/here', { session: owner });
    expect(answer.status).toBe(404);
    expect(answer.body.success).toBe(false);
  });

  test('pages, keyword and sort', async () => {
    const query = { page: 2, page_size: 5, sort: 'price', order: 'asc' };
    const { body } = await call<{ list: { title: string }[]; paginator: object }>('GET', '/goods/data', {
      session: owner,
      query,
    });
    expect(body.data.paginator).toEqual({ currentPage: 2, itemsPerPage: 5, numPages: 3, total: 12 });
    const found = await call<{ list: { title: string }[] }>('GET', '/goods/data', {
      session: owner,
      query: { keyword: '保温 480' },
    });
    expect(found.body.data.list.map(({ title }) => title)).toEqual(['山野日常 便携保温杯 480ml']);
  });

  test('an empty list of ids succeeds and does nothing', async () => {
    const answer = await call('POST', '/goods/delete', { session: owner, body: { ids: [] } });
    expect(answer.body.success).toBe(true);
  });
});

describe('faults', () => {
  const hit = (kind: string, extra: object = {}) =>
    call('GET', '/counting/usage', { session: owner, headers: { 'x-mock-fault': encodeURIComponent(kind), ...extra } });

  test('status codes, malformed and empty bodies', async () => {
    expect((await hit('502')).status).toBe(502);
    expect((await hit('403')).status).toBe(403);
    expect((await hit('malformed')).body).toBeUndefined();
    const empty = await hit('empty');
    expect([empty.status, empty.text]).toEqual([200, '']);
  });

  test('business failures with message and show type', async () => {
    expect((await hit('status0:库存不足')).body).toMatchObject({ status: 0, message: '库存不足' });
    expect((await hit('showtype:9')).body).toMatchObject({ status: 0, showType: 9 });
  });

  test('a delay delays and a drop drops', async () => {
    const started = Date.now();
    expect((await hit('delay:200')).body.success).toBe(true);
    expect(Date.now() - started).toBeGreaterThanOrEqual(195);
    await expect(hit('drop')).rejects.toThrow();
  });

  test('a fault with a path hits only that path', async () => {
    expect((await hit('500', { 'x-mock-fault-path': '/goods' })).status).toBe(200);
    expect((await hit('500', { 'x-mock-fault-path': '/counting' })).status).toBe(500);
  });

  test('a counted fault of the control endpoint is used up', async () => {
    await call('POST', '/__mock/fault', { body: { path: '/notice', kind: '500', times: 2 } });
    const statuses = [];
    for (let index = 0; index < 3; index += 1) {
      statuses.push((await call('GET', '/notice/data', { session: owner })).status);
    }
    expect(statuses).toEqual([500, 500, 200]);
  });

  test('a stream comes whole, and cut in the middle when asked', async () => {
    const body = JSON.stringify({ goods_id: 'goods_tea', framework_id: 'pas', seconds: 12 });
    const stream = (headers: Record<string, string>) =>
      callRaw(`${server.origin}/api/script/generate`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'authen-token': owner.token, ...headers },
      });
    const whole = await stream({});
    expect(whole.headers['cache-control']).toContain('no-transform');
    expect(whole.text.trimEnd().endsWith('data: [DONE]')).toBe(true);
    await expect(stream({ 'x-mock-fault': 'cut' })).rejects.toThrow();
  }, 20_000);

  test('a handler that breaks answers 500 and the server lives', async () => {
    await new Promise<void>((done) => {
      const cut = request(`${server.origin}/api/goods/save`, { method: 'POST' }, (response) => {
        response.resume();
        response.on('end', done);
      });
      cut.setHeader('content-type', 'application/json');
      cut.end('{broken');
    });
    expect((await call('GET', '/account/info', { session: owner })).status).toBe(200);
  });
});

describe('start-up', () => {
  test.each([
    ['localhost:8000', '灵框'],
    ['127.0.0.1', '灵框'],
    ['127.0.0.2:4172', '星河智创'],
  ])('%s belongs to %s', async (host, name) => {
    const { body } = await call<{ name: string }>('GET', '/merchant/provider', { query: { host } });
    expect(body.data.name).toBe(name);
  });

  test('a host without a provider is status 0, shown to nobody', async () => {
    const { body } = await call('GET', '/merchant/provider', { query: { host: '127.0.0.3' } });
    expect(body).toMatchObject({ status: 0, showType: 0, errorCode: 'NO_PROVIDER' });
  });

  test('reading a notice takes it off the unread ones, for this account only', async () => {
    const unread = async (session: Session) =>
      (await call<{ list: { id: string }[] }>('GET', '/notice/data', { session, query: { status: 0 } })).body.data.list;
    const before = await unread(owner);
    const [first] = before;
    await call('POST', '/notice/status', { session: owner, body: { id: first?.id, status: 1 } });
    expect((await unread(owner)).length).toBe(before.length - 1);
    expect((await unread(writer)).map(({ id }) => id)).toContain(first?.id);
  });
});

describe('QR and WeChat login', () => {
  const form = (path: string, fields: Record<string, string>) =>
    callRaw(`${server.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  interface Ticket {
    readonly ticket: string;
    readonly state: string;
    readonly url: string;
    readonly login?: { readonly token: string };
  }
  const qr = async (body: object) => (await call<Ticket>('POST', '/user/qrlogin', { body })).body.data;

  test('waiting, scanned, confirmed once, then expired', async () => {
    const { ticket, state, url } = await qr({ action: 'create' });
    expect(state).toBe('waiting');
    const page = await callRaw(url);
    expect(page.text).toContain('acc_writer');
    expect((await qr({ action: 'poll', ticket })).state).toBe('scanned');
    await form('/api/demo/scan', { ticket, account: 'acc_writer', answer: 'confirm' });
    const confirmed = await qr({ action: 'poll', ticket });
    expect(confirmed.login?.token.length).toBeGreaterThan(10);
    const again = await qr({ action: 'poll', ticket });
    expect([again.state, again.login]).toEqual(['expired', undefined]);
  });

  test('refused', async () => {
    const { ticket } = await qr({ action: 'create' });
    await form('/api/demo/scan', { ticket, account: 'acc_owner', answer: 'refuse' });
    expect((await qr({ action: 'poll', ticket })).state).toBe('refused');
  });

  test('nobody answers for two minutes', async () => {
    const { ticket } = await qr({ action: 'create' });
    await call('POST', '/__mock/clock', { body: { advanceSeconds: 121 } });
    expect((await qr({ action: 'poll', ticket })).state).toBe('expired');
  });

  test('WeChat: consent, code once, state must fit, redirects stay here', async () => {
    const { body } = await call<{ url: string; state: string }>('POST', '/user/wechatlogin', {
      body: { action: 'url', redirect: '/login?redirect=%2Fworkbench', appid: 'wx1234' },
    });
    const { url, state } = body.data;
    expect(new URL(url).searchParams.get('appid')).toBe('wx1234');
    expect((await callRaw(url)).status).toBe(200);
    const back = await form('/api/demo/wechat', {
      state,
      redirect_uri: `${server.origin}/login`,
      account: 'acc_owner',
      answer: 'confirm',
    });
    expect(back.status).toBe(302);
    const code = new URL(String(back.headers.location)).searchParams.get('code') ?? '';
    const login = (fields: object) => call('POST', '/user/wechatlogin', { body: { action: 'login', ...fields } });
    expect((await login({ code, state: 'other' })).body.success).toBe(false);
    expect((await login({ code, state })).body.data).toMatchObject({ login: { business: 'merchant' } });
    expect((await login({ code, state })).body.errorCode).toBe('WECHAT_CODE_INVALID');
    const foreign = await call('POST', '/user/wechatlogin', {
      body: { action: 'url', redirect: 'https://evil.example' },
    });
    expect(foreign.body.errorCode).toBe('REDIRECT_FOREIGN');
    const open = await form('/api/demo/wechat', {
      state,
      redirect_uri: 'https://evil.example/x',
      account: 'acc_owner',
    });
    expect(open.status).toBe(400);
  });
});

test('a body that is too large to be read is refused by its size, not by an empty field', async () => {
  const { status, body } = await call('POST', '/topic/save', {
    session: owner,
    body: { title: '长'.repeat(2_000_000) },
  });
  expect(status).toBe(413);
  expect(body).toMatchObject({ success: false, errorCode: 'BODY_TOO_LARGE', message: expect.stringContaining('5 MB') });
});
