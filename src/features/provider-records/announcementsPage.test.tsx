import { screen, waitFor, within } from '@testing-library/react';
import type { OwnAnnouncement } from '@/services/platform_announce/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td *' })).closest('tr') as HTMLElement;
const announcements = async () =>
  (await app.api<{ list: OwnAnnouncement[] }>('admin', 'GET', '/platform_announce/data')).list;

test('an announcement is written, looked at as a merchant, published and withdrawn', async () => {
  await app.api('admin', 'POST', '/platform_announce/save', {
    title: '新功能',
    summary: '批量混剪上线',
    html: '<p>马上试试</p>',
  });
  const user = await app.open('/platform/announce', { as: 'admin' });
  await user.click(within(await rowOf('新功能')).getByRole('button', { name: /编\s?辑/ }));
  const drawer = within(await findDialog('编辑公告'));
  expect(await drawer.findByRole('textbox', { name: '正文' })).toHaveTextContent('马上试试');
  // The provider stores images of its own.
  expect(drawer.getByRole('button', { name: '图片' })).toBeInTheDocument();
  await fill(user, drawer.getByLabelText('标题'), '新功能上线');
  await user.click(drawer.getByText('预览'));
  expect(await drawer.findByText('新功能上线', { selector: 'h3' })).toBeInTheDocument();
  expect(drawer.getByRole('article')).toHaveTextContent('马上试试');
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));

  await user.click(await within(await rowOf('新功能上线')).findByRole('button', { name: /发\s?布/ }));
  await user.click(within(await findDialog('发布“新功能上线”？')).getByRole('button', { name: /发\s?布/ }));
  await waitFor(async () => expect((await announcements())[0]).toMatchObject({ state: 'published' }));
  await user.click(await within(await rowOf('新功能上线')).findByRole('button', { name: /撤\s?下/ }));
  await user.click(within(await findDialog('撤下“新功能上线”？')).getByRole('button', { name: /撤\s?下/ }));
  await waitFor(async () => expect(within(await rowOf('新功能上线')).getByText('已撤下')).toBeInTheDocument());
});

test('what is missing is named before it is published', async () => {
  await app.api('admin', 'POST', '/platform_announce/save', { title: '还没写完' });
  const user = await app.open('/platform/announce', { as: 'admin' });
  await user.click(within(await rowOf('还没写完')).getByRole('button', { name: /发\s?布/ }));
  const dialog = within(await findDialog('发布“还没写完”？'));
  expect(dialog.getByText('请填写摘要')).toBeInTheDocument();
  expect(dialog.getByText('请填写正文')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: /发\s?布/ })).toBeDisabled();
});

test('a published one is told at its field that it must stay whole, and cannot be deleted', async () => {
  const user = await app.open('/platform/announce', { as: 'admin' });
  await user.click(
    within(await rowOf('违禁词词库已更新')).getByRole('button', { name: '“违禁词词库已更新”的更多操作' }),
  );
  expect(await screen.findByRole('menuitem', { name: '预览' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: '删除' })).not.toBeInTheDocument();
  await user.click(within(await rowOf('违禁词词库已更新')).getByRole('button', { name: /编\s?辑/ }));
  const drawer = within(await findDialog('编辑公告'));
  await user.clear(await drawer.findByLabelText('摘要'));
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  expect(await drawer.findByText('请填写摘要')).toBeInTheDocument();
});

test('a draft is deleted and comes back', async () => {
  await app.api('admin', 'POST', '/platform_announce/save', { title: '不要了' });
  const user = await app.open('/platform/announce', { as: 'admin' });
  await user.click(within(await rowOf('不要了')).getByRole('button', { name: '“不要了”的更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '删除' }));
  expect(await screen.findByText('已删除 1 条公告')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('不要了', { selector: 'td *' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /撤\s*销/ }));
  expect(await rowOf('不要了')).toBeInTheDocument();
});

test('two states are compared in editors that take no writing', async () => {
  const row = { title: '维护', summary: '周二凌晨', html: '<p>两小时</p>' };
  const { id } = await app.api<OwnAnnouncement>('admin', 'POST', '/platform_announce/save', row);
  const user = await app.open('/platform/announce', { as: 'admin' });
  await user.click(within(await rowOf('维护')).getByRole('button', { name: /编\s?辑/ }));
  const drawer = within(await findDialog('编辑公告'));
  expect(await drawer.findByRole('textbox', { name: '正文' })).toHaveAttribute('contenteditable', 'true');
  await app.api('admin', 'POST', '/platform_announce/save', { ...row, id, html: '<p>三小时</p>' });
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  await user.click(await screen.findByRole('button', { name: '比较两份' }));
  const stored = within(await screen.findByRole('region', { name: '现在保存着的' }));
  const text = await stored.findByRole('textbox', { name: '正文' });
  expect(text).toHaveTextContent('三小时');
  expect(text).toHaveAttribute('contenteditable', 'false');
});
