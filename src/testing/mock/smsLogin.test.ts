import type { SmsEntry } from '../../services/user/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(() => callMock(server.origin, 'POST', '/__mock/reset'));

/** Owner of the tea shop: a number with one account. */
const owner = '13800000002';
const nobody = '13999999999';
const next = 'lamp on the hill';
const post = async <T = SmsEntry>(path: string, body: object, session?: Session) =>
  (await callMock<T>(server.origin, 'POST', path, { body, ...(session ? { session } : {}) })).body;
const ask = (phone = owner, purpose = 'login') => post<{ waitSeconds: number }>('/user/sms_code', { phone, purpose });
const advance = (advanceSeconds: number) =>
  callMock(server.origin, 'POST', '/__mock/clock', { body: { advanceSeconds } });
async function lastCode(): Promise<string> {
  const { text } = await callMock(server.origin, 'GET', '/demo/messages');
  return /验证码 (\d{6})/.exec(text)?.[1] ?? '';
}
const login = (code: string, more: object = {}) => post('/user/smslogin', { phone: owner, code, ...more });
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

test('a code signs in once, and is good for ten minutes', async () => {
  await ask();
  const code = await lastCode();
  expect((await login(code)).data.login?.id).toBe('acc_owner2');
  expect((await login(code)).errorCode).toBe('CODE_EXPIRED');
  await advance(61);
  await ask();
  const late = await lastCode();
  await advance(600);
  expect((await login(late)).errorCode).toBe('CODE_EXPIRED');
});

test('a number that nobody has is answered the same at every step, and nothing is sent to it', async () => {
  const [known, unknown] = [await ask(), await ask(nobody)];
  expect(unknown).toEqual(known);
  const again = [await ask(), await ask(nobody)];
  expect(again.map(({ errorCode }) => errorCode)).toEqual(['CODE_TOO_SOON', 'CODE_TOO_SOON']);
  const bad = wrong(await lastCode());
  const answers = [await login(bad), await login(bad, { phone: nobody })];
  expect(answers[1]).toEqual(answers[0]);
  expect((await callMock(server.origin, 'GET', '/demo/messages')).text).not.toContain(nobody);
});

test('five wrong tries end a code, and ten a number', async () => {
  await ask();
  const code = await lastCode();
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 11; n += 1) codes.push((await login(n < 5 ? wrong(code) : code)).errorCode);
  expect(codes.slice(0, 6)).toEqual([...Array(5).fill('CODE_WRONG'), 'CODE_EXPIRED']);
  expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
});

test('an address that asks for many numbers is stopped', async () => {
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 31; n += 1) codes.push((await ask(`137${String(n).padStart(8, '0')}`)).errorCode);
  expect(codes.slice(0, 30).every((code) => code === undefined)).toBe(true);
  expect(codes.at(-1)).toBe('CODE_TOO_MANY');
});

test('a forgotten password is set anew: other sessions end, the old one is over, the owner is told', async () => {
  const here = await signIn(server.origin, 'owner2');
  await ask(owner, 'reset');
  const code = await lastCode();
  const reset = (password: string) => post('/user/reset_password', { phone: owner, code, password });
  expect((await login(code)).errorCode).toBe('CODE_EXPIRED');
  expect((await reset('password2026')).errorCode).toBe('PASSWORD_WEAK');
  expect((await reset(next)).data.login?.id).toBe('acc_owner2');
  expect((await reset(next)).errorCode).toBe('CODE_EXPIRED');
  expect((await callMock(server.origin, 'GET', '/account/info', { session: here })).status).toBe(403);
  const old = await post('/account/login', { username: 'owner2', password: 'Owner123!' });
  expect(old.success).toBe(false);
  expect((await post('/account/login', { username: 'owner2', password: next })).success).toBe(true);
  expect((await callMock(server.origin, 'GET', '/demo/messages')).text).toContain('刚刚重设了登录密码');
});

test('a code for signing in sets no password', async () => {
  await ask();
  const body = { phone: owner, code: await lastCode(), password: next };
  expect((await post('/user/reset_password', body)).errorCode).toBe('CODE_EXPIRED');
});

test('a number of several shops opens the one that is chosen', async () => {
  const boss = await signIn(server.origin, 'owner');
  await post(
    '/account/save',
    { id: boss.id, name: '陈小满', username: 'owner', phone: `+86 ${owner}`, role: 'owner' },
    boss,
  );
  await ask();
  const code = await lastCode();
  const { data } = await login(code);
  expect(data.login).toBeUndefined();
  expect(data.choices?.map(({ merchant_name }) => merchant_name).sort()).toEqual(['山野日常生活馆', '星野茶铺'].sort());
  expect((await login(code, { account_id: 'acc_writer' })).data.login).toBeUndefined();
  expect((await login(code, { account_id: boss.id })).data.login?.id).toBe(boss.id);
});
