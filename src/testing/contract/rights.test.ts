import { callMock, type Session, signIn } from '../mock/callMock';
import { type SharedMockServer, sharedMockServer } from '../mock/sharedMockServer';
import { ContractClient } from './client';
import { allOperations, type NamedOperation } from './operations';
import { callers, rightsTable } from './rightsTable';
import { samples } from './samples';
import { know } from './walk';

/** Whoever has logged out asks nothing more. */
const operations = allOperations().sort(
  (a, b) => Number(a.name === 'account.logout') - Number(b.name === 'account.logout'),
);
/** These also ask for a right over the record named, with the same code; the walk asks for the call itself. */
const judgedByRecord: readonly string[] = ['prompt.share', 'publish.move', 'publish.save', 'publish.schedule'];
/** What they do is long or goes outside; whether the call is refused shows before its input is read. */
const isCalledEmpty = ({ name, operation }: NamedOperation): boolean =>
  operation.answer === 'stream' ||
  /^speech\.(synthesize|recognize)$|\.extract$|upload_remote$/.test(name) ||
  judgedByRecord.includes(name);

let server: SharedMockServer;
let sessions: readonly (Session | undefined)[];
let known: Awaited<ReturnType<typeof know>>;

beforeAll(async () => {
  server = await sharedMockServer();
  const client = new ContractClient(`${server.origin}/api`);
  await client.signIn('owner', 'Owner123!');
  known = await know(client, operations, server.origin);
  const [owner, writer, viewer, stranger, provider] = await Promise.all(
    ['owner', 'writer', 'viewer', 'owner2', 'admin'].map((name) => signIn(server.origin, name)),
  );
  sessions = [owner, writer, viewer, stranger, undefined, provider];
}, 180_000);

const refusals: readonly unknown[] = ['ACTION_DENIED', 'FORBIDDEN'];

async function markOf(named: NamedOperation, session: Session | undefined): Promise<'+' | '-'> {
  const { method, path } = named.operation;
  const input = (isCalledEmpty(named) ? undefined : samples[named.name]?.(known)) ?? {};
  const where =
    method === 'GET'
      ? { query: Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)])) }
      : { body: input };
  const { body, status } = await callMock(server.origin, method, path, { ...where, session });
  const isRefused = status === 403 || (body?.success === false && refusals.includes(body.errorCode));
  return isRefused ? '-' : '+';
}

test('each operation has its line in the table, and each line its operation', () => {
  expect(Object.keys(rightsTable).sort()).toEqual(operations.map(({ name }) => name).sort());
  expect(Object.values(rightsTable).filter((marks) => !/^[+-]{6}$/.test(marks))).toEqual([]);
});

test('no page of the provider is a merchant’s, and none but the account’s own is both', async () => {
  const pagesOf = async (session: Session | undefined) =>
    (await callMock<{ routes: string[] }>(server.origin, 'GET', '/account/info', { session })).body.data.routes;
  const isProviders = (key: string) => /^(platform|template)\./.test(key);
  const [owner, writer, viewer, stranger, , provider] = sessions;
  for (const session of [owner, writer, viewer, stranger])
    expect((await pagesOf(session)).filter(isProviders)).toEqual([]);
  const own = await pagesOf(provider);
  expect(own.filter(isProviders).length).toBeGreaterThan(20);
  expect(own.filter((key) => !isProviders(key) && !key.startsWith('account.'))).toEqual([]);
});

/** Set `PRINT_RIGHTS` to read the table as it was found. */
test('who may call what is what the table says', async () => {
  const found: Record<string, string> = {};
  for (const named of operations) {
    const marks: string[] = [];
    for (const session of sessions) marks.push(await markOf(named, session));
    found[named.name] = marks.join('');
  }
  if (process.env.PRINT_RIGHTS) {
    const lines = Object.entries(found).map(([name, marks]) => `${name.padEnd(34)} ${[...marks].join('         ')}`);
    console.info([`${''.padEnd(34)} ${callers.join('  ')}`, ...lines.sort()].join('\n'));
  }
  expect(found).toEqual(rightsTable);
}, 180_000);

test('no status call deletes for somebody who lacks the right to delete', async () => {
  const owner = await signIn(server.origin, 'owner');
  const call = <T>(path: string, body: object, session = owner) =>
    callMock<T>(server.origin, 'POST', path, { session, body });
  const { data: own } = (
    await callMock<{ routes: string[]; actions: string[] }>(server.origin, 'GET', '/account/info', { session: owner })
  ).body;
  const actions = own.actions.filter((key) => !key.endsWith('.delete'));
  const role = { name: '不能删除', routes: own.routes, actions };
  const made = await call<{ list: { id: string; name: string }[] }>('/account_role/multi_save', { roles: [role] });
  const roleId = made.body.data.list.find(({ name }) => name === role.name)?.id ?? '';
  await call('/account/save', { name: '甲', username: 'keeper', password: 'lamp on the hill', role: roleId });
  const login = await call<{ token: string; id: string }>('/account/login', {
    username: 'keeper',
    password: 'lamp on the hill',
  });
  const keeper = { ...owner, token: login.body.data.token, id: login.body.data.id };
  const takers = operations.filter(({ name, operation }) => {
    const parsed = operation.input.safeParse({ ...samples[name]?.(known), id: 'x', ids: ['x'], status: -1 });
    return operation.method === 'POST' && parsed.success && (parsed.data as { status?: number }).status === -1;
  });
  expect(takers.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['goods.status', 'figure.status', 'video.status']),
  );
  const codes = await Promise.all(
    takers.map(async ({ name, operation }) => {
      const { body } = await call(operation.path, { ...samples[name]?.(known), status: -1 }, keeper);
      return `${name} ${body.errorCode}`;
    }),
  );
  expect(codes).toEqual(takers.map(({ name }) => `${name} ACTION_DENIED`));
});
