import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createProject } from '../../engine/project/createProject';
import { callMock, type Session, signIn } from '../mock/callMock';
import { type MockServer, startMockServer } from '../mock/startMockServer';
import { allOperations, type NamedOperation } from './operations';
import { rightsTable } from './rightsTable';

/** What the provider alone may call, by the table that is written by hand. */
const operations = allOperations().filter(({ name }) => rightsTable[name] === '-----+');
const reads = operations.filter(({ operation }) => operation.method === 'GET');
const writes = operations.filter(({ operation }) => operation.method === 'POST');

/** They name no record of anybody: what they write is the caller's own. */
const ownOnly: Readonly<Record<string, string>> = {
  'brand.activate': 'the caller’s own brand',
  'brand.save': 'the caller’s own brand',
  'channel.rates_save': 'the caller’s own rates',
  'compliance_policy.save': 'the caller’s own policy',
  'compliance_policy.preview': 'nothing is written',
  'merchant.import': 'new merchants of the caller’s own',
  'platform_app.move': 'the key of an application, settled by each provider for itself',
  'platform_app.save': 'the key of an application, settled by each provider for itself',
};

let server: MockServer;
let folder: string;
let home: Session;
let foreign: Session;

interface State {
  readonly tables: Record<string, { id: string; [field: string]: unknown }[]>;
}

/** Gives the second brand an administrator of its own: a copy of the first one's, as its provider's merchant number. */
function addSecondProvider(state: State): void {
  const copy = (table: string, is: (row: Record<string, unknown>) => boolean, change: object) => {
    const rows = state.tables[table] ?? [];
    rows.push(...rows.filter(is).map((row) => ({ ...row, ...change })));
  };
  const mchno = 'P200000';
  copy('merchant', ({ id }) => id === 'P100000', { id: mchno, mchno, provider_id: 'xinghe', name: '星河' });
  copy('account_role', ({ id }) => id === 'role_admin_P100000', { id: 'role_admin_2', mchno });
  copy('account', ({ username }) => username === 'admin', {
    ...{ id: 'acc_admin2', mchno, username: 'admin2', role: 'role_admin_2', phone: '', proved_phone: '' },
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'two-providers-'));
  const before = await startMockServer({ cacheDir: folder });
  // The tables are laid when they are first asked for.
  const asked = await signIn(before.origin, 'admin');
  await callMock(before.origin, 'GET', '/authority/data', { session: asked });
  await callMock(before.origin, 'POST', '/__mock/save');
  await before.kill('SIGKILL');
  const file = join(folder, 'state.json');
  const state = JSON.parse(readFileSync(file, 'utf8')) as State;
  addSecondProvider(state);
  writeFileSync(file, JSON.stringify(state));
  server = await startMockServer({ cacheDir: folder });
  home = await signIn(server.origin, 'admin');
  const made = [
    ['/platform_template/save', { title: '晨间三拍' }],
    ['/file/base64_upload', { name: '片头.txt', data: 'data:text/plain,a' }],
    ['/merchant/note', { id: 'M100001', note: '重点客户' }],
  ] as const;
  for (const [path, body] of made) await callMock(server.origin, 'POST', path, { session: home, body });
  const second = { username: 'admin2', password: 'Admin123!' };
  const { body } = await callMock<{ token: string; id: string }>(server.origin, 'POST', '/account/login', {
    body: second,
  });
  foreign = { token: body.data.token, id: body.data.id, mchno: 'P200000' };
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const dayText = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Lists whole, figures of the last months. */
const wide = { page_size: '500', from: dayText(-90), to: dayText(1) };
const call = <T>({ operation: { method, path } }: NamedOperation, session: Session, input: object) =>
  callMock<T>(server.origin, method, path, {
    session,
    ...(method === 'GET' ? { query: input as Record<string, string> } : { body: input }),
  });

type Listed = { readonly list?: readonly { readonly id?: string }[] };
const idsOf = (data: Listed | null): string[] => (data?.list ?? []).flatMap(({ id }) => id ?? []);

/** What the first provider has, by group; its merchants beside each. */
async function homeIds(): Promise<Map<string, readonly string[]>> {
  const merchants = await callMock<Listed>(server.origin, 'GET', '/merchant/data', { session: home, query: wide });
  const found = new Map([['merchant', idsOf(merchants.body.data)]]);
  for (const read of reads.filter(({ name }) => name.endsWith('.data'))) {
    const { body } = await call<Listed>(read, home, wide);
    if (body.success) found.set(read.group, idsOf(body.data));
  }
  return found;
}

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Fields that name a record. */
const isReference = (name: string): boolean => /^(ids?|to|merchant_id|channel_id|parent_id|account)$/.test(name);

/** An input that the schema takes, with one id wherever it names a record. */
function madeFrom(schema: JsonSchema, id: string, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return madeFrom(choice, id, name);
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema;
    const filled = Object.entries(properties).filter(([key]) => required.includes(key) || isReference(key));
    return Object.fromEntries(filled.map(([key, field]) => [key, madeFrom(field, id, key)]));
  }
  if (schema.type === 'array') {
    const count = Math.max(schema.minItems ?? 0, isReference(name) ? 1 : 0);
    return Array.from({ length: count }, () => madeFrom(schema.items ?? {}, id, name));
  }
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(0, schema.minimum ?? 0);
  if (schema.format === 'date-time') return '2099-01-01T00:00:00.000Z';
  if (schema.pattern?.includes('\\d{4}-\\d{2}'))
    return schema.pattern.includes('\\d{2}-\\d{2}') ? '2099-01-01' : '2026-10';
  if (schema.pattern?.includes('0-9a-fA-F')) return '#123456';
  if (isReference(name)) return id;
  return 'x'.repeat(Math.max(1, schema.minLength ?? 1));
}

/** A project is read by a schema of its own. */
const documents = { document: createProject({ title: '样', id: 'p' }) };
/** Needed by some values of another field, which a schema does not tell. */
const reasons = { reason: '合作到期' };

const inputOf = ({ name, operation }: NamedOperation, id: string): object => ({
  ...(madeFrom(z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema, id) as object),
  ...(name === 'platform_template.document' && documents),
  ...(name === 'merchant.status' && reasons),
});
const namesRecord = (named: NamedOperation): boolean => JSON.stringify(inputOf(named, '§')).includes('§');

test('the walk knows a valid input for every call, and which of them name no record', () => {
  const invalid = operations.filter((named) => !named.operation.input.safeParse(inputOf(named, 'x1')).success);
  expect(invalid.map(({ name }) => name)).toEqual([]);
  expect(
    writes
      .filter((named) => !namesRecord(named))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(ownOnly).sort());
});

test('a provider reads nothing of another one’s', async () => {
  const ids = await homeIds();
  const secrets = new Set([...ids.values()].flat().filter((id) => /[-_\d]/.test(id)));
  expect(secrets.size).toBeGreaterThan(30);
  const leaks: string[] = [];
  const refused: string[] = [];
  for (const read of reads) {
    const [id = 'M100001'] = ids.get(read.group) ?? ids.get('merchant') ?? [];
    const { body } = await call<Listed>(read, foreign, { ...inputOf(read, id), ...wide });
    if (!body.success) refused.push(`${read.name} ${body.errorCode}`);
    // What was asked for by its id may come back in a sentence, never with content.
    const text = JSON.stringify(body.data ?? null);
    leaks.push(
      ...[...secrets].filter((secret) => text.includes(`"${secret}"`)).map((secret) => `${read.name} ${secret}`),
    );
  }
  expect(leaks).toEqual([]);
  // Its own lists it reads: it is no stranger at the door, and the walk has something to see.
  expect(refused).toEqual(reads.filter(namesRecord).map(({ name }) => `${name} NOT_FOUND`));
}, 60_000);

test('a provider changes nothing of another one’s', async () => {
  const ids = await homeIds();
  const state = async () => {
    const answers: Record<string, string> = {};
    for (const read of reads.filter(({ group }) => !/^(dashboard|see_as)$/.test(group)))
      for (const id of (ids.get(read.group) ?? ['M100001']).slice(0, 3)) {
        const { body } = await call(read, home, { ...inputOf(read, id), ...wide });
        answers[`${read.name} ${id}`] = JSON.stringify(body.data);
      }
    return answers;
  };
  const before = await state();
  const taken: string[] = [];
  for (const write of writes) {
    const own = ids.get(write.group) ?? [];
    for (const id of new Set([...own.slice(0, 2), own.at(-1) ?? 'M100001', 'M100001'])) {
      const { body } = await call(write, foreign, inputOf(write, id));
      if (body.success && !(write.name in ownOnly)) taken.push(`${write.name} ${id}`);
    }
  }
  expect(taken).toEqual([]);
  expect(await state()).toEqual(before);
}, 90_000);

test('the same calls by the provider itself do change things: the walk above could have', async () => {
  const ids = await homeIds();
  let done = 0;
  for (const write of writes.filter(namesRecord)) {
    const [id = 'M100001'] = ids.get(write.group) ?? [];
    const { body } = await call(write, home, inputOf(write, id));
    if (body.success) done += 1;
  }
  expect(done).toBeGreaterThan(20);
}, 60_000);
