import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLoggedIn, readSession, writeSession } from '@/lib/session';
import { BusinessError, CanceledError, HttpError, MalformedError, NetworkError } from './errors';
import { onRequestEvent, type RequestEvent } from './events';
import { postForImage } from './image';
import { endReads, fullResponse, get, messageOf, post, requestConfig } from './index';

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

let server: Server;
let answer: Answer;
let events: RequestEvent[];
let stopListening: () => void;
let lastRequest: IncomingMessage | undefined;

const json = (body: unknown, status = 200): Answer => text(JSON.stringify(body), 'application/json', status);

function text(body: string, type: string, status = 200): Answer {
  return (_req, res) => {
    res.statusCode = status;
    res.setHeader('Content-Type', type);
    res.end(body);
  };
}

beforeAll(async () => {
  server = createServer((req, res) => {
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader(
      'Access-Control-Allow-Headers',
      '*, Authen-Token, Authen-Mchno, Authen-Apptype, Environment, Timestamp, Signature, Content-Type, Idempotency-Key',
    );
    if (req.method === 'OPTIONS') {
      res.end();
      return;
    }
    lastRequest = req;
    answer(req, res);
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  requestConfig.baseURL = `http://localhost:${(server.address() as AddressInfo).port}/api`;
  // jsdom keeps the timer of an aborted request, and with it the process.
  requestConfig.timeout = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

beforeEach(() => {
  localStorage.clear();
  events = [];
  stopListening = onRequestEvent((event) => events.push(event));
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  stopListening();
  jest.restoreAllMocks();
});

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );
const signIn = (token = 'token-of-16-char') =>
  writeSession({
    token,
    id: 'a1',
    app_type: 'merchant',
    business: 'merchant',
    merchantData: { mchno: 'M1', industry: '' },
  });

test('a successful answer gives its data, with our headers on the way', async () => {
  signIn();
  answer = json({ status: 1, message: 'ok', data: { id: 'g1' } });
  await expect(get('/goods/info', { id: 'g1' })).resolves.toEqual({ id: 'g1' });
  expect(lastRequest?.url).toBe('/api/goods/info?id=g1');
  expect(lastRequest?.headers).toMatchObject({
    'authen-token': 'token-of-16-char',
    'authen-mchno': 'M1',
    'authen-apptype': 'merchant',
    environment: 'production',
    timestamp: expect.stringMatching(/^\d{13}$/),
    signature: expect.stringMatching(/^[\da-f]{32}$/),
  });
  expect(events).toEqual([]);
});

test('the full answer is given unopened', async () => {
  answer = json({ status: 1, data: 7 });
  const response = await fullResponse<{ data: number }>('/x');
  expect(response.status).toBe(200);
  expect(response.data.data).toBe(7);
  expect(response.headers['content-type']).toBe('application/json');
});

test.each([
  [0, undefined],
  [1, { type: 'message', level: 'warning', words: { text: 'no' } }],
  [2, { type: 'message', level: 'error', words: { text: 'no' } }],
  [3, { type: 'notification', title: { text: 'E1' }, description: { text: 'no' } }],
  [4, { type: 'notification', title: { text: 'E1' }, description: { text: 'no' } }],
  [9, { type: 'redirect', errorCode: 'E1', errorMessage: 'no' }],
  [7, { type: 'message', level: 'error', words: { text: 'no' } }],
  [undefined, { type: 'message', level: 'error', words: { text: 'no' } }],
])('a refusal of showType %s', async (showType, event) => {
  answer = json({ success: false, errorMessage: 'no', errorCode: 'E1', showType });
  const error = await failure(post('/goods/save', {}));
  expect(error).toBeInstanceOf(BusinessError);
  expect(error).toMatchObject({ code: 'E1', message: 'no' });
  expect(events).toEqual(event ? [event] : []);
});

test('a failing status without success is a refusal too, with the message of the brief when there is none', async () => {
  answer = json({ status: 0, data: null });
  const error = await failure(get('/x'));
  expect(messageOf(error)).toBe('请求失败:未知错误');
  expect(events).toEqual([{ type: 'message', level: 'error', words: { messageId: 'request.unknown_error' } }]);
});

test.each([400, 404, 500, 502, 504])('HTTP %i says its status and logs what it means', async (status) => {
  answer = text('sorry', 'text/plain', status);
  const error = await failure(get('/x'));
  expect(error).toBeInstanceOf(HttpError);
  expect(messageOf(error)).toBe(`Response status:${status}`);
  expect(events).toHaveLength(1);
  expect(console.info).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`^${status} \\p{Script=Han}`, 'u')));
});

test('a sentence in a 4xx answer is shown, one in a 5xx answer is not', async () => {
  answer = json({ success: false, errorMessage: 'too big', errorCode: 'BIG', showType: 1 }, 413);
  expect(messageOf(await failure(post('/x', {})))).toBe('too big');
  answer = json({ success: false, errorMessage: 'stack trace' }, 500);
  expect(messageOf(await failure(post('/x', {})))).toBe('Response status:500');
  expect(events.map((event) => event.type === 'message' && event.level)).toEqual(['warning', 'error']);
});

test.each([
  ['a page', text('<!doctype html><p>hi', 'text/html'), 'html'],
  ['broken JSON', text('{"status":1,', 'application/json'), 'json'],
  ['a bare list', json([1]), 'json'],
  ['nothing', text('', 'application/json'), 'empty'],
] as const)('%s instead of an answer is malformed', async (_name, given, found) => {
  answer = given;
  const error = await failure(get('/x'));
  expect(error).toBeInstanceOf(MalformedError);
  expect(error).toMatchObject({ found });
  expect(events).toHaveLength(1);
});

test('no connection is a notification, no answer in time a message', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = (req) => req.socket.destroy();
  const down = await failure(get('/x'));
  expect(down).toBeInstanceOf(NetworkError);
  answer = () => undefined;
  const late = await failure(get('/x', undefined, { timeout: 50 }));
  expect(messageOf(late)).toBe('None response! Please retry.');
  expect(events.map((event) => event.type)).toEqual(['networkDown', 'message']);
});

test('a canceled call is silent', async () => {
  answer = () => undefined;
  const controller = new AbortController();
  const call = failure(get('/x', undefined, { signal: controller.signal }));
  controller.abort();
  expect(await call).toBeInstanceOf(CanceledError);
  expect(events).toEqual([]);
});

test('the end of a session takes back what it reads, not what it writes nor what is for everybody', async () => {
  const waiting: (() => void)[] = [];
  answer = (_req, res) => void waiting.push(() => json({ success: true, data: 'arrived' })(_req, res));
  const controller = new AbortController();
  const reads = [failure(get('/x')), failure(get('/x', undefined, { signal: controller.signal }))];
  const others = [get('/x', undefined, { outlivesSession: true }), post('/x')];
  while (waiting.length < 4) await new Promise((resolve) => setTimeout(resolve, 5));
  endReads();
  for (const read of reads) expect(await read).toBeInstanceOf(CanceledError);
  for (const arrive of waiting) arrive();
  expect(await Promise.all(others)).toEqual(['arrived', 'arrived']);
  expect(events).toEqual([]);
});

test('skipErrorHandler shows nothing and still throws', async () => {
  answer = json({ success: false, errorMessage: 'no' });
  expect(await failure(get('/x', undefined, { skipErrorHandler: true }))).toBeInstanceOf(BusinessError);
  expect(events).toEqual([]);
});

describe('403', () => {
  test('ends the session once, however many calls it hits', async () => {
    signIn();
    answer = json({ success: false, errorMessage: 'gone' }, 403);
    await Promise.all([
      failure(get('/a')),
      failure(get('/b')),
      failure(get('/c', undefined, { skipErrorHandler: true })),
    ]);
    expect(isLoggedIn(readSession())).toBe(false);
    expect(events).toEqual([{ type: 'forbidden', words: { text: 'gone' } }]);
  });

  test('that hits a call without a session says that there was none', async () => {
    signIn();
    answer = json({ success: false, errorMessage: 'gone' }, 403);
    await failure(get('/a'));
    await failure(get('/b'));
    expect(events).toEqual([
      { type: 'forbidden', words: { text: 'gone' } },
      { type: 'forbidden', words: { text: 'gone' }, hadNone: true },
    ]);
  });

  test('for a token of an earlier session leaves the present one alone', async () => {
    signIn('token-that-is-old');
    let release: () => void = () => undefined;
    answer = (_req, res) => {
      release = () => {
        res.statusCode = 403;
        res.end('{}');
      };
    };
    const call = failure(get('/slow'));
    while (lastRequest?.url !== '/api/slow') await new Promise((next) => setTimeout(next, 5));
    signIn('token-that-is-new');
    release();
    expect(await call).toBeInstanceOf(HttpError);
    expect(readSession().token).toBe('token-that-is-new');
    expect(events).toEqual([]);
  });
});

describe('images', () => {
  test.each([
    ['at the top, without a word on success', { image: 'data:image/png;base64,AA' }],
    ['in the data', { status: 1, data: { image: 'data:image/png;base64,AA' } }],
  ])('are read %s', async (_name, body) => {
    answer = json(body);
    await expect(postForImage('/tool/image', { text: 'x' })).resolves.toBe('data:image/png;base64,AA');
  });

  test.each([
    ['an HTTP error', text('', 'text/plain', 500), 'request.failed'],
    ['an answer without image', json({ status: 1, data: {} }), 'request.failed'],
    ['a refusal without words', json({ success: false }), 'request.failed'],
    ['a lost connection', ((req: IncomingMessage) => req.socket.destroy()) as Answer, 'request.image_network'],
  ])('%s has the words of the image request', async (_name, given, messageId) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer = given;
    await failure(postForImage('/tool/image', {}));
    expect(events).toEqual([{ type: 'message', level: 'error', words: { messageId } }]);
  });
});

describe('the key of a write', () => {
  const keys: (string | undefined)[] = [];
  const noting =
    (then: Answer): Answer =>
    (req, res) => {
      keys.push(req.headers['idempotency-key'] as string | undefined);
      then(req, res);
    };
  const cut: Answer = json({ status: 0, message: '' }, 504);
  const good = json({ status: 1, data: {} });
  beforeEach(() => {
    keys.length = 0;
  });

  test('is kept while the answer is lost, and another one the next time it is pressed', async () => {
    answer = noting(cut);
    await failure(post('/goods/save', { title: 'a' }));
    answer = noting(json({ status: 0, message: '' }, 502));
    await failure(post('/goods/save', { title: 'a' }));
    answer = noting(good);
    await post('/goods/save', { title: 'a' });
    await post('/goods/save', { title: 'a' });
    const [first, second, third, fourth] = keys;
    expect(first).toMatch(/^[\w-]{8,64}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  test('is another one for another content, after a refusal, and for an equal call that runs beside it', async () => {
    answer = noting(cut);
    await failure(post('/goods/save', { title: 'a' }));
    answer = noting(good);
    await post('/goods/save', { title: 'b' });
    answer = noting(json({ status: 0, message: 'no' }));
    await failure(post('/goods/save', { title: 'c' }));
    answer = noting(good);
    await post('/goods/save', { title: 'c' });
    await Promise.all([post('/goods/save', { title: 'd' }), post('/goods/save', { title: 'd' })]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('is the caller’s where it keeps one; reading sends none', async () => {
    answer = noting(good);
    await post('/goods/save', { title: 'a' }, { idempotencyKey: 'kept-over-a-reload' });
    await get('/goods/info');
    expect(keys).toEqual(['kept-over-a-reload', undefined]);
  });
});
