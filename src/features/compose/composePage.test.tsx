import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';

const app = appStage();
const next = () => screen.getByRole('button', { name: /^下一步：/ });
const foot = () => screen.getByRole('contentinfo');
const rail = () => screen.getByRole('navigation', { name: '成片步骤' });
/** What is said at the buttons of the foot, or at the list of steps. */
const alert = async (place = foot) => within(await within(place()).findByRole('alert'));

test('what is missing is said at the button that was pressed, and leads to its field until it is filled in', async () => {
  const user = await app.open('/compose/post', { as: 'owner' });
  await user.click(await screen.findByText('手动填写'));
  await user.click(next());
  const name = await screen.findByLabelText('商品名称');
  expect((await alert()).getByText('还差 1 项')).toBeInTheDocument();
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
  await waitFor(() => expect(within(foot()).queryByRole('alert')).toBeNull());
});

test('what the server refused is said at the button, and what a later step lacks at the list of steps', async () => {
  const user = await app.open(`/compose/post?idea=${encodeURIComponent('手冲壶，89元')}`, { as: 'owner' });
  await screen.findByLabelText('商品名称');
  await app.fault('500', '/goods/save');
  await user.click(next());
  expect((await alert()).getByText('商品没有保存成功，填写的内容都还在')).toBeInTheDocument();
  await user.click(next());
  expect(await screen.findByRole('heading', { level: 2, name: '选一个思维框架' })).toBeInTheDocument();
  expect(within(foot()).queryByRole('alert')).toBeNull();

  await user.click(within(rail()).getByRole('button', { name: /分镜/ }));
  await user.click((await alert(rail)).getByRole('button', { name: '去选框架' }));
  await waitFor(() => expect(document.activeElement?.closest('#compose-frameworks')).not.toBeNull());
});

test('what was heard of the video stands at the first step, is corrected there and goes on with it', async () => {
  const idea = encodeURIComponent('想拍一条视频教大家骑车怎么不晒黑，45秒，小红书，老板娘口吻');
  const user = await app.open(`/compose/post?idea=${idea}`, { as: 'owner' });
  const name = await screen.findByLabelText('商品名称');
  expect(name).toHaveValue('教大家骑车怎么不晒黑');
  expect(name).toHaveAccessibleDescription('没听出商品名称，先按你的话填上，请改成商品的叫法');
  const brief = within(screen.getByRole('region', { name: '这条视频' }));
  expect(brief.getByText('小红书')).toBeInTheDocument();
  expect(brief.getByText('45 秒')).toBeInTheDocument();
  expect(brief.getByRole('combobox', { name: '语气' })).toHaveValue('老板娘');

  await fill(user, name, '防晒衣');
  expect(name).not.toHaveAccessibleDescription();
  fireEvent.mouseDown(brief.getByRole('combobox', { name: '发布平台' }));
  await user.click(await screen.findByText('快手', { selector: '.ant-select-item-option-content' }));
  expect(brief.getByText('竖屏 9:16')).toBeInTheDocument();
  await user.click(screen.getByText('添加规格'));
  fireEvent.change(screen.getByRole('textbox', { name: '第 1 项名称' }), { target: { value: '面料' } });
  fireEvent.change(screen.getByRole('textbox', { name: '第 1 项内容' }), { target: { value: '冰丝' } });
  fireEvent.change(brief.getByRole('combobox', { name: '语气' }), { target: { value: '闺蜜聊天' } });
  await user.click(next());
  expect(await screen.findByRole('heading', { level: 2, name: '选一个思维框架' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '快手' })).toBeChecked();
  await user.click(within(rail()).getByRole('button', { name: /商品/ }));
  expect(await screen.findByRole('combobox', { name: '语气' })).toHaveValue('闺蜜聊天');
  expect(screen.getByRole('textbox', { name: '第 1 项内容' })).toHaveValue('冰丝');
});
