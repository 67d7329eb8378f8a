import { screen, waitFor, within } from '@testing-library/react';
import type { Feedback } from '@/services/feedback/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

test('an article is found by what it says, read, and remembered as read', async () => {
  const user = await app.open('/merchant/help', { as: 'owner' });
  await screen.findByText('十分钟做出第一条商品视频');
  await fill(user, screen.getByRole('searchbox'), '重复发');
  await fill(user, screen.getByRole('searchbox'), '待确认');
  await waitFor(() => expect(screen.queryByText('十分钟做出第一条商品视频')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '发布状态“待确认”是什么意思' }));
  const drawer = await findDialog('发布状态“待确认”是什么意思');
  expect(await within(drawer).findByRole('heading', { name: '怎么处理' })).toBeInTheDocument();
  // Nothing has a height here: what fits whole is read.
  await user.click(within(drawer).getByRole('button', { name: /close|关闭/i }));
  expect(await screen.findByText(/已读完/)).toBeInTheDocument();
});

test('nothing found leads to asking', async () => {
  const user = await app.open('/merchant/help', { as: 'owner' });
  await fill(user, await screen.findByRole('searchbox'), '没有这种问题');
  await screen.findByText('没有找到相关文章');
  await user.click(screen.getByRole('link', { name: '提交反馈' }));
  await waitFor(() => expect(app.address()).toBe('/merchant/help?tab=feedback'));
});

test('every feedback can be reached, however many there are', async () => {
  for (let index = 1; index <= 11; index += 1)
    await app.api('owner', 'POST', '/feedback/save', { kind: 'wish', content: `第 ${index} 个愿望`, images: [] });
  const user = await app.open('/merchant/help?tab=feedback', { as: 'owner' });
  expect(await screen.findByText('第 11 个愿望')).toBeInTheDocument();
  expect(screen.queryByText('第 1 个愿望')).not.toBeInTheDocument();
  await user.click(screen.getByRole('listitem', { name: '2' }));
  expect(await screen.findByText('第 1 个愿望')).toBeInTheDocument();
});

test('feedback is sent, and its answer stands below', async () => {
  const user = await app.open('/merchant/help?tab=feedback', { as: 'owner' });
  const content = await screen.findByLabelText('内容');
  await fill(user, content, '短');
  await user.click(screen.getByRole('button', { name: /提\s*交/ }));
  expect(await screen.findByText('请至少写 5 个字')).toBeInTheDocument();
  await fill(user, content, '希望可以按成员看用量');
  await user.click(screen.getByRole('button', { name: /提\s*交/ }));
  expect(await screen.findByText('等待回复')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('内容')).toHaveValue(''));
  const { list } = await app.api<{ list: Feedback[] }>('admin', 'GET', '/feedback/data');
  await app.api('admin', 'POST', '/feedback/reply', { id: list[0]?.id, reply: '已经可以了' });
  await user.click(screen.getByRole('tab', { name: '联系客服' }));
  expect(await screen.findByRole('link', { name: /400-000-1024/ })).toHaveAttribute('href', 'tel:400-000-1024');
});
