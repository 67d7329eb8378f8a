import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';

const app = appStage();
const notice = async () =>
  (await screen.findByText(/^现在由“.+”写脚本、“.+”配音$/)).closest('[role="alert"]') as HTMLElement;

test('who writes and speaks is said once, can be heard, and is not said again', async () => {
  const user = await app.open('/workbench', { as: 'owner' });
  const said = within(await notice());
  expect(said.getByText(/接入大模型后/)).toHaveTextContent('接入配音服务后');
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  await user.click(await said.findByRole('button', { name: '试听一句' }));
  await waitFor(() => expect(play).toHaveBeenCalled());
  jest.restoreAllMocks();

  await user.click(said.getByRole('button', { name: '知道了' }));
  expect(screen.queryByText(/写脚本、/)).toBeNull();
  cleanup();
  await app.open('/workbench', { as: 'owner' });
  await screen.findByText('今日发布');
  expect(screen.queryByText(/写脚本、/)).toBeNull();
});

test('whoever only looks is not told', async () => {
  await app.open('/workbench', { as: 'viewer' });
  await screen.findByText('今日发布');
  expect(screen.queryByText(/写脚本、/)).toBeNull();
});
