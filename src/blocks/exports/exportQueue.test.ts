import { ExportCanceledError } from '@/engine/export/errors';
import type { ExportJob, ExportProgress, ExportResult } from '@/engine/export/types';
import { createProject } from '@/engine/project/createProject';
import { OneByOneQueue, type QueueDeps } from './exportQueue';
import type { ExportOrder } from './types';

const project = createProject({ title: 'test', id: 'test' });
const anOrder = (id: string, patch: Partial<ExportOrder> = {}): ExportOrder => ({
  id,
  title: id,
  project,
  options: { format: 'mp4' },
  isStored: false,
  orderedAt: Number(id.slice(1)),
  ...patch,
});

/** Exports that end when the test says so. */
function workshop() {
  const begun: string[] = [];
  const jobs = new Map<
    string,
    { finish: (result: ExportResult) => void; fail: (error: unknown) => void; report: (percent: number) => void }
  >();
  const kept = new Map<string, ExportOrder>();
  let isPaused = false;
  const deps: QueueDeps = {
    begin: async (_project, options) => {
      const id = String(options.producer);
      begun.push(id);
      const listeners = new Set<(progress: ExportProgress) => void>();
      let fail: (error: unknown) => void = () => undefined;
      const result = new Promise<ExportResult>((finish, reject) => {
        fail = reject;
        jobs.set(id, {
          finish,
          fail: reject,
          report: (percent) => {
            for (const listener of listeners) {
              listener({ stage: 'rendering', percent, etaSeconds: 3, frame: 0, frames: 0 });
            }
          },
        });
      });
      const job: ExportJob = {
        id,
        onProgress: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        cancel: () => fail(new ExportCanceledError()),
        pause: () => {
          isPaused = true;
        },
        resume: () => {
          isPaused = false;
        },
        isPaused: () => isPaused,
        result,
      };
      return job;
    },
    store: async () => 'video-1',
    orders: {
      set: async (id, order) => void kept.set(id, order),
      delete: async (id) => void kept.delete(id),
      entries: async () => [...kept],
    },
    isElsewhere: () => false,
  };
  const order = (id: string, patch: Partial<ExportOrder> = {}) =>
    anOrder(id, { options: { format: 'mp4', producer: id }, ...patch });
  return { deps, begun, jobs, kept, order };
}

const released: string[] = [];
const aResult = (name: string): ExportResult =>
  ({
    blob: new Blob([name]),
    container: 'mp4',
    release: async () => void released.push(name),
  }) as unknown as ExportResult;
const settle = () => new Promise((done) => setTimeout(done));

function open(patch: Partial<QueueDeps> = {}) {
  const shop = workshop();
  const queue = new OneByOneQueue({ ...shop.deps, ...patch });
  const phases = () => queue.entries().map(({ state }) => state.phase);
  return { ...shop, queue, phases };
}

test('exports run one after another, in the order in which they were ordered', async () => {
  const { queue, phases, begun, jobs, order } = open();
  queue.add(order('o1'));
  queue.add(order('o2'));
  await settle();
  expect(begun).toEqual(['o1']);
  expect(phases()).toEqual(['exporting', 'waiting']);
  jobs.get('o1')?.finish(aResult('o1'));
  await settle();
  expect(begun).toEqual(['o1', 'o2']);
  expect(phases()).toEqual(['made', 'exporting']);
});

test('a failed one does not hold up the next, and can be made again', async () => {
  const { queue, phases, jobs, begun, order } = open();
  queue.add(order('o1'));
  queue.add(order('o2'));
  await settle();
  jobs.get('o1')?.fail(new Error('no'));
  await settle();
  expect(phases()).toEqual(['failed', 'exporting']);
  jobs.get('o2')?.finish(aResult('o2'));
  await settle();
  queue.retry('o1');
  await settle();
  expect(begun).toEqual(['o1', 'o2', 'o1']);
});

test('canceled while it waits it is never begun; canceled at work it ends as canceled', async () => {
  const { queue, phases, begun, order } = open();
  queue.add(order('o1'));
  queue.add(order('o2'));
  await settle();
  queue.cancel('o2');
  queue.cancel('o1');
  await settle();
  expect(begun).toEqual(['o1']);
  expect(phases()).toEqual(['canceled', 'canceled']);
});

test('pause and resume reach the job, and the state says so', async () => {
  const { queue, jobs, order } = open();
  queue.add(order('o1'));
  await settle();
  queue.pause('o1');
  expect(queue.entries()[0]?.state).toMatchObject({ phase: 'exporting', isPaused: true, etaSeconds: null });
  queue.resume('o1');
  jobs.get('o1')?.report(40);
  expect(queue.entries()[0]?.state).toMatchObject({ isPaused: false, percent: 40 });
});

test('storing goes on beside the next export; a refused one keeps the file and is stored again', async () => {
  let isDown = true;
  const store: QueueDeps['store'] = async (_order, _result, tell) => {
    tell({ phase: 'saving' });
    if (isDown) throw new Error('offline');
    return 'v7';
  };
  const { queue, phases, jobs, order } = open({ store });
  queue.add(order('o1', { isStored: true }));
  queue.add(order('o2'));
  await settle();
  jobs.get('o1')?.finish(aResult('o1'));
  await settle();
  expect(phases()).toEqual(['storeFailed', 'exporting']);
  isDown = false;
  queue.retry('o1');
  await settle();
  expect(queue.entries()[0]?.state).toMatchObject({ phase: 'stored', videoId: 'v7' });
});

test('what a reload broke off stands there as interrupted and can begin anew; another tab’s work does not', async () => {
  const { queue, phases, kept, order, begun } = open({ isElsewhere: (id) => id === 'o9' });
  kept.set('o1', order('o1'));
  kept.set('o9', order('o9'));
  await queue.recover();
  expect(phases()).toEqual(['interrupted']);
  queue.retry('o1');
  await settle();
  expect(begun).toEqual(['o1']);
});

test('an ended one leaves no note behind, and its file goes with it', async () => {
  const { queue, kept, jobs, order } = open();
  queue.add(order('o1'));
  await settle();
  expect([...kept.keys()]).toEqual(['o1']);
  queue.remove('o1');
  expect(queue.entries()).toHaveLength(1);
  jobs.get('o1')?.finish(aResult('o1'));
  await settle();
  expect(kept.size).toBe(0);
  queue.remove('o1');
  expect(queue.entries()).toEqual([]);
  expect(released).toContain('o1');
});
