import { WorkCanceledError, type WorkFailure } from './errors';
import type { WorkOrder, WorkReply } from './messages';
import { runWork } from './runWork';
import type { DoWork } from './types';

type Reply = WorkReply<number, string, WorkFailure>;

/** The page's half of a worker: the test is the other half. */
class Line {
  static last: Line;
  onmessage: ((event: MessageEvent<Reply>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  isEnded = false;
  readonly heard: string[] = [];

  constructor() {
    Line.last = this;
  }

  postMessage(order: WorkOrder<string>): void {
    this.heard.push(order.type);
  }

  say(reply: Reply): void {
    this.onmessage?.(new MessageEvent('message', { data: reply }));
  }

  break(message: string): void {
    this.onerror?.(new ErrorEvent('error', { message }));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

class SaidError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

const inPage: DoWork<string, number, string> = async (request, { tell }) => {
  tell(1);
  return `page: ${request}`;
};

async function start(signal = new AbortController().signal, progress: number[] = []) {
  const done = runWork<string, number, string, WorkFailure>({
    spawn: async () => new Line() as unknown as Worker,
    inPage: async () => inPage,
    toFailure: (error) => ({ code: 'other', detail: String(error) }),
    toError: ({ code }) => new SaidError(code),
    request: 'video',
    signal,
    onProgress: (now) => progress.push(now),
  });
  done.catch(() => undefined);
  await new Promise((go) => setTimeout(go));
  return { done, line: Line.last };
}

beforeEach(() => {
  Object.assign(globalThis, { Worker: Line });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
});

test('a worker does it, tells how far it is, and is ended', async () => {
  const progress: number[] = [];
  const { done, line } = await start(undefined, progress);
  line.say({ type: 'ready' });
  line.say({ type: 'progress', progress: 0.5 });
  line.say({ type: 'done', result: 'made' });
  expect(await done).toEqual({ result: 'made', realm: 'worker', realmReason: null });
  expect([progress, line.isEnded]).toEqual([[0.5], true]);
});

test('a worker whose script cannot be loaded: the page does it', async () => {
  const { done, line } = await start();
  line.break('blocked');
  expect(await done).toEqual({ result: 'page: video', realm: 'page', realmReason: 'worker-not-loaded' });
});

test('without workers the page does it', async () => {
  Reflect.deleteProperty(globalThis, 'Worker');
  const { done } = await start();
  expect(await done).toMatchObject({ result: 'page: video', realmReason: 'no-worker' });
});

test('a worker that dies at work is an error, not a second try', async () => {
  const { done, line } = await start();
  line.say({ type: 'ready' });
  line.break('out of memory');
  await expect(done).rejects.toEqual(new SaidError('crashed'));
});

test('a failure keeps its code', async () => {
  const { done, line } = await start();
  line.say({ type: 'failed', failure: { code: 'disk-full', detail: '' } });
  await expect(done).rejects.toEqual(new SaidError('disk-full'));
});

test('a worker that does not answer a cancel is ended', async () => {
  const abort = new AbortController();
  const { done, line } = await start(abort.signal);
  line.say({ type: 'ready' });
  jest.useFakeTimers();
  abort.abort();
  expect(line.heard).toContain('cancel');
  jest.advanceTimersByTime(2000);
  jest.useRealTimers();
  await expect(done).rejects.toBeInstanceOf(WorkCanceledError);
  expect(line.isEnded).toBe(true);
});

test('what was finished while the cancel was on its way is canceled all the same', async () => {
  const abort = new AbortController();
  const { done, line } = await start(abort.signal);
  abort.abort();
  line.say({ type: 'done', result: 'made' });
  await expect(done).rejects.toBeInstanceOf(WorkCanceledError);
});
