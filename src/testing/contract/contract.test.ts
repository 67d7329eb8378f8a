import { readFileSync } from 'node:fs';
import { newId } from '../../utils/newId';
import { startMockServer } from '../mock/startMockServer';
import { ContractClient } from './client';
import { openapi } from './openapi';
import { allOperations } from './operations';
import { samples, stateful } from './samples';
import { checkAnonymous, checkInvalid, checkValid, know, spoilInput } from './walk';

const operations = allOperations();
let server: Awaited<ReturnType<typeof startMockServer>>;
let client: ContractClient;
let known: Awaited<ReturnType<typeof know>>;

beforeAll(async () => {
  server = await startMockServer();
  client = new ContractClient(`${server.origin}/api`);
  await client.signIn('owner', 'Owner123!');
  known = await know(client, operations, server.origin);
}, 60_000);

afterAll(() => server.close());

test('every operation has a sample or a test of its own', () => {
  expect(operations.filter(({ name }) => !samples[name] && !stateful.has(name)).map(({ name }) => name)).toEqual([]);
  const names = new Set(operations.map(({ name }) => name));
  expect([...Object.keys(samples), ...stateful].filter((name) => !names.has(name))).toEqual([]);
});

test('no two operations share a call', () => {
  const calls = operations.map(({ operation }) => `${operation.method} ${operation.path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test.each(operations.filter(({ name }) => !stateful.has(name)))(
  '$name answers a valid call by its schema',
  async (named) => {
    expect(await checkValid(client, named, known)).toBeUndefined();
  },
  20_000,
);

const spoilable = operations.flatMap((named) => {
  const bad = spoilInput(named);
  return bad ? [{ ...named, bad }] : [];
});

test.each(spoilable)(
  '$name takes no harm from a spoiled call and answers it in the envelope',
  async ({ bad, ...named }) => {
    expect(await checkInvalid(client, named, bad)).toBeUndefined();
  },
);

test.each(operations)('$name is closed without a session unless public', async (named) => {
  expect(await checkAnonymous(new ContractClient(`${server.origin}/api`), named, known)).toBeUndefined();
});

test('whoever builds the backend reads of each write that it is done once under its key', () => {
  const { paths, components } = openapi(operations) as {
    paths: Record<string, Record<string, { parameters?: readonly { $ref?: string }[] }>>;
    components: { parameters: Record<string, { name: string; schema: { pattern: string } }> };
  };
  const reference = '#/components/parameters/IdempotencyKey';
  const wrong = operations.filter(({ operation: { path, method, answer } }) => {
    const told = paths[path]?.[method.toLowerCase()]?.parameters ?? [];
    return told.some(({ $ref }) => $ref === reference) !== (method === 'POST' && answer !== 'stream');
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
  const { name, schema } = components.parameters.IdempotencyKey ?? { name: '', schema: { pattern: '' } };
  expect([name, new RegExp(schema.pattern).test(newId())]).toEqual(['Idempotency-Key', true]);
});

test('mock/openapi.json is up to date', () => {
  expect(JSON.parse(readFileSync('mock/openapi.json', 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(openapi(operations))),
  );
});
