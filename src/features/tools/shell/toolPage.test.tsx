import { act, screen, waitFor, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';
import { toolHistory } from './toolHistory';
import { toolJobs } from './toolJobs';
import type { ToolOutput } from './types';

const app = appStage();

/** A run that ends when the test says so. */
function begin(title: string) {
  let end: (outputs: readonly ToolOutput[]) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const work = new Promise<readonly ToolOutput[]>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  act(() => {
    toolJobs.start({
      ...{ tool: 'video_to_audio', title, inputs: [title], options: {} },
      run: ({ tell }) => {
        tell({ percent: 40, stage: '正在提取' });
        return work;
      },
    });
  });
  return {
    end: () => act(async () => end([{ kind: 'text', name: `${title}.txt`, text: title }])),
    fail: () => act(async () => fail(new Error('broken'))),
  };
}

const settings = () => within(screen.getByRole('region', { name: '输入与设置' }));
const results = () => screen.queryByRole('region', { name: '处理结果' });

test('progress and the newest result stand under the button, and nothing is shown twice', async () => {
  await app.open('/creative/tool/video_to_audio', { as: 'owner' });
  await screen.findByText('还没有结果');
  const first = begin('一');
  expect(await settings().findByRole('progressbar', { name: '一' })).toBeInTheDocument();
  expect(screen.getAllByRole('progressbar', { name: '一' })).toHaveLength(1);
  await first.end();
  await settings().findByRole('button', { name: '下载 一.txt' });
  expect(screen.getAllByRole('button', { name: '下载 一.txt' })).toHaveLength(1);
  expect(screen.queryByRole('progressbar', { name: '一' })).not.toBeInTheDocument();
  // The only one there is: an empty list below would deny it.
  expect(results()).not.toBeInTheDocument();

  await begin('二').end();
  await settings().findByRole('button', { name: '下载 二.txt' });
  expect(settings().queryByRole('button', { name: '下载 一.txt' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(within(results() as HTMLElement).getByRole('article', { name: '一' })).toBeInTheDocument(),
  );
  expect(screen.getAllByRole('button', { name: /^下载 / })).toHaveLength(2);

  await begin('三').fail();
  expect(await settings().findByText(/三/)).toBeInTheDocument();
});

test('what an earlier visit made stands below', async () => {
  await app.open('/creative/tool/detection', { as: 'owner' });
  const order = { tool: 'video_to_audio', title: '昨天', inputs: [], options: {}, source: [] } as const;
  await toolHistory.add(order, [{ kind: 'text', name: '昨天.txt', text: 'a' }]);
  await new Promise((done) => setTimeout(done, 5));
  await app.open('/creative/tool/video_to_audio', { as: 'owner' });
  await screen.findByRole('button', { name: '下载 昨天.txt' });
  expect(settings().queryByRole('button', { name: '下载 昨天.txt' })).not.toBeInTheDocument();
});
