import { waitFor } from '@testing-library/react';
import { jobs } from '@/lib/jobs';
import { WordedError } from '@/lib/request/errors';
import { writeSession } from '@/lib/session';
import { kv } from '@/lib/storage';
import { toolHistory } from './toolHistory';
import { toolJobs } from './toolJobs';
import type { ToolOrder } from './types';

const sessionOf = (mchno: string) =>
  writeSession({
    // Nobody is asked whether the tool may run; closedTool.dom.test.ts asks.
    token: '',
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

const jobOf = (id: string) => {
  const job = jobs.find(id);
  return toolJobs.owns(job) ? job : undefined;
};

beforeAll(() => {
  sessionOf('M1');
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
  expect(jobOf(id)).toMatchObject({ state: { name: 'running', percent: 40, stage: '切' }, isHere: true });
  finish();
  await waitFor(() => expect(jobOf(id)?.state.name).toBe('succeeded'));
  const [record] = toolHistory.all() ?? [];
  expect(record).toMatchObject({ title: '剪一段', options: { from: 1 }, results: [{ kind: 'video', size: 3 }] });
  expect(jobOf(id)?.link).toBe(`/creative/tool/video_cut?run=${record?.id}`);
  const [result] = record?.results ?? [];
  expect(result && (await toolHistory.file(result))?.size).toBe(3);
});

test('a failure says why and can be tried again', async () => {
  let isBroken = true;
  const id = toolJobs.start(
    anOrder({
      run: async () => {
        if (isBroken) throw new WordedError({ text: '磁盘坏了' });
        return [{ kind: 'text', name: 'b.srt', text: '1' }];
      },
    }),
  );
  await waitFor(() => expect(jobOf(id)?.state.name).toBe('failed'));
  expect(jobOf(id)?.state).toMatchObject({ reason: '磁盘坏了' });
  expect(toolHistory.all()).toEqual([]);
  isBroken = false;
  jobs.retry(id);
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
  jobs.cancel(id);
  await waitFor(() => expect(isStopped).toBe(true));
  expect(jobOf(id)?.state.name).toBe('canceled');
  expect(toolHistory.all()).toEqual([]);
});

test('a run that can be held is paused and goes on from the task center', () => {
  const pause = jest.fn();
  const resume = jest.fn();
  const id = toolJobs.start(anOrder({ pause, resume, run: () => new Promise(() => undefined) }));
  const offered = () => {
    const job = jobOf(id);
    return job ? jobs.actions(job) : [];
  };
  expect(offered().map(({ label }) => label)).toEqual(['暂停']);
  offered()[0]?.run();
  expect(pause).toHaveBeenCalledTimes(1);
  expect(offered().map(({ label }) => label)).toEqual(['继续']);
  offered()[0]?.run();
  expect(resume).toHaveBeenCalledTimes(1);
  jobs.cancel(id);
  expect(offered()).toEqual([]);
});

test('a run that an earlier visit left unfinished is found with its settings, but not by another merchant', async () => {
  const note = { tool: 'video_cut', title: '剪一段', inputs: ['a.mp4'], options: { from: 1 } };
  await kv('tool-jobs').set('left', { ...note, mchno: 'M1' });
  await kv('tool-jobs').set('theirs', { ...note, mchno: 'M2' });
  await toolJobs.recover();
  expect(jobOf('tool:left')).toMatchObject({ state: { name: 'interrupted' }, input: note });
  expect(jobOf('tool:theirs')).toBeUndefined();
  // Its file is gone with the page.
  jobs.retry('tool:left');
  expect(jobOf('tool:left')?.state.name).toBe('interrupted');
  jobs.remove('tool:left');
  await waitFor(async () => expect(await kv('tool-jobs').get('left')).toBeUndefined());
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
