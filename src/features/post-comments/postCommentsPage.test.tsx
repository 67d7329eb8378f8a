import { screen, within } from '@testing-library/react';
import type { PostComment } from '@/services/post_comment/schema';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();
const comments = async () => (await app.api<{ list: PostComment[] }>('owner', 'GET', '/post_comment/data')).list;

test('a comment is answered with a suggestion, and another one is put aside and taken back', async () => {
  const user = await app.open('/service/comment', { as: 'owner' });
  const [first, second] = await comments();
  const [answer] = await screen.findAllByRole('button', { name: `回复 ${first?.name}` });
  if (answer) await user.click(answer);
  const dialog = within(await findDialog(`回复 ${first?.name}`));
  await user.click(dialog.getByRole('button', { name: '发送回复' }));
  expect(await dialog.findByText('请写下回复')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /帮我写一条/ }));
  const field = dialog.getByLabelText('回复内容');
  await screen.findByDisplayValue(/\S{4,}/, { exact: false, selector: 'textarea' } as object);
  await fill(user, field, '谢谢喜欢！');
  await user.dblClick(dialog.getByRole('button', { name: '发送回复' }));
  expect(await screen.findByText('陈小满 回复：谢谢喜欢！')).toBeInTheDocument();
  const [ignore] = await screen.findAllByRole('button', { name: `忽略 ${second?.name}` });
  if (ignore) await user.click(ignore);
  expect(await screen.findByText('已忽略 1 条')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: `恢复 ${second?.name}` }));
  expect(await screen.findByText('已恢复')).toBeInTheDocument();
});

test('who may only look sees the comments and no way to answer', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'service.comment'] }));
  await app.open('/service/comment', { as: 'viewer' });
  expect((await screen.findAllByText('待回复')).length).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: /^回复|^忽略/ })).not.toBeInTheDocument();
});
