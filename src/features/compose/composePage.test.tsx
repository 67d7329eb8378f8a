import { screen, waitFor, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';

const app = appStage();
const next = () => screen.getByRole('button', { name: /^下一步：/ });
const alert = async () => within(await screen.findByRole('alert'));
const foot = () => screen.getByRole('contentinfo');
const rail = () => screen.getByRole('navigation', { name: '成片步骤' });

test('what is missing is said at the button that was pressed, and leads to its field until it is filled in', async () => {
  const user = await app.open('/compose/post', { as: 'owner' });
  await user.click(await screen.findByText('手动填写'));
  await user.click(next());
  const name = await screen.findByLabelText('商品名称');
  expect(foot()).toContainElement(await screen.findByRole('alert'));
  await waitFor(() => expect(name).toHaveFocus());
  await fill(user, screen.getByLabelText('价格'), '八十九');
  await user.click(next());
  expect((await alert()).getByText('还差 2 项')).toBeInTheDocument();
  await user.click((await alert()).getByRole('button', { name: '价格写成 129 或 129.90 这样的数字' }));
  await waitFor(() => expect(screen.getByLabelText('价格')).toHaveFocus());
  await user.click((await alert()).getByRole('button', { name: '请填写商品名称' }));
  await waitFor(() => expect(name).toHaveFocus());
  await fill(user, name, '手冲壶');
  expect((await alert()).getByText('还差 1 项')).toBeInTheDocument();
  await fill(user, screen.getByLabelText('价格'), '89');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());

  await app.fault('500', '/goods/save');
  await user.click(next());
  expect((await alert()).getByText('商品没有保存成功，填写的内容都还在')).toBeInTheDocument();
  expect(foot()).toContainElement(screen.getByRole('alert'));
  await user.click(next());
  expect(await screen.findByRole('heading', { level: 1, name: '选一个思维框架' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();

  await user.click(within(rail()).getByRole('button', { name: /分镜/ }));
  expect(rail()).toContainElement(await screen.findByRole('alert'));
  await user.click((await alert()).getByRole('button', { name: '去选框架' }));
  await waitFor(() => expect(document.activeElement?.closest('#compose-frameworks')).not.toBeNull());
});
