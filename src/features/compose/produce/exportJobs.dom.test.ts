import { ExportCanceledError, type ExportJob, type ExportResult } from '@/engine/export';
import { localTasks } from '@/lib/localTasks';
import { exportJobs, type JobPlan, type JobState } from './exportJobs';

const settled = () => new Promise((done) => setTimeout(done, 0));
let count = 0;

function aJob(extra: Partial<JobPlan> = {}) {
  const control = {
    done: (_result: ExportResult): void => undefined,
    fail: (_error: unknown): void => undefined,
    canceled: 0,
    released: 0,
    ends: [] as JobState['phase'][],
  };
  const result = {
    blob: new Blob(['x']),
    release: async () => {
      control.released += 1;
    },
  } as unknown as ExportResult;
  const key = `test:${count++}`;
  const plan: JobPlan = {
    key,
    title: 'Thermos',
    link: '/compose/post?project=p1',
    begin: (): ExportJob => ({
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
    }),
    store: async () => '/publish/media?video=1',
    onEnd: (state) => control.ends.push(state.phase),
    explain: (error) => (error instanceof ExportCanceledError ? undefined : String((error as Error).message)),
    stageName: (state) => state.phase,
    ...extra,
  };
  return { key, plan, control, result, task: () => localTasks.all().find((task) => task.id === `render:${key}`) };
}

it('makes, stores and leaves a task that leads to the video', async () => {
  const { key, plan, control, result, task } = aJob();
  exportJobs.start(plan);
  expect(exportJobs.get(key)).toMatchObject({ phase: 'exporting', percent: 50, etaSeconds: 4 });
  expect(exportJobs.isRunning(key)).toBe(true);
  control.done(result);
  await settled();
  expect(exportJobs.get(key)?.phase).toBe('done');
  expect(task()).toMatchObject({ state: 'succeeded', link: '/publish/media?video=1' });
  expect(control.ends).toEqual(['done']);
});

it('is canceled from the task center as well', async () => {
  const { key, plan, control, task } = aJob();
  exportJobs.start(plan);
  localTasks.cancel(`render:${key}`);
  await settled();
  expect(control.canceled).toBe(1);
  expect(exportJobs.get(key)?.phase).toBe('canceled');
  expect(task()?.state).toBe('canceled');
});

it('keeps the made video when storing fails, and stores it again without making it anew', async () => {
  let tries = 0;
  const { key, plan, control, result, task } = aJob({
    store: async () => {
      tries += 1;
      if (tries === 1) throw new Error('network is down');
      return '/publish/media?video=1';
    },
  });
  exportJobs.start(plan);
  control.done(result);
  await settled();
  expect(exportJobs.get(key)).toMatchObject({ phase: 'storeFailed', problem: 'network is down', result });
  expect(task()).toMatchObject({ state: 'failed', reason: 'network is down' });
  exportJobs.storeAgain(key);
  await settled();
  expect(exportJobs.get(key)?.phase).toBe('done');
});

it('says why it failed, and frees the file of the former one when it starts anew', async () => {
  const { key, plan, control, result } = aJob();
  exportJobs.start(plan);
  control.fail(new Error('no room'));
  await settled();
  expect(exportJobs.get(key)).toEqual({ phase: 'failed', problem: 'no room' });
  exportJobs.start(plan);
  control.done(result);
  await settled();
  exportJobs.start(plan);
  await settled();
  expect(control.released).toBe(1);
});
