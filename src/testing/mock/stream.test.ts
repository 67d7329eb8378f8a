import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import type { Context } from '../../../mock/_core/serve';
import { dbOf } from '../../../mock/_core/store';
import { eventStream, KEEP_ALIVE_MS } from '../../../mock/_core/stream';
import { streamWriting } from '../../../mock/_groups/writing';

/** A connection that keeps what was written to it. */
class Connection extends EventEmitter {
  readonly sent: string[] = [];
  writableEnded = false;
  readonly socket = { destroy: () => this.emit('close') };
  status(): this {
    return this;
  }
  setHeader(): void {}
  flushHeaders(): void {}
  write(text: string): void {
    this.sent.push(text);
  }
  end(text: string): void {
    this.write(text);
    this.writableEnded = true;
  }
}

function open() {
  const connection = new Connection();
  return { connection, stream: eventStream(connection as unknown as Response) };
}
const sign = ': keep-alive\n\n';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a silent stream says each quarter of a minute that it is alive', () => {
  const { connection } = open();
  jest.advanceTimersByTime(4 * KEEP_ALIVE_MS);
  expect(connection.sent).toEqual([sign, sign, sign, sign]);
});

test('a stream that speaks needs no sign, until it is silent again', () => {
  const { connection, stream } = open();
  jest.advanceTimersByTime(KEEP_ALIVE_MS - 1000);
  stream.event({ delta: { text: '好' } });
  jest.advanceTimersByTime(KEEP_ALIVE_MS - 1000);
  expect(connection.sent).toEqual(['data: {"delta":{"text":"好"}}\n\n']);
  jest.advanceTimersByTime(1000);
  expect(connection.sent.at(-1)).toBe(sign);
});

test('nothing is written to a stream that has ended, or whose reader has left', () => {
  const ended = open();
  ended.stream.end();
  const left = open();
  left.connection.emit('close');
  jest.advanceTimersByTime(10 * KEEP_ALIVE_MS);
  expect([ended.connection.sent, left.connection.sent]).toEqual([['data: [DONE]\n\n'], []]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a writer that thinks for long has its stream opened, and its words follow when they come', async () => {
  const connection = new Connection();
  const res = connection as unknown as Response;
  const ctx: Pick<Context, 'db' | 'merchant' | 'res' | 'account' | 'stream' | 'hasFault'> = {
    db: dbOf('M-stream-test'),
    merchant: { mchno: 'M-stream-test' } as Context['merchant'],
    res,
    account: { name: '店主' } as Context['account'],
    stream: () => eventStream(res),
    hasFault: () => false,
  };
  async function* pieces() {
    await new Promise((thought) => setTimeout(thought, 3.5 * KEEP_ALIVE_MS));
    yield '想好了';
  }
  const written = streamWriting(ctx as Context, { act: 'script', subject: '脚本写作', pieces });
  await jest.advanceTimersByTimeAsync(KEEP_ALIVE_MS - 1);
  expect(connection.sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(2 * KEEP_ALIVE_MS + 1);
  expect([connection.sent[0]?.includes('writer'), ...connection.sent.slice(1)]).toEqual([true, sign, sign]);
  await jest.runAllTimersAsync();
  await written;
  expect(connection.sent[3]).toContain('想好了');
  expect(connection.sent.at(-1)).toBe('data: [DONE]\n\n');
});
