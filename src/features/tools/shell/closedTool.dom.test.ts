import { waitFor } from '@testing-library/react';
import { jobs } from '@/lib/jobs';
import type { PlatformApp } from '@/services/platform_app/schema';
import { appStage } from '@/testing/app/appStage';
import { toolJobs } from './toolJobs';

const app = appStage();

const settingOf = async (key: string) =>
  (await app.api<{ list: PlatformApp[] }>('admin', 'GET', '/platform_app/data')).list.find((one) => one.key === key);

function start(run: Parameters<typeof toolJobs.start>[0]['run']) {
  const id = toolJobs.start({ tool: 'video_cut', title: '剪一段', inputs: [], options: {}, run });
  return () => {
    const job = jobs.find(id);
    return toolJobs.owns(job) ? job.state : undefined;
  };
}

test('a run of a tool that the provider has closed meanwhile is stopped, and says so', async () => {
  await app.signIn('owner');
  await app.api('admin', 'POST', '/platform_app/save', { ...(await settingOf('video_cut')), is_on: false });
  let isStopped = false;
  const stateOf = start(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          isStopped = true;
          reject(signal.reason);
        });
      }),
  );
  await waitFor(() =>
    expect(stateOf()).toMatchObject({ name: 'failed', reason: '“视频裁剪”已被平台关闭，暂时不能使用' }),
  );
  expect(isStopped).toBe(true);
});

test('one that is faster than the answer keeps nothing; one that is open is counted', async () => {
  await app.signIn('owner');
  const open = await settingOf('video_cut');
  const kept = start(async () => [{ kind: 'text', name: 'a.txt', text: '内容' }]);
  await waitFor(() => expect(kept()?.name).toBe('succeeded'));
  expect((await settingOf('video_cut'))?.used_runs).toBe(1);
  await app.api('admin', 'POST', '/platform_app/save', { ...open, is_on: false });
  const refused = start(async () => [{ kind: 'text', name: 'b.txt', text: '内容' }]);
  await waitFor(() => expect(refused()?.name).toBe('failed'));
});

test('without an answer the tool works all the same', async () => {
  await app.signIn('owner');
  await app.fault('500', '/app/begin');
  const kept = start(async () => [{ kind: 'text', name: 'a.txt', text: '内容' }]);
  await waitFor(() => expect(kept()?.name).toBe('succeeded'));
});
