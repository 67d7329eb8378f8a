import { ExportCanceledError } from '@/engine/export/errors';
import type { ExportJob, ExportProgress, ExportResult } from '@/engine/export/types';
import { createProject } from '@/engine/project/createProject';
import { createJobs } from '@/lib/jobs/jobs';
import { writeSession } from '@/lib/session';
import { kv } from '@/lib/storage';
import { type ExportJobDeps, type ExportOrder, exportJobKind, stepPercent, videoIdOf } from './exportJobs';

const project = createProject({ title: 'test', id: 'test' });
const released: string[] = [];
const aVideo = (id: string) => ({ id, cover: `/api/oss/${id}.jpg` });
const aResult = (name: string): ExportResult =>
  ({
    blob: new Blob([name]),
    container: 'mp4',
    release: async () => void released.push(name),
  }) as unknown as ExportResult;
const settle = () => new Promise((done) => setTimeout(done));
const disk = kv<ExportOrder>('export-orders');

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  writeSession({
    token: 'a-token-long-enough',
    id: 'acc_owner',
    app_type: 'merchant',
    business: 'merchant',
    merchantData: { mchno: 'M1', industry: '' },
  });
  for (const key of await disk.keys()) await disk.delete(key);
});

/** Exports that end when the test says so. */
function open(patch: Partial<ExportJobDeps> = {}) {
  const begun: string[] = [];
  const making = new Map<
    string,
    { finish: (result: ExportResult) => void; fail: (error: unknown) => void; report: (percent: number) => void }
  >();
  let isPaused = false;
  const begin: ExportJobDeps['begin'] = async (_project, options) => {
    const id = String(options.producer);
    begun.push(id);
    const listeners = new Set<(progress: ExportProgress) => void>();
    let fail: (error: unknown) => void = () => undefined;
    const result = new Promise<ExportResult>((finish, reject) => {
      fail = reject;
      making.set(id, {
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
  };
  const jobs = createJobs();
  const kind = jobs.defineKind(exportJobKind({ begin, store: async () => aVideo('video-1'), ...patch }));
  const order = (id: string, change: Partial<ExportOrder> = {}): ExportOrder => ({
    id,
    title: id,
    project,
    options: { format: 'mp4', producer: id },
    isStored: false,
    orderedAt: Number(id.slice(1)),
    ...change,
  });
  const find = (id: string) => kind.find(id);
  const states = () =>
    jobs
      .all()
      .toReversed()
      .map(({ state }) => state.name);
  return { jobs, kind, find, begun, making, order, states, isPaused: () => isPaused };
}

test('exports run one after another, in the order in which they were ordered', async () => {
  const { kind, states, begun, making, order } = open();
  kind.start(order('o1'));
  kind.start(order('o2'));
  await settle();
  expect(begun).toEqual(['o1']);
  expect(states()).toEqual(['running', 'queued']);
  making.get('o1')?.finish(aResult('o1'));
  await settle();
  expect(begun).toEqual(['o1', 'o2']);
  expect(states()).toEqual(['succeeded', 'running']);
});

test('a failed one does not hold up the next, and can be made again', async () => {
  const { jobs, kind, states, making, begun, order } = open();
  const id = kind.start(order('o1'));
  kind.start(order('o2'));
  await settle();
  making.get('o1')?.fail(new Error('no'));
  await settle();
  expect(states()).toEqual(['failed', 'running']);
  making.get('o2')?.finish(aResult('o2'));
  await settle();
  jobs.retry(id);
  await settle();
  expect(begun).toEqual(['o1', 'o2', 'o1']);
});

test('canceled while it waits it is never begun; canceled at work it ends as canceled', async () => {
  const { jobs, kind, states, begun, order } = open();
  const [first, second] = [kind.start(order('o1')), kind.start(order('o2'))];
  await settle();
  jobs.cancel(second);
  jobs.cancel(first);
  await settle();
  expect(begun).toEqual(['o1']);
  expect(states()).toEqual(['canceled', 'canceled']);
});

test('pause and resume reach the engine, and the state says so', async () => {
  const { jobs, kind, find, making, order, isPaused } = open();
  const id = kind.start(order('o1'));
  await settle();
  making.get('o1')?.report(20);
  jobs.pause(id);
  expect(isPaused()).toBe(true);
  expect(find('o1')?.state).toMatchObject({ name: 'paused', percent: 20, etaSeconds: undefined });
  jobs.resume(id);
  expect(isPaused()).toBe(false);
  making.get('o1')?.report(40);
  expect(find('o1')?.state).toMatchObject({ name: 'running', percent: 40, etaSeconds: 3 });
});

test('what is offered in the task center follows the state', async () => {
  const { jobs, kind, find, making, order } = open();
  const offered = () => {
    const job = find('o1');
    return job && jobs.actions(job).map(({ label }) => label);
  };
  const id = kind.start(order('o1'));
  expect(offered()).toEqual([]);
  jobs.cancel(id);
  expect(offered()).toEqual(['重新导出']);
  kind.start(order('o1'));
  await settle();
  making.get('o1')?.finish(aResult('o1'));
  await settle();
  expect(offered()).toEqual(['下载', '存为成片']);
});

test('a file of the user’s choice is written only by his leave, and is not downloaded again', async () => {
  const { jobs, kind, find, begun, making, order } = open();
  let leave = 'denied';
  const file = {
    ...{ name: '我的.mp4', queryPermission: async () => 'prompt', requestPermission: async () => leave },
  } as unknown as FileSystemFileHandle;
  const id = kind.start(order('o1', { options: { format: 'mp4', producer: 'o1', file } }));
  await settle();
  expect(find('o1')?.state).toMatchObject({ name: 'failed', reason: expect.stringMatching(/^不能写入选好的文件/) });
  expect(begun).toEqual([]);
  leave = 'granted';
  jobs.retry(id);
  await settle();
  making.get('o1')?.finish(aResult('o1'));
  await settle();
  const job = find('o1');
  expect(job && jobs.actions(job).map(({ label }) => label)).toEqual(['存为成片']);
});

test('storing goes on beside the next export; a refused one keeps the file and is stored again', async () => {
  let isDown = true;
  const store: ExportJobDeps['store'] = async (_order, _result, tell) => {
    tell({ phase: 'saving' });
    if (isDown) throw new Error('offline');
    return aVideo('v7');
  };
  const { jobs, kind, find, states, making, begun, order } = open({ store });
  const id = kind.start(order('o1', { isStored: true }));
  kind.start(order('o2'));
  await settle();
  making.get('o1')?.finish(aResult('o1'));
  await settle();
  expect(states()).toEqual(['failed', 'running']);
  expect(find('o1')?.output?.result.container).toBe('mp4');
  isDown = false;
  jobs.retry(id);
  await settle();
  expect(find('o1')).toMatchObject({
    state: { name: 'succeeded' },
    output: { videoId: 'v7' },
    link: '/publish/media?video=v7',
  });
  expect(begun).toEqual(['o1', 'o2']);
});

test('a canceled upload loses nothing: the made file is there, and can be stored later', async () => {
  let isHanging = true;
  const store: ExportJobDeps['store'] = (_order, _result, tell) => {
    tell({ phase: 'uploading', percent: 50 });
    return isHanging ? new Promise(() => undefined) : Promise.resolve(aVideo('v8'));
  };
  const { jobs, kind, find, making, begun, order } = open({ store });
  const id = kind.start(order('o1', { isStored: true }));
  await settle();
  making.get('o1')?.report(50);
  const half = find('o1');
  expect(half && stepPercent(half)).toBe(50);
  making.get('o1')?.finish(aResult('kept'));
  await settle();
  const sending = find('o1');
  expect(sending && stepPercent(sending)).toBe(50);
  jobs.cancel(id);
  expect(find('o1')).toMatchObject({ state: { name: 'succeeded' }, link: '/editor/timeline' });
  expect(released).not.toContain('kept');
  isHanging = false;
  const made = find('o1');
  if (made?.input) kind.retry(id, { ...made.input, isStored: true });
  await settle();
  expect(find('o1')?.output?.videoId).toBe('v8');
  expect(begun).toEqual(['o1']);
});

test('what a reload broke off stands there as interrupted and can begin anew, also from an older version’s order', async () => {
  const before = open();
  before.kind.start(before.order('o1'));
  await settle();
  // What an earlier version wrote: the order alone, under the account's name.
  await disk.set('acc_owner/o2', before.order('o2'));
  const { jobs, kind, states, begun } = open();
  // Somebody else's is not shown.
  await disk.set('acc_other/o3', before.order('o3'));
  await kind.recover();
  expect(states()).toEqual(['interrupted', 'interrupted']);
  expect(jobs.find('export:o2')?.title).toBe('o2');
  jobs.retry('export:o1');
  await settle();
  expect(begun).toEqual(['o1']);
});

test.each([
  ['while it is being stored', () => new Promise<never>(() => undefined)],
  ['after it could not be stored', () => Promise.reject(new Error('down'))],
] as const)('a reload %s does not lose what was made: it is stored without being made again', async (_when, store) => {
  const before = open({ store });
  before.kind.start(before.order('o1', { isStored: true }));
  await settle();
  before.making.get('o1')?.finish(aResult('o1'));
  await settle();
  const stored: string[] = [];
  const { jobs, kind, find, begun } = open({
    store: async (_order, { blob, container }) => {
      stored.push(`${container} ${blob.size}`);
      return aVideo('video-2');
    },
  });
  await kind.recover();
  expect(find('o1')?.state.name).toBe('interrupted');
  expect(find('o1')?.output?.result.container).toBe('mp4');
  jobs.retry('export:o1');
  await settle();
  expect([begun, stored]).toEqual([[], ['mp4 2']]);
  expect(find('o1')?.output?.videoId).toBe('video-2');
  expect([await disk.keys(), await kv('export-results').keys()]).toEqual([[], []]);
});

test('an ended one leaves no order behind, and its file goes with it', async () => {
  const { jobs, kind, making, order } = open();
  const id = kind.start(order('o1'));
  await settle();
  expect(await disk.keys()).toHaveLength(1);
  jobs.remove(id);
  expect(jobs.all()).toHaveLength(1);
  making.get('o1')?.finish(aResult('o1'));
  await settle();
  expect(await disk.keys()).toEqual([]);
  jobs.remove(id);
  expect(jobs.all()).toEqual([]);
  expect(released).toContain('o1');
});

test('one that was ordered elsewhere than in the timeline leads back there, and to its video once that is stored', async () => {
  const before = open();
  before.kind.start(before.order('o1', { isStored: true, link: '/editor/batch_preview?plan=p' }));
  await settle();
  expect(before.find('o1')?.link).toBe('/editor/batch_preview?plan=p');
  before.making.get('o1')?.finish(aResult('o1'));
  await settle();
  // A reload keeps the row alone.
  const after = open();
  await after.kind.recover();
  const row = after.find('o1');
  expect(row?.output).toBeUndefined();
  expect(row && videoIdOf(row)).toBe('video-1');
});

test('one that is stored nowhere has no video', async () => {
  const { kind, find, making, order } = open();
  kind.start(order('o1', { link: '/editor/batch_preview?plan=p' }));
  await settle();
  making.get('o1')?.finish(aResult('o1'));
  await settle();
  const row = find('o1');
  expect(row?.state.name).toBe('succeeded');
  expect(row && videoIdOf(row)).toBeUndefined();
});
