import { ExportCanceledError, ExportError, type ExportJob, type ExportResult } from '@/engine/export';
import { jobs } from '@/lib/jobs';
import { WordedError } from '@/lib/request/errors';
import { type RenderOrder, renderJobs } from './renderJobs';

const settled = () => new Promise((done) => setTimeout(done, 0));
let count = 0;

function anOrder(extra: Partial<RenderOrder> = {}) {
  const control = {
    done: (_result: ExportResult): void => undefined,
    fail: (_error: unknown): void => undefined,
    begun: 0,
    canceled: 0,
    released: 0,
    ends: [] as string[],
  };
  const result = {
    blob: new Blob(['x']),
    release: async () => {
      control.released += 1;
    },
  } as unknown as ExportResult;
  const key = `test:${count++}`;
  const order: RenderOrder = {
    key,
    title: 'Thermos',
    link: '/compose/post?project=p1',
    begin: (): ExportJob => {
      control.begun += 1;
      return {
        id: 'x',
        onProgress: (listener) => {
          listener({ stage: 'rendering', percent: 50, etaSeconds: 4, frame: 1, frames: 2 });
          return () => undefined;
        },
        cancel: () => {
          control.canceled += 1;
          control.fail(new ExportCanceledError());
        },
        pause: () => undefined,
        resume: () => undefined,
        isPaused: () => false,
        result: new Promise<ExportResult>((done, fail) => {
          control.done = done;
          control.fail = fail;
        }),
      };
    },
    store: async () => '/publish/media?video=1',
    onEnd: ({ state }) => control.ends.push(state.name),
    ...extra,
  };
  return { order, control, result, job: () => renderJobs.find(key) };
}

it('makes, stores and leads to the video', async () => {
  const { order, control, result, job } = anOrder();
  renderJobs.start(order);
  expect(job()).toMatchObject({
    state: { name: 'running', percent: 45, etaSeconds: 4 },
    isHere: true,
    link: '/compose/post?project=p1',
  });
  control.done(result);
  await settled();
  expect(job()).toMatchObject({ state: { name: 'succeeded' }, link: '/publish/media?video=1' });
  expect(control.ends).toEqual(['succeeded']);
});

it('is canceled from the task center as well', async () => {
  const { order, control, job } = anOrder();
  const id = renderJobs.start(order);
  jobs.cancel(id);
  await settled();
  expect(control.canceled).toBe(1);
  expect(job()?.state.name).toBe('canceled');
  expect(control.ends).toEqual(['canceled']);
});

it('says how the upload stands, and that it is being recorded', async () => {
  let tell: Parameters<RenderOrder['store']>[1] = () => undefined;
  const { order, control, result, job } = anOrder({
    store: (_result, report) => {
      tell = report;
      return new Promise(() => undefined);
    },
  });
  renderJobs.start(order);
  control.done(result);
  await settled();
  tell({ phase: 'uploading', percent: 50 });
  expect(job()).toMatchObject({ state: { percent: 94.5 }, output: { step: { phase: 'uploading', percent: 50 } } });
  tell({ phase: 'saving' });
  expect(job()).toMatchObject({ state: { percent: 99, stage: '正在登记成片' }, output: { step: { phase: 'saving' } } });
});

it('keeps the made video when storing fails, and stores it again without making it anew', async () => {
  let tries = 0;
  const { order, control, result, job } = anOrder({
    store: async () => {
      tries += 1;
      if (tries === 1) throw new WordedError({ text: '没有网络' });
      return '/publish/media?video=1';
    },
  });
  const id = renderJobs.start(order);
  control.done(result);
  await settled();
  expect(job()).toMatchObject({ state: { name: 'failed' }, output: { result } });
  expect(job()?.state).toMatchObject({ reason: '没有网络' });
  jobs.retry(id);
  await settled();
  expect(job()?.state.name).toBe('succeeded');
  expect(control.begun).toBe(1);
});

it('says why it failed, and frees the file of the former one when it starts anew', async () => {
  const { order, control, result, job } = anOrder();
  renderJobs.start(order);
  control.fail(new ExportError({ code: 'disk-full', detail: '' }));
  await settled();
  expect(job()).toMatchObject({
    state: { name: 'failed', code: 'disk-full', reason: expect.stringContaining('空间') },
  });
  expect(job()?.output).toBeUndefined();
  renderJobs.start(order);
  control.done(result);
  await settled();
  renderJobs.start(order);
  await settled();
  expect(control.released).toBe(1);
});
