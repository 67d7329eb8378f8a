import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ApiCallEntry, ApiToken } from '@/services/api_token/schema';
import { type ApiScope, apiScopeKeys, apiScopes } from '../../domain/apiTokens';
import { allOperations } from '../contract/operations';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
});

type Made = ApiToken & { readonly token: string };
const post = async <T>(path: string, body: object, session = owner) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const make = async (scopes: readonly ApiScope[], fields: object = {}, session = owner) =>
  post<Made>('/api_token/save', { name: `对接${Math.random()}`, scopes, days: 30, ...fields }, session);
const by = (token: string, method: 'GET' | 'POST', path: string, body: object = {}) =>
  callMock(server.origin, method, path, {
    headers: { 'authen-token': token },
    ...(method === 'GET' ? { query: body as Record<string, string> } : { body }),
  });
const calls = async (id: string) =>
  (
    await callMock<{ list: ApiCallEntry[] }>(server.origin, 'GET', '/api_token/calls', {
      session: owner,
      query: { id },
    })
  ).body.data.list;
const listed = async (id: string) =>
  (
    await callMock<{ list: ApiToken[] }>(server.origin, 'GET', '/api_token/data', { session: owner })
  ).body.data.list.find((one) => one.id === id);

test('a token reads and writes within its scopes, is refused beyond, and each call is in its log', async () => {
  const { data } = await make(['goods.read', 'goods.write']);
  expect((await by(data.token, 'GET', '/goods/data')).body.success).toBe(true);
  const saved = await by(data.token, 'POST', '/goods/save', { title: '收银系统里的杯子' });
  expect(saved.body.success).toBe(true);
  const beyond = await by(data.token, 'GET', '/order/data');
  expect([beyond.status, beyond.body.errorCode]).toEqual([403, 'SCOPE_DENIED']);
  const goodsId = (saved.body.data as { id: string }).id;
  // Status -1 is a deletion, for which there is no scope.
  const deleted = await by(data.token, 'POST', '/goods/status', { id: goodsId, status: -1 });
  expect(deleted.body.errorCode).toBe('ACTION_DENIED');
  expect((await calls(data.id)).map(({ call, outcome }) => `${call} ${outcome}`)).toEqual([
    'goods.status refused',
    'order.data refused',
    'goods.save ok',
    'goods.data ok',
  ]);
  expect((await listed(data.id))?.used_at).toBeDefined();
});

test('every operation but those of its scopes refuses a token that has them all', async () => {
  const { data } = await make(apiScopeKeys);
  const open = new Set<string>(Object.values(apiScopes).flatMap(({ calls: own }) => own));
  const wrong: string[] = [];
  for (const { name, operation } of allOperations()) {
    if (operation.auth === 'public') continue;
    const { body, status } = await by(data.token, operation.method, operation.path);
    const isRefused = status === 403 && body.errorCode === 'SCOPE_DENIED';
    if (isRefused === open.has(name)) wrong.push(name);
  }
  expect(wrong).toEqual([]);
});

test('it is shown once and stored as a hash only', async () => {
  const { data } = await make(['goods.read']);
  expect(data.token).toMatch(/^fsk_[\w-]{32}$/);
  expect(JSON.stringify(await listed(data.id))).not.toContain(data.token);
  const key = { 'idempotency-key': 'make-token-1' };
  const body = { name: '门店收银', scopes: ['goods.read'], days: 30 };
  const press = () => callMock<Made>(server.origin, 'POST', '/api_token/save', { session: owner, body, headers: key });
  expect((await press()).body.success).toBe(true);
  expect((await press()).body.errorCode).toBe('NAME_TAKEN');
  const { token } = (await make(['goods.read'], { name: '读盘' })).data;
  // The snapshot is written a moment after the call.
  const snapshot = async (): Promise<string> => {
    const text = await readFile(join(server.cacheDir, 'state.json'), 'utf8').catch(() => '');
    return text.includes('读盘') ? text : delay(50).then(snapshot);
  };
  const stored = await snapshot();
  for (const secret of [token, data.token]) expect(stored).not.toContain(secret);
});

test('no more than twenty hold at a time, one a name; what is revoked makes room', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, index) => make(['goods.read'], { name: `第${index}` })),
  );
  expect(made.every(({ success }) => success)).toBe(true);
  expect((await make(['goods.read'], { name: '第20' })).errorCode).toBe('TOO_MANY');
  await post('/api_token/revoke', { id: made[0]?.data.id });
  expect((await make(['goods.read'], { name: '第0' })).success).toBe(true);
});

test('none of a closed merchant is let in', async () => {
  const { data } = await make(['goods.read']);
  const admin = await signIn(server.origin, 'admin');
  await post('/merchant/status', { id: owner.mchno, status: 0, reason: '合作到期' }, admin);
  const refused = await by(data.token, 'GET', '/goods/data');
  expect([refused.status, refused.body.errorCode]).toEqual([403, 'MERCHANT_OFF']);
});

test('revoked, expired, or its maker gone, it is refused at once', async () => {
  const revoked = (await make(['goods.read'])).data;
  const expired = (await make(['goods.read'], { days: 1 })).data;
  const kept = (await make(['goods.read'])).data;
  await post('/api_token/revoke', { id: revoked.id });
  expect((await by(revoked.token, 'GET', '/goods/data')).body.errorCode).toBe('TOKEN_REVOKED');
  await callMock(server.origin, 'POST', '/__mock/clock', { body: { advanceSeconds: 86_401 } });
  const late = await by(expired.token, 'GET', '/goods/data');
  expect([late.status, late.body.errorCode]).toEqual([403, 'TOKEN_EXPIRED']);
  expect((await by(kept.token, 'GET', '/goods/data')).body.success).toBe(true);
  expect((await by(`${kept.token}x`, 'GET', '/goods/data')).body.errorCode).toBe('TOKEN_UNKNOWN');
});

test('nobody gives more than he holds, and a right that he loses is lost to his tokens', async () => {
  const writer = await signIn(server.origin, 'writer');
  expect((await make(['goods.read'], {}, writer)).errorCode).toBe('ACTION_DENIED');
  const { list } = (
    await post<{
      list: { id: string; code?: string; name: string; note: string; routes: string[]; actions: string[] }[];
    }>('/account_role/merchant', {})
  ).data;
  const role = list.find(({ id }) => id === 'role_writer_M100001');
  if (!role) throw new Error('no writer');
  const { id, code, name, note } = role;
  const widen = (actions: string[]) =>
    post('/account_role/multi_save', {
      roles: [{ id, code, name, note, actions, routes: [...role.routes, 'merchant.authorization', 'service.lead'] }],
    });
  expect((await widen([...role.actions, 'api_token.save', 'lead.save'])).success).toBe(true);
  expect((await make(['order.read'], {}, writer)).errorCode).toBe('SCOPE_BEYOND');
  const { data } = await make(['lead.read', 'lead.write'], {}, writer);
  expect((await by(data.token, 'POST', '/lead/save', { name: '官网访客', phone: '13712340000' })).body.success).toBe(
    true,
  );
  await widen([...role.actions, 'api_token.save']);
  const { body } = await by(data.token, 'POST', '/lead/save', { name: '官网访客', phone: '13712340001' });
  expect(body.errorCode).toBe('SCOPE_DENIED');
  expect((await by(data.token, 'GET', '/lead/data')).body.success).toBe(true);
  expect((await listed(data.id))?.lost).toEqual(['lead.write']);
  await post('/account/status', { id: 'acc_writer', status: 0 });
  expect((await by(data.token, 'GET', '/lead/data')).body.errorCode).toBe('TOKEN_LAPSED');
});

test('what is written by a token stays in its merchant', async () => {
  const { data } = await make(['goods.read']);
  const other = await callMock(server.origin, 'GET', '/goods/data', {
    headers: { 'authen-token': data.token, 'authen-mchno': 'M100002' },
  });
  expect(other.body.errorCode).toBe('TOKEN_MERCHANT');
  const stranger = await signIn(server.origin, 'owner2');
  expect((await post('/api_token/revoke', { id: data.id }, stranger)).errorCode).toBe('NOT_FOUND');
  expect((await by(data.token, 'GET', '/goods/data')).body.success).toBe(true);
});
