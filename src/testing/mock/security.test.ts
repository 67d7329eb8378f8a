import type { CurrentUser } from '../../services/account/schema';
import type { SignedInSession, SignIn } from '../../services/security/schema';
import { agreeByWechat } from './agreeByWechat';
import { callMock, passwords, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(() => callMock(server.origin, 'POST', '/__mock/reset'));

const get = async <T>(session: Session, path: string) =>
  (await callMock<T>(server.origin, 'GET', path, { session })).body.data;
const post = async <T = unknown>(session: Session, path: string, body: object = {}) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const isOpen = async (session: Session) =>
  (await callMock(server.origin, 'GET', '/account/info', { session })).status === 200;
const login = (password: string) =>
  callMock(server.origin, 'POST', '/account/login', { body: { username: 'owner', password } });
const advance = (advanceSeconds: number) =>
  callMock(server.origin, 'POST', '/__mock/clock', { body: { advanceSeconds } });
const sessionsOf = async (session: Session) =>
  (await get<{ list: SignedInSession[] }>(session, '/security/sessions')).list;

/** What the demo phone shows: the newest code first. */
async function lastCode(): Promise<string> {
  const { text } = await callMock(server.origin, 'GET', '/demo/messages');
  return /验证码 (\d{6})/.exec(text)?.[1] ?? '';
}

describe('the password', () => {
  const next = 'lamp on the hill';

  test('changes, ends every other session and keeps this one', async () => {
    const [here, elsewhere] = [await signIn(server.origin, 'owner'), await signIn(server.origin, 'owner')];
    const stranger = await signIn(server.origin, 'writer');
    const { data } = await post<{ ended: number }>(here, '/security/password', {
      current: 'Owner123!',
      password: next,
    });
    expect(data.ended).toBe(1);
    expect([await isOpen(here), await isOpen(elsewhere), await isOpen(stranger)]).toEqual([true, false, true]);
    expect((await login('Owner123!')).body.success).toBe(false);
    expect((await login(next)).body.success).toBe(true);
  });

  test.each([
    ['wrong', next, 'PASSWORD_WRONG'],
    ['Owner123!', 'Owner123!', 'PASSWORD_SAME'],
    ['Owner123!', 'password2026', 'PASSWORD_WEAK'],
    ['Owner123!', '13800000001', 'PASSWORD_WEAK'],
    ['Owner123!', 'short', 'INVALID_INPUT'],
  ])('from %s to %s is refused as %s', async (current, password, code) => {
    const here = await signIn(server.origin, 'owner');
    const elsewhere = await signIn(server.origin, 'owner');
    expect((await post(here, '/security/password', { current, password })).errorCode).toBe(code);
    expect(await isOpen(elsewhere)).toBe(true);
  });

  test('is not guessed at an open screen: after ten tries it is over for a while', async () => {
    const here = await signIn(server.origin, 'owner');
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 11; n += 1)
      codes.push((await post(here, '/security/password', { current: `guess ${n}`, password: next })).errorCode);
    expect(codes.at(0)).toBe('PASSWORD_WRONG');
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
  });
});

describe('sessions', () => {
  test('are listed without their tokens, this one first, and end one by one or all others', async () => {
    const first = await signIn(server.origin, 'owner');
    await advance(120);
    const [second, here] = [await signIn(server.origin, 'owner'), await signIn(server.origin, 'owner')];
    const list = await sessionsOf(here);
    expect(list.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    expect(JSON.stringify(list)).not.toMatch(new RegExp([first, second, here].map(({ token }) => token).join('|')));
    const oldest = list.at(-1)?.id;
    expect((await post<{ ended: number }>(here, '/security/session_end', { id: oldest })).data.ended).toBe(1);
    expect([await isOpen(first), await isOpen(second), await isOpen(here)]).toEqual([false, true, true]);
    expect((await post<{ ended: number }>(here, '/security/session_end')).data.ended).toBe(1);
    expect([await isOpen(second), await isOpen(here)]).toEqual([false, true]);
  });

  test('of others cannot be ended, nor this one by mistake', async () => {
    const [owner, writer] = [await signIn(server.origin, 'owner'), await signIn(server.origin, 'writer')];
    const [own] = await sessionsOf(writer);
    expect((await post<{ ended: number }>(owner, '/security/session_end', { id: own?.id })).data.ended).toBe(0);
    expect(await isOpen(writer)).toBe(true);
    expect((await post(writer, '/security/session_end', { id: own?.id })).errorCode).toBe('OWN_SESSION');
  });

  test('and tries to sign in are written down, with the device, by their owner to see', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36' };
    const body = { username: 'owner', password: 'not this one' };
    await callMock(server.origin, 'POST', '/account/login', { headers, body });
    const owner = await signIn(server.origin, 'owner');
    const { list } = await get<{ list: SignIn[] }>(owner, '/security/history');
    expect(list.slice(0, 2).map(({ is_success, way, browser, system }) => [is_success, way, browser, system])).toEqual([
      [true, 'password', '', ''],
      [false, 'password', 'Chrome', 'Windows'],
    ]);
    const writer = await signIn(server.origin, 'writer');
    expect((await get<{ list: SignIn[] }>(writer, '/security/history')).list).toHaveLength(1);
  });
});

test('the merchant says how long one stays signed in: new sessions so long, open ones no longer from now on', async () => {
  const [owner, writer, stranger] = [
    await signIn(server.origin, 'owner'),
    await signIn(server.origin, 'writer'),
    await signIn(server.origin, 'owner2'),
  ];
  const set = (value: string) => post(owner, '/merchant/set', { field: 'session_days', value });
  expect((await set('2')).errorCode).toBe('INVALID_INPUT');
  expect((await set('1')).success).toBe(true);
  await advance(86_400 - 60);
  const late = await signIn(server.origin, 'viewer');
  const states = () => Promise.all([owner, writer, late, stranger].map(isOpen));
  expect(await states()).toEqual([true, true, true, true]);
  await advance(120);
  expect(await states()).toEqual([false, false, true, true]);
  await advance(86_400);
  expect(await states()).toEqual([false, false, false, true]);
});

describe('the phone', () => {
  const phone = '13712345678';
  const bind = (session: Session, code: string, password = 'Owner123!', number = phone) =>
    post(session, '/security/phone', { phone: number, code, password });
  const own = async (session: Session) => (await get<CurrentUser>(session, '/account/info')).phone;

  test('changes with the code that came to it and the password, and the code is used up', async () => {
    const owner = await signIn(server.origin, 'owner');
    await post(owner, '/security/phone_code', { phone });
    const code = await lastCode();
    expect((await bind(owner, code, 'wrong')).errorCode).toBe('PASSWORD_WRONG');
    expect((await bind(owner, code, undefined, '13700000000')).errorCode).toBe('CODE_EXPIRED');
    expect((await bind(owner, code)).success).toBe(true);
    expect(await own(owner)).toBe(phone);
    expect((await get<{ phone: string }>(owner, '/security/info')).phone).toBe('137****5678');
    expect((await bind(owner, code)).errorCode).toBe('CODE_EXPIRED');
  });

  test('cannot be set without a code any more', async () => {
    const owner = await signIn(server.origin, 'owner');
    expect((await post(owner, '/account/set', { field: 'phone', value: phone })).errorCode).toBe('INVALID_INPUT');
  });

  test('takes no code after five wrong tries, nor after ten minutes, nor a second one within a minute', async () => {
    const owner = await signIn(server.origin, 'owner');
    await post(owner, '/security/phone_code', { phone });
    const code = await lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n += 1) expect((await bind(owner, wrong)).errorCode).toBe('CODE_WRONG');
    expect((await bind(owner, code)).errorCode).toBe('CODE_EXPIRED');
    expect((await post(owner, '/security/phone_code', { phone })).errorCode).toBe('CODE_TOO_SOON');
    await advance(61);
    await post(owner, '/security/phone_code', { phone });
    await advance(601);
    expect((await bind(owner, await lastCode())).errorCode).toBe('CODE_EXPIRED');
    expect(await own(owner)).toBe('13800000001');
  });

  test('is asked for no more than ten codes a day', async () => {
    const owner = await signIn(server.origin, 'owner');
    const ask = () => post(owner, '/security/phone_code', { phone });
    for (let time = 0; time < 10; time += 1) {
      expect((await ask()).success).toBe(true);
      await advance(61);
    }
    expect((await ask()).errorCode).toBe('CODE_TOO_MANY');
    await advance(86_400);
    expect((await ask()).success).toBe(true);
  });

  test('of another account is refused once the code has shown whose it is', async () => {
    const owner = await signIn(server.origin, 'owner');
    const taken = '13800000011';
    await post(owner, '/security/phone_code', { phone: taken });
    expect((await bind(owner, await lastCode(), undefined, taken)).errorCode).toBe('PHONE_TAKEN');
  });
});

describe('WeChat', () => {
  interface Consent {
    readonly url: string;
    readonly state: string;
  }
  const question = { action: 'url', redirect: '/account/password' };
  const ask = async (session: Session): Promise<Consent> => {
    const password = passwords[session.id.replace('acc_', '')];
    return (await post<Consent>(session, '/security/wechat_bind', { ...question, password })).data;
  };
  /** The code that the demo phone sends the browser back with. */
  const agree = async (state: string, wechat: string): Promise<string> =>
    (await agreeByWechat(server.origin, state, wechat)).get('code') ?? '';
  const bindBy = (session: Session, answer: object) =>
    post(session, '/security/wechat_bind', { action: 'bind', ...answer });
  const bind = async (session: Session, account: string) => {
    const { state } = await ask(session);
    return bindBy(session, { code: await agree(state, account), state });
  };
  const enter = async (account: string) => {
    const wechatlogin = (body: object) =>
      callMock<{ state: string; login?: { id: string } }>(server.origin, 'POST', '/user/wechatlogin', { body });
    const { state } = (await wechatlogin({ action: 'url', redirect: '/login' })).body.data;
    const { body } = await wechatlogin({ action: 'login', code: await agree(state, account), state });
    return body.errorCode ?? body.data.login?.id;
  };
  const isBound = async (session: Session) =>
    (await get<{ is_wechat_bound: boolean }>(session, '/security/info')).is_wechat_bound;

  test('opens an account only while it is bound, and its owner is told by SMS', async () => {
    const writer = await signIn(server.origin, 'writer');
    expect(await enter('acc_writer')).toBe('WECHAT_UNBOUND');
    expect(await isBound(writer)).toBe(false);
    expect((await bind(writer, 'acc_writer')).success).toBe(true);
    expect((await callMock(server.origin, 'GET', '/demo/messages')).text).toContain('账号 writer 刚刚绑定了微信');
    expect(await isBound(writer)).toBe(true);
    expect(await enter('acc_writer')).toBe('acc_writer');
    expect((await post(writer, '/security/wechat_unbind')).success).toBe(true);
    // A sign-in does not bind it again.
    expect(await enter('acc_writer')).toBe('WECHAT_UNBOUND');
    expect(await isBound(writer)).toBe(false);
  });

  test('opens the account that it was bound to, whosever WeChat it is', async () => {
    const writer = await signIn(server.origin, 'writer');
    await bind(writer, 'acc_viewer');
    expect([await enter('acc_viewer'), await enter('acc_writer')]).toEqual(['acc_writer', 'WECHAT_UNBOUND']);
  });

  test('of another account is refused, and so is a second one for the same account', async () => {
    const [owner, writer] = [await signIn(server.origin, 'owner'), await signIn(server.origin, 'writer')];
    expect((await bind(writer, 'acc_owner')).errorCode).toBe('WECHAT_TAKEN');
    expect(await isBound(writer)).toBe(false);
    expect((await bind(owner, 'acc_viewer')).errorCode).toBe('WECHAT_BOUND');
    expect((await bind(owner, 'acc_owner')).success).toBe(true);
    expect(await enter('acc_owner')).toBe('acc_owner');
    await post(owner, '/security/wechat_unbind');
    expect((await bind(writer, 'acc_owner')).success).toBe(true);
  });

  test('pressed twice binds once: a code is good for one use', async () => {
    const writer = await signIn(server.origin, 'writer');
    const { state } = await ask(writer);
    const answer = { state, code: await agree(state, 'acc_writer') };
    const codes = (await Promise.all([bindBy(writer, answer), bindBy(writer, answer)])).map(
      ({ errorCode }) => errorCode,
    );
    expect(new Set(codes)).toEqual(new Set([undefined, 'WECHAT_CODE_INVALID']));
    expect(await isBound(writer)).toBe(true);
  });

  test('whose answer is lost is bound all the same when the call is sent again', async () => {
    const writer = await signIn(server.origin, 'writer');
    const { state } = await ask(writer);
    const body = { action: 'bind', state, code: await agree(state, 'acc_writer') };
    const send = () =>
      callMock(server.origin, 'POST', '/security/wechat_bind', {
        session: writer,
        body,
        headers: { 'idempotency-key': 'bind-wechat-once' },
      });
    expect([(await send()).body.success, (await send()).body.success]).toEqual([true, true]);
  });

  test('is not bound by the answer to another account, to a sign-in, with a wrong code, or too late', async () => {
    const [writer, viewer] = [await signIn(server.origin, 'writer'), await signIn(server.origin, 'viewer')];
    const { state: foreign } = await ask(viewer);
    expect((await bindBy(writer, { state: foreign, code: await agree(foreign, 'acc_writer') })).errorCode).toBe(
      'WECHAT_CODE_INVALID',
    );
    const { body } = await callMock<Consent>(server.origin, 'POST', '/user/wechatlogin', {
      body: { action: 'url', redirect: '/login' },
    });
    const { state: login } = body.data;
    expect((await bindBy(writer, { state: login, code: await agree(login, 'acc_writer') })).errorCode).toBe(
      'WECHAT_CODE_INVALID',
    );
    const { state: guessed } = await ask(writer);
    await agree(guessed, 'acc_writer');
    expect((await bindBy(writer, { state: guessed, code: 'guess' })).errorCode).toBe('WECHAT_CODE_INVALID');
    const { state: late } = await ask(writer);
    const code = await agree(late, 'acc_writer');
    await advance(301);
    expect((await bindBy(writer, { state: late, code })).errorCode).toBe('WECHAT_CODE_INVALID');
    expect(await isBound(writer)).toBe(false);
  });

  test('is not even asked for without the password', async () => {
    const owner = await signIn(server.origin, 'owner');
    for (const password of [undefined, '', 'Guess123!'])
      expect((await post(owner, '/security/wechat_bind', { ...question, password })).errorCode).toBe('PASSWORD_WRONG');
  });

  test('nor does an answer meant for binding sign anybody in', async () => {
    const owner = await signIn(server.origin, 'owner');
    const { state } = await ask(owner);
    const { body } = await callMock(server.origin, 'POST', '/user/wechatlogin', {
      body: { action: 'login', state, code: await agree(state, 'acc_owner') },
    });
    expect(body.errorCode).toBe('WECHAT_CODE_INVALID');
    const elsewhere = await post(owner, '/security/wechat_bind', {
      action: 'url',
      redirect: 'https://evil.example',
      password: passwords.owner,
    });
    expect(elsewhere.errorCode).toBe('REDIRECT_FOREIGN');
  });
});
