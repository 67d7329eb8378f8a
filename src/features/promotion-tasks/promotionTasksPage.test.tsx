import { cleanup, screen, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

test('a task is set for a member, who sees how far he is', async () => {
  const user = await app.open('/promotion/task', { as: 'owner' });
  expect(await screen.findByRole('button', { name: '转发名片' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /新建任务/ }));
  const dialog = await findDialog('新建任务');
  await fill(user, await within(dialog).findByLabelText('任务'), '双十二冲一冲');
  await user.click(within(dialog).getByRole('button', { name: /创\s*建/ }));
  expect(await within(dialog).findByText('请选择成员')).toBeInTheDocument();
  await user.click(within(dialog).getByLabelText('参与成员'));
  await user.click(await screen.findByText('林一笔', { selector: '.ant-select-item-option-content' }));
  await user.click(within(dialog).getByRole('button', { name: /创\s*建/ }));
  expect(await screen.findByText('任务已保存')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '双十二冲一冲' })).toBeInTheDocument();
  // Two apps in one window share a session: a late answer of the first would sign the second out.
  cleanup();
  await app.open('/promotion/task', { as: 'writer' });
  await user.click(await screen.findByRole('button', { name: '双十二冲一冲' }));
  expect(await screen.findByText('进度按现有记录实时统计，不能手工填写。')).toBeInTheDocument();
});
