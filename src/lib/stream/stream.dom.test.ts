import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInThisContext } from 'node:vm';
import {
  BusinessError,
  CanceledError,
  HttpError,
  MalformedError,
  NetworkError,
  StreamCutError,
} from '@/lib/request/errors';
import { onRequestEvent, type RequestEvent } from '@/lib/request/events';
import { wordsOf } from '@/lib/request/words';
import { isLoggedIn, readSession, writeSession } from '@/lib/session';
import { streamText } from './index';

// jsdom has no fetch: Node's own takes its place, with the classes that its answers and errors are made of.
const node: typeof globalThis = runInThisContext('globalThis');
const { fetch, AbortController, DOMException, TextDecoder, TextEncoder } = node;
Object.assign(globalThis, {
  fetch,
  AbortController,
  DOMException,
  TextDecoder,
  TextEncoder,
  TypeError: node.TypeError,
});

type Answer = (res: ServerResponse) => void;

let origin: string;
let answer: Answer;
let events: RequestEvent[];
let stopListening: () => void;
let lastHeaders: NodeJS.Dict<string | string[]>;

const server = createServer((req, res) => {
  lastHeaders = req.headers;
  req.resume().on('end', () => answer(res));
});
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, ready));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
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

const event = (text: string, more: object = {}) => `data: ${JSON.stringify({ delta: { text }, ...more })}\n\n`;
const stop = `data: ${JSON.stringify({ delta: { stop_reason: 'end_turn' } })}\n\n`;

/** A stream whose pieces come one after the other. */
const stream =
  (pieces: readonly (string | Uint8Array)[], end: (res: ServerResponse) => void = (res) => res.end()): Answer =>
  async (res) => {
    res.setHeader('Content-Type', 'text/event-stream');
    for (const piece of pieces) {
      res.write(piece);
      await new Promise((next) => setTimeout(next, 10));
    }
    end(res);
  };
const body =
  (text: string, type = 'application/json', status = 200): Answer =>
  (res) => {
    res.writeHead(status, { 'Content-Type': type });
    res.end(text);
  };

function run(options: Partial<Parameters<typeof streamText>[2]> = {}) {
  const texts: string[] = [];
  const result = streamText(
    `${origin}/script/generate`,
    { seed: 1 },
    { onText: (text) => texts.push(text), ...options },
  );
  return {
    texts,
    result,
    failure: result.then(
      () => undefined,
      (error: unknown) => error,
    ),
  };
}

test('the text goes to the callback as it comes, the writer is named once', async () => {
  const writers: string[] = [];
  answer = stream([event('你', { writer: 'rules' }), ': still here\n\n', event('好', { writer: 'rules' }), stop]);
  const { texts, result } = run({ onWriter: (writer) => writers.push(writer) });
  await expect(result).resolves.toEqual({ text: '你好', stopReason: 'end_turn' });
  expect(texts).toEqual(['你', '好']);
  expect(writers).toEqual(['rules']);
  expect(lastHeaders).not.toHaveProperty('authen-token');
  expect(events).toEqual([]);
});

test('a character may be cut between two chunks', async () => {
  const bytes = new TextEncoder().encode(event('保温杯') + stop);
  const at = bytes.findIndex((byte) => byte > 127) + 1;
  answer = stream([bytes.slice(0, at), bytes.slice(at)]);
  await expect(run().result).resolves.toMatchObject({ text: '保温杯' });
});

test('[DONE] ends a stream, whatever follows', async () => {
  answer = stream([event('a'), 'data: [DONE]\n\n', event('b')]);
  await expect(run().result).resolves.toEqual({ text: 'a', stopReason: undefined });
});

test('a stream that ends without stop_reason has ended well', async () => {
  answer = stream([event('all'), event(' of it')]);
  await expect(run().result).resolves.toEqual({ text: 'all of it', stopReason: undefined });
  expect(events).toEqual([]);
});

test('a stream in which nothing came has not', async () => {
  answer = stream([': still here\n\n']);
  expect(await run().failure).toBeInstanceOf(StreamCutError);
});

test.each([
  ['a connection that breaks', stream([event('half')], (res) => res.destroy())],
  ['an event cut in two at the end', stream([event('half'), 'data: {"delta":{"text":"x'])],
  ['an event that cannot be read', stream([event('half'), 'data: {"delta":\n\n', stop])],
])('%s is a cut that keeps the text', async (_name, given) => {
  answer = given;
  const error = await run().failure;
  expect(error).toBeInstanceOf(StreamCutError);
  expect(error).toMatchObject({ text: 'half' });
  expect(events).toEqual([{ type: 'message', level: 'error', words: { messageId: 'request.stream_cut' } }]);
});

test.each([
  [
    'instead of a stream',
    body(JSON.stringify({ status: 0, message: 'no credits', errorCode: 'CREDITS', showType: 1 })),
  ],
  [
    'inside a stream',
    stream([event('a'), 'data: {"success":false,"errorMessage":"no credits","errorCode":"CREDITS","showType":1}\n\n']),
  ],
])('a refusal %s is a business error, shown as the server wants', async (_name, given) => {
  answer = given;
  const error = await run().failure;
  expect(error).toBeInstanceOf(BusinessError);
  expect(error).toMatchObject({ code: 'CREDITS', message: 'no credits' });
  expect(events).toEqual([{ type: 'message', level: 'warning', words: { text: 'no credits' } }]);
});

test('a page instead of a stream is malformed', async () => {
  answer = body('<!doctype html>', 'text/html');
  expect(await run().failure).toBeInstanceOf(MalformedError);
});

test('an HTTP error has the words of the stream', async () => {
  answer = body('', 'text/plain', 502);
  const error = await run().failure;
  expect(error).toBeInstanceOf(HttpError);
  expect(events).toEqual([{ type: 'message', level: 'error', words: { messageId: 'request.failed' } }]);
  // What a screen says that shows the failure itself, in the place of its text.
  expect(wordsOf(error)).toEqual({ messageId: 'request.failed' });
});

test('a 403 ends the session here too, even when messages are not wanted', async () => {
  writeSession({
    token: 'token-of-16-char',
    id: 'a1',
    app_type: '',
    business: 'merchant',
    merchantData: { mchno: 'M1', industry: '' },
  });
  answer = body('{}', 'application/json', 403);
  await run({ skipErrorHandler: true }).failure;
  expect(isLoggedIn(readSession())).toBe(false);
  expect(events).toEqual([{ type: 'forbidden' }]);
});

test('no connection at all is the network notification', async () => {
  answer = (res) => res.destroy();
  expect(await run().failure).toBeInstanceOf(NetworkError);
  expect(events.map(({ type }) => type)).toEqual(['networkDown']);
});

/** Bytes need a moment of the real clock to get through a socket. */
const arrival = () => new Promise((arrived) => node.setTimeout(arrived, 20));

test('a model that thinks for minutes is no failure while the connection lives, and its signs of life are no text', async () => {
  jest.useFakeTimers();
  let open: ServerResponse | undefined;
  answer = (res) => {
    res.setHeader('Content-Type', 'text/event-stream');
    res.flushHeaders();
    open = res;
  };
  const { result, texts } = run();
  for (let quarter = 0; quarter < 20; quarter += 1) {
    await arrival();
    open?.write(': keep-alive\n\n');
    await arrival();
    jest.advanceTimersByTime(15_000);
  }
  open?.end(event('终于想好了') + stop);
  expect((await result).text).toBe('终于想好了');
  expect(texts).toEqual(['终于想好了']);
  jest.useRealTimers();
});

test('a connection without a byte is given up after a minute', async () => {
  jest.useFakeTimers();
  answer = (res) => res.flushHeaders();
  const { failure } = run();
  await arrival();
  jest.advanceTimersByTime(59_000);
  await arrival();
  jest.advanceTimersByTime(2_000);
  const error = await failure;
  expect(error).toBeInstanceOf(NetworkError);
  expect((error as NetworkError).reason).toBe('timeout');
  jest.useRealTimers();
});

test('stopping is silent and keeps the text', async () => {
  answer = stream([event('half')], () => undefined);
  const controller = new AbortController();
  const { failure } = run({ signal: controller.signal, onText: () => controller.abort() });
  const error = await failure;
  expect(error).toBeInstanceOf(CanceledError);
  expect(error).toMatchObject({ text: 'half' });
  expect(events).toEqual([]);
});
