import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import { auditTable } from '../../../mock/_core/auditRows';
import { openSession } from '../../../mock/_core/auth';
import type { RoleRow } from '../../../mock/_core/grants';
import type { AccountRow, SessionRow } from '../../../mock/_core/rows';
import { resetState } from '../../../mock/_core/state';
import { globalDb, uniqueKey } from '../../../mock/_core/store';
import accountRoutes from '../../../mock/account';
import merchantRoutes from '../../../mock/merchant';
import seeAsRoutes from '../../../mock/see_as';

process.env.MOCK_CACHE_DIR = mkdtempSync(join(tmpdir(), 'see-as-'));

const routes = { ...accountRoutes, ...merchantRoutes, ...seeAsRoutes };
const shop = 'M100001';
let token = '';
let operator: AccountRow;

beforeEach(() => {
  resetState();
  operator = globalDb
    .table<AccountRow>('account')
    .all()
    .find(({ username }) => username === 'admin') as AccountRow;
  token = openSession(operator).token;
});
afterEach(() => uniqueKey('audit', () => undefined));
afterAll(() => resetState());

interface Answered {
  readonly success: boolean;
  readonly errorCode?: string;
  readonly data: { readonly routes: string[]; readonly actions: string[] };
}

/** Calls a handler in this process, where a write can be made to fail. */
function call(method: 'GET' | 'POST', path: string, input: object = {}, mchno = operator.mchno): Promise<Answered> {
  const headers: Record<string, string> = { 'authen-token': token, 'authen-mchno': mchno, host: 'localhost' };
  const req = {
    method,
    path: `/api${path}`,
    query: {},
    body: input,
    socket: {},
    header: (name: string) => headers[name],
  };
  return new Promise((resolve) => {
    const res = { headersSent: false, json: resolve, status: () => res, setHeader: () => res };
    const handler = routes[`${method} /api${path}`];
    void handler?.(req as unknown as Request, res as unknown as Response, () => undefined);
  });
}
const session = () => globalDb.table<SessionRow>('session').need(token);
const start = () => call('POST', '/see_as/start', { id: shop, reason: '排查' });

/** Every row of the log would have the same key: the next one cannot be written. */
function breakLog(): void {
  if (auditTable().all().length === 0) globalDb.table('audit').insert({ id: 'first' });
  uniqueKey('audit', () => 'taken');
}

test('without its row in the log nobody enters, and nothing changes hands', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  breakLog();
  expect(await start()).toMatchObject({ success: false, errorCode: 'INTERNAL_ERROR' });
  expect(session().see_as).toBeUndefined();
  jest.restoreAllMocks();
});

test('without its row in the log nothing is done in somebody’s name, nor is the entry ended unseen', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await start()).toMatchObject({ success: true });
  breakLog();
  const set = await call('POST', '/merchant/set', { field: 'contact', value: '甲' }, shop);
  expect(set).toMatchObject({ success: false, errorCode: 'INTERNAL_ERROR' });
  expect(globalDb.table('merchant').need(shop)).toMatchObject({ contact: '陈小满' });
  expect(await call('POST', '/see_as/stop', {}, shop)).toMatchObject({ success: false });
  expect(session().see_as).toBeDefined();
  jest.restoreAllMocks();
});

test('nothing in common: refused at the door, and inside it is no right, not the role’s', async () => {
  const support = (grants: RoleRow['support']) =>
    globalDb
      .table<RoleRow>('account_role')
      .update(operator.role, { support: grants, routes: [], actions: ['merchant.see_as'] });
  const admin = globalDb.table<RoleRow>('account_role').need(operator.role);
  support(undefined);
  expect(await start()).toMatchObject({ success: false, errorCode: 'NO_COMMON_RIGHT' });
  support(admin.support);
  expect(await start()).toMatchObject({ success: true });
  support(undefined);
  const { data } = await call('GET', '/account/info', {}, shop);
  expect(data).toMatchObject({ routes: [], actions: [] });
  expect(await call('POST', '/merchant/set', { field: 'contact', value: '甲' }, shop)).toMatchObject({
    errorCode: 'ACTION_DENIED',
  });
});

test('an operator who loses the right is out at his next call', async () => {
  await start();
  globalDb.table<RoleRow>('account_role').update(operator.role, { actions: ['merchant.note'] });
  expect(await call('GET', '/account/info', {}, shop)).toMatchObject({ errorCode: 'SEE_AS_ENDED' });
  expect(session().see_as).toBeUndefined();
});
