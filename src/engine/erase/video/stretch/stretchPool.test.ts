import { WorkCanceledError } from '../../../work';
import { Gate } from '../../../work/gate';
import { StretchPool } from './stretchPool';
import type { StretchProgress, StretchRequest, StretchResult } from './types';

type Start = NonNullable<ConstructorParameters<typeof StretchPool>[0]['start']>;

/** A stretch that ends when the test says so. */
interface Hand {
  readonly request: StretchRequest;
  readonly heard: string[];
  readonly tell: (progress: StretchProgress) => void;
  readonly end: () => void;
  readonly fail: (error: Error) => void;
}

const requestAt = (start: number): StretchRequest => ({
  ...{ file: new Blob(), settings: { regions: [], cropAspect: 'free' }, start, end: start + 5, isUntagged: false },
  ...{ codec: 'avc', bitrate: 1e6, hardwareAcceleration: 'no-preference' },
});

function open(count: number, workers: number) {
  const hands: Hand[] = [];
  const abort = new AbortController();
  const gate = new Gate();
  const progress: number[] = [];
  const start: Start = (request) => {
    const heard: string[] = [];
    let tell: Hand['tell'] = () => undefined;
    let [settle, fail]: [(result: StretchResult) => void, (error: Error) => void] = [() => undefined, () => undefined];
    const done = new Promise<StretchResult>((ok, no) => {
      [settle, fail] = [ok, no];
    });
    const cancel = (): void => {
      heard.push('cancel');
      fail(new WorkCanceledError());
    };
    hands.push({
      ...{ request, heard, fail },
      tell: (said) => tell(said),
      end: () => settle({ packets: [], counts: { passed: 0, erased: request.start } }),
    });
    return {
      ...{ id: '', cancel, isPaused: () => false, release: async () => undefined },
      onProgress: (listener) => {
        tell = listener;
        return () => undefined;
      },
      pause: () => heard.push('pause'),
      resume: () => heard.push('resume'),
      done: done.then((result) => ({ result, realm: 'worker', realmReason: null })),
    };
  };
  const requests = Array.from({ length: count }, (_, index) => requestAt(index * 5));
  const pool = new StretchPool({
    ...{ requests, workers, start, context: { signal: abort.signal, gate } },
    onProgress: (seconds) => progress.push(seconds),
    onPaused: () => undefined,
  });
  return { pool, hands, abort, gate, progress };
}

const rest = (): Promise<void> => new Promise((done) => setTimeout(done));

test('so many run at a time, and they are handed out in order whichever ends first', async () => {
  const { pool, hands } = open(3, 2);
  expect(hands.map(({ request }) => request.start)).toEqual([0, 5]);
  hands[1]?.end();
  await rest();
  expect(hands).toHaveLength(3);
  hands[0]?.end();
  hands[2]?.end();
  const made = [await pool.next(), await pool.next(), await pool.next()];
  expect(made.map(({ counts }) => counts.erased)).toEqual([0, 5, 10]);
});

test('made stretches that nobody has taken are few: their packets lie in memory', async () => {
  const { pool, hands } = open(9, 2);
  for (const at of [1, 2, 3]) {
    hands[at]?.end();
    await rest();
  }
  // The first is still at work: no fifth is begun.
  expect(hands).toHaveLength(4);
  hands[0]?.end();
  await pool.next();
  expect(hands).toHaveLength(5);
});

test('progress is the sum of all', () => {
  const { hands, progress } = open(2, 2);
  hands[0]?.tell({ seconds: 2 });
  hands[1]?.tell({ seconds: 1.5 });
  hands[0]?.tell({ seconds: 3 });
  expect(progress).toEqual([2, 3.5, 4.5]);
});

test('a pause holds all of them, also those that begin meanwhile, until it goes on', async () => {
  const { hands, gate } = open(3, 2);
  gate.hold();
  hands[0]?.tell({ seconds: 1 });
  hands[1]?.end();
  await rest();
  expect(hands.map(({ heard }) => heard)).toEqual([['pause'], ['pause'], ['pause']]);
  gate.open();
  await rest();
  expect(hands.map(({ heard }) => heard.at(-1))).toEqual(['resume', 'pause', 'resume']);
});

test('a cancel ends all of them', async () => {
  const { pool, hands, abort } = open(3, 2);
  const next = pool.next();
  abort.abort();
  await expect(next).rejects.toBeInstanceOf(WorkCanceledError);
  expect(hands.map(({ heard }) => heard)).toEqual([['cancel'], ['cancel']]);
});

test('the failure of a later stretch is told at once, not when it is its turn', async () => {
  const { pool, hands } = open(3, 2);
  const next = pool.next();
  hands[1]?.fail(new Error('lost'));
  await expect(next).rejects.toThrow('lost');
  pool.cancel();
  expect(hands[0]?.heard).toEqual(['cancel']);
  expect(hands).toHaveLength(2);
});
