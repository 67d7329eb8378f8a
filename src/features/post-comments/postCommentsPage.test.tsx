import { screen, waitFor, within } from '@testing-library/react';
import { workStore } from '@/lib/storage/workStore';
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

/** Ticks comments by their place in the list and opens the drawer for them. */
async function openBulk(count: number) {
  const user = await app.open('/service/comment?state=new', { as: 'owner' });
  await screen.findAllByRole('button', { name: /^回复 / });
  const ticks = screen.getAllByRole('checkbox').slice(1, count + 1);
  for (const tick of ticks) await user.click(tick);
  await user.click(screen.getByRole('button', { name: `批量回复（${count}）` }));
  const drawer = within(await findDialog(`批量回复 ${count} 条评论`));
  const send = await drawer.findByRole('button', { name: `发送回复（${count}）` });
  await waitFor(() => expect(send).toBeEnabled());
  return { user, drawer, send };
}
const answered = async () => (await comments()).filter(({ state }) => state === 'answered');

test('several comments are answered with a suggestion each, looked through before, and each once', async () => {
  const { user, drawer, send } = await openBulk(3);
  const fields = drawer.getAllByRole('textbox');
  expect(fields.map((field) => (field as HTMLTextAreaElement).value.length > 3)).toEqual([true, true, true]);
  const [first] = fields;
  if (first) await fill(user, first, '');
  await user.click(send);
  expect(await drawer.findByText('还有 1 条回复没有写好')).toBeInTheDocument();
  expect(await answered()).toEqual([]);
  if (first) await fill(user, first, '谢谢喜欢！');
  await user.dblClick(drawer.getByRole('button', { name: '发送回复（3）' }));
  expect(await drawer.findByText('已发出 3 / 3，失败 0')).toBeInTheDocument();
  expect((await answered()).map(({ answer }) => answer)).toContain('谢谢喜欢！');
  expect(await answered()).toHaveLength(3);
  await user.click(drawer.getByRole('button', { name: /完\s*成/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^批量回复/ })).not.toBeInTheDocument());
});

test('an answer that was changed and not sent is there when the drawer is opened again, and gone once it is sent', async () => {
  const { user, drawer } = await openBulk(1);
  const [field] = drawer.getAllByRole('textbox');
  if (field) await fill(user, field, '明天补货，到了告诉你');
  await user.click(drawer.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByDisplayValue('明天补货，到了告诉你')).not.toBeInTheDocument());
  await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: '批量回复（1）' }));
  expect(await screen.findByDisplayValue('明天补货，到了告诉你')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '发送回复（1）' }));
  expect(await screen.findByText('已发出 1 / 1，失败 0')).toBeInTheDocument();
  expect(workStore.get('comment_answers', (value): value is object => typeof value === 'object')).toEqual({});
});

test('what a colleague answered meanwhile stays with the reason; a lost answer is sent again and stands once', async () => {
  const { user, drawer, send } = await openBulk(2);
  const [, second] = (await app.api<{ list: PostComment[] }>('owner', 'GET', '/post_comment/data', { state: 'new' }))
    .list;
  await app.api('owner', 'POST', '/post_comment/answer', { id: second?.id, text: '已回复', request_id: 'colleague-1' });
  // jsdom writes a broken connection to the console.
  const noise = jest.spyOn(console, 'error').mockImplementation();
  await app.fault('lostAnswer', '/post_comment/answer', 1);
  await user.click(send);
  expect(await drawer.findByText('已发出 0 / 2，失败 2')).toBeInTheDocument();
  noise.mockRestore();
  expect(await drawer.findByText('陈小满已经回复过这条评论')).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: '重试未发出的（2）' }));
  expect(await drawer.findByText('已发出 1 / 2，失败 1')).toBeInTheDocument();
  expect(await answered()).toHaveLength(2);
  expect((await answered()).find(({ id }) => id === second?.id)?.answer).toBe('已回复');
});

test('who may only look sees the comments and no way to answer', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'service.comment'] }));
  await app.open('/service/comment', { as: 'viewer' });
  expect((await screen.findAllByText('待回复')).length).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: /^回复|^忽略/ })).not.toBeInTheDocument();
});
