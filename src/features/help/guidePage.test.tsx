import { screen, waitFor, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';

const app = appStage();
const step = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);

test('what is there is ticked, and a step leads to its page', async () => {
  const user = await app.open('/compose/guide', { as: 'owner' });
  expect((await step('放进一件商品')).getByText('已完成')).toBeInTheDocument();
  expect((await step('等第一条发出去')).getByText('已完成')).toBeInTheDocument();
  await user.click((await step('绑定自媒体账号')).getByRole('button', { name: '管理账号' }));
  await waitFor(() => expect(app.address()).toBe('/publish/wemedia'));
});

test('whoever may not connect accounts has no such step, and asks for nothing that is refused', async () => {
  await app.open('/compose/guide', { as: 'writer' });
  await screen.findByRole('heading', { name: '放进一件商品' });
  expect(screen.queryByRole('heading', { name: '绑定自媒体账号' })).toBeNull();
  expect(app.address()).toBe('/compose/guide');
});

test('a list that does not answer is said, and asked again', async () => {
  await app.fault('500', '/counting/steps', 1);
  const user = await app.open('/compose/guide', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: /重\s*试/ }));
  expect((await step('看懂一条爆款')).getByRole('button')).toBeInTheDocument();
});
