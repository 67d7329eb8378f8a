import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestConfig } from '@/lib/request';
import { RequestError } from '@/lib/request/errors';
import { onRequestEvent, type RequestEvent } from '@/lib/request/events';
import { textOfWords, wordsOf } from '@/lib/request/words';
import { allOperations } from '@/testing/contract/operations';

let server: Server;
let body = '';

beforeAll(async () => {
  server = createServer((req, res) => {
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Access-Control-Allow-Headers', String(req.headers['access-control-request-headers'] ?? '*'));
    res.setHeader('Content-Type', 'application/json');
    res.end(req.method === 'OPTIONS' ? undefined : body);
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  requestConfig.baseURL = `http://localhost:${(server.address() as AddressInfo).port}/api`;
  requestConfig.timeout = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

type Call = (input: object, options: object) => Promise<{ list: unknown[]; paginator: object }>;

/** Every read whose answer has rows by its contract. */
const lists = allOperations().filter(
  ({ operation }) =>
    operation.method === 'GET' && 'list' in ((operation.result as unknown as { readonly shape?: object }).shape ?? {}),
);

function callOf(name: string, group: string): Call {
  const verb = (name.split('.')[1] ?? '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const exported = require(`./${group}/api`) as Record<string, Record<string, Call | undefined>>;
  const api = Object.entries(exported).find(([key]) => key.endsWith('Api'))?.[1];
  const call = api?.[verb];
  if (!call) throw new Error(`${name} has no call`);
  return call.length === 1
    ? (_input, options) => (call as unknown as (options: object) => ReturnType<Call>)(options)
    : call;
}

const bad: readonly (readonly [what: string, answer: unknown, text: string])[] = [
  ['status 0 with a message', { status: 0, message: '仓库盘点中' }, '仓库盘点中'],
  ['status 0 with a message and rows', { status: 0, message: '仓库盘点中', data: { list: [] } }, '仓库盘点中'],
  ['status 0 without a message', { status: 0 }, '网络请求错误'],
  ['success false with null for a message', { success: false, message: null }, '网络请求错误'],
  ['an empty object', {}, '网络请求错误'],
  ['no data', { status: 1 }, '网络请求错误'],
  ['null for data', { status: 1, data: null }, '网络请求错误'],
  ['null for data without a status', { data: null }, '网络请求错误'],
  ['data without rows', { status: 1, data: {} }, '网络请求错误'],
  ['null for rows', { status: 1, data: { list: null } }, '网络请求错误'],
  ['text for rows', { status: 1, data: { list: 'rows' } }, '网络请求错误'],
  ['an object for rows', { status: 1, data: { list: { 0: {} } } }, '网络请求错误'],
  ['rows that are no records', { status: 1, data: { list: [null, 3, 'x'] } }, '网络请求错误'],
  ['an array for data', { status: 1, data: [{}] }, '网络请求错误'],
  ['text for data', { status: 1, data: 'rows' }, '网络请求错误'],
  ['a number for data', { status: 1, data: 7 }, '网络请求错误'],
  ['null', null, '网络请求错误'],
  ['text', 'rows', '网络请求错误'],
  ['an array', [], '网络请求错误'],
];

/** One of each kind: refused, without data, without rows, with other rows. All lists go through one reader, so one of them gets all. */
const ofEachKind = ['status 0 with a message', 'an empty object', 'null for rows', 'rows that are no records', 'null'];
const badFor = (name: string) => (name === 'goods.data' ? bad : bad.filter(([what]) => ofEachKind.includes(what)));

test('the reads of lists are found', () => {
  expect(lists.length).toBeGreaterThan(30);
  expect(lists.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['goods.data', 'project.versions', 'wemedia.data']),
  );
});

describe.each(lists.map(({ name, group }) => [name, group] as const))('%s', (name, group) => {
  test('an answer without its rows is told in the server’s words or the list’s, once', async () => {
    const call = callOf(name, group);
    for (const [what, answer, text] of badFor(name)) {
      const events: RequestEvent[] = [];
      const stop = onRequestEvent((event) => events.push(event));
      body = JSON.stringify(answer);
      const error: unknown = await call({}, {}).catch((thrown: unknown) => thrown);
      stop();
      const shown = events.map((event) => ('words' in event && event.words ? textOfWords(event.words) : event.type));
      expect([what, error instanceof RequestError, textOfWords(wordsOf(error)), shown]).toEqual([
        what,
        true,
        text,
        [text],
      ]);
    }
  });

  test('a list that came whole is one page', async () => {
    body = JSON.stringify({ status: 1, data: { list: [{ id: 'a' }, { id: 'b' }], paginator: null } });
    const answer = await callOf(name, group)({}, {});
    expect(answer.list).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(answer.paginator).toEqual({ currentPage: 1, itemsPerPage: 2, numPages: 1, total: 2 });
  });
});
