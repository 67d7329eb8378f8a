import { CanceledError, NetworkError } from '@/lib/request/errors';
import type { StoredObject, UploadOptions } from './types';
import { createUploadQueue } from './uploadQueue';

interface Running {
  readonly options: UploadOptions;
  readonly succeed: () => void;
  readonly fail: (error: Error) => void;
}

const stored: StoredObject = { key: 'k', url: '/k', name: 'a', size: 1, mime: 'text/plain', hash: undefined };
const settled = () => new Promise((next) => setTimeout(next, 0));

/** A queue whose transfers end when the test says so. */
function aQueue() {
  const runs: Running[] = [];
  const queue = createUploadQueue(
    (_file, options) =>
      new Promise((resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(new CanceledError()));
        runs.push({ options, succeed: () => resolve(stored), fail: reject });
      }),
  );
  const run = (index: number): Running => {
    const found = runs[index];
    if (!found) throw new Error(`no run ${index}`);
    return found;
  };
  return { queue, runs, run, states: () => queue.items().map(({ state }) => state) };
}
const aFile = (name: string) => new File(['x'], name, { lastModified: 1 });

test('an item waits, travels with its progress, and is done with what was stored', async () => {
  const { queue, run, states } = aQueue();
  const seen: string[] = [];
  queue.subscribe((items) => seen.push(items.map(({ state }) => state).join()));
  queue.add(aFile('a'));
  expect(states()).toEqual(['queued']);
  run(0).options.onStart?.();
  run(0).options.onProgress?.({ loaded: 1, total: 2, percent: 50, speed: 1 });
  expect(queue.items()[0]).toMatchObject({ state: 'uploading', progress: { percent: 50 } });
  run(0).succeed();
  await settled();
  expect(queue.items()[0]).toMatchObject({ state: 'done', result: stored });
  expect(seen).toEqual(['queued', 'queued', 'uploading', 'uploading', 'done']);
});

test('pause stops the transfer, resume starts it again under the same name', async () => {
  const { queue, runs, run, states } = aQueue();
  const id = queue.add(aFile('a'));
  queue.pause(id);
  await settled();
  expect(states()).toEqual(['paused']);
  expect(run(0).options.signal?.aborted).toBe(true);
  queue.resume(id);
  expect(states()).toEqual(['queued']);
  expect(run(1).options.resumeKey).toBe(run(0).options.resumeKey);
  // What the stopped run still says does not count.
  run(0).options.onProgress?.({ loaded: 9, total: 9, percent: 99, speed: 0 });
  expect(queue.items()[0]?.progress.percent).toBe(0);
  expect(runs).toHaveLength(2);
});

test('retry starts what failed and nothing else', async () => {
  const { queue, runs, run, states } = aQueue();
  queue.add(aFile('a'));
  queue.add(aFile('b'));
  queue.add(aFile('c'));
  run(0).fail(new NetworkError('down'));
  run(1).succeed();
  await settled();
  expect(states()).toEqual(['failed', 'done', 'queued']);
  queue.retry();
  expect(runs).toHaveLength(4);
  run(3).succeed();
  await settled();
  expect(states()).toEqual(['done', 'done', 'queued']);
});

test('a canceled item is gone, a done one can be cleared', async () => {
  const { queue, run, states } = aQueue();
  const id = queue.add(aFile('a'));
  queue.add(aFile('b'));
  queue.cancel(id);
  run(1).succeed();
  await settled();
  expect(states()).toEqual(['done']);
  queue.clearDone();
  expect(queue.items()).toEqual([]);
});
