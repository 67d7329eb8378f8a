import { waitFor } from '@testing-library/react';
import { localTasks } from '@/lib/localTasks';
import { writeSession } from '@/lib/session';
import { toolHistory } from './toolHistory';
import { toolJobs } from './toolJobs';
import type { ToolOrder } from './types';

const sessionOf = (mchno: string) =>
  writeSession({
    token: 'a-token-long-enough',
    id: 'acc_owner',
    app_type: 'merchant',
    business: 'merchant',
    merchantData: { mchno, industry: '' },
  });

const anOrder = (patch: Partial<ToolOrder> = {}): ToolOrder => ({
  tool: 'video_cut',
  title: '剪一段',
  inputs: ['a.mp4'],
  options: { from: 1 },
  run: async () => [{ kind: 'text', name: 'a.txt', text: '内容' }],
  ...patch,
});

const jobOf = (id: string) => toolJobs.all().find((job) => job.id === id);
const taskOf = (id: string) => localTasks.all().find((task) => task.id === `tool:${id}`);

beforeAll(() => {
  sessionOf('M1');
  toolJobs.speak({ reason: (error) => String((error as Error).message), pause: '暂停', resume: '继续' });
});
beforeEach(async () => {
  sessionOf('M1');
  await toolHistory.clear('video_cut');
});

test('a run tells how far it is, and its results are kept with its settings', async () => {
  let told = (_percent: number) => undefined as undefined;
  let finish = () => undefined as undefined;
  const id = toolJobs.start(
    anOrder({
      run: ({ tell }) =>
        new Promise((done) => {
          told = (percent) => void tell({ percent, stage: '切' });
          finish = () => void done([{ kind: 'file', name: 'a.mp4', blob: new Blob(['abc'], { type: 'video/mp4' }) }]);
        }),
    }),
  );
  told(40);
  expect(jobOf(id)?.state).toMatchObject({ phase: 'running', progress: { percent: 40, stage: '切' } });
  expect(taskOf(id)).toMatchObject({ state: 'running', percent: 40, cancelable: true });
  finish();
  await waitFor(() => expect(taskOf(id)?.state).toBe('succeeded'));
  expect(jobOf(id)).toBeUndefined();
  const [record] = toolHistory.all() ?? [];
  expect(record).toMatchObject({ title: '剪一段', options: { from: 1 }, results: [{ kind: 'video', size: 3 }] });
  const [result] = record?.results ?? [];
  expect(result && (await toolHistory.file(result))?.size).toBe(3);
});

test('a failure says why and can be tried again', async () => {
  let isBroken = true;
  const id = toolJobs.start(
    anOrder({
      run: async () => {
        if (isBroken) throw new Error('磁盘坏了');
        return [{ kind: 'text', name: 'b.srt', text: '1' }];
      },
    }),
  );
  await waitFor(() => expect(jobOf(id)?.state.phase).toBe('failed'));
  expect(taskOf(id)).toMatchObject({ state: 'failed', reason: '磁盘坏了' });
  expect(toolHistory.all()).toEqual([]);
  isBroken = false;
  toolJobs.retry(id);
  await waitFor(() => expect(toolHistory.all()?.[0]?.results[0]).toMatchObject({ kind: 'subtitle' }));
});

test('a canceled run stops its work and leaves nothing', async () => {
  let isStopped = false;
  const id = toolJobs.start(
    anOrder({
      run: ({ signal }) =>
        new Promise((_, fail) => {
          signal.addEventListener('abort', () => {
            isStopped = true;
            fail(new DOMException('', 'AbortError'));
          });
        }),
    }),
  );
  toolJobs.cancel(id);
  await waitFor(() => expect(isStopped).toBe(true));
  expect(jobOf(id)).toBeUndefined();
  expect(taskOf(id)?.state).toBe('canceled');
  expect(toolHistory.all()).toEqual([]);
});

test('what one merchant has made another does not find', async () => {
  toolJobs.start(anOrder());
  await waitFor(() => expect(toolHistory.all()).toHaveLength(1));
  const resultId = toolHistory.all()?.[0]?.results[0]?.id ?? '';
  expect(await toolHistory.find(resultId)).toBeDefined();
  sessionOf('M2');
  expect(await toolHistory.find(resultId)).toBeUndefined();
});

test('only so many runs are kept; the oldest and their files go first', async () => {
  for (let count = 0; count < 62; count += 1) {
    await toolHistory.add({ tool: 'video_cut', title: `${count}`, inputs: [], options: {}, source: [] }, [
      { kind: 'text', name: 'a.txt', text: `${count}` },
    ]);
  }
  expect(toolHistory.all()).toHaveLength(60);
  expect(toolHistory.all()?.some(({ title }) => title === '0')).toBe(false);
});
