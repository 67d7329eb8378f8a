import { screen, waitFor, within } from '@testing-library/react';
import type { OwnArticle } from '@/services/platform_article/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td *' })).closest('tr') as HTMLElement;
const articles = async () =>
  (await app.api<{ list: OwnArticle[] }>('admin', 'GET', '/platform_article/data', { page_size: '100' })).list;

const harmful = '## 步骤\n\n<iframe src="https://evil.example/"></iframe>\n\n<script>alert(1)</script>';

test('an article is written beside its preview, and what could run is shown as text', async () => {
  const user = await app.open('/platform/article?open=new', { as: 'admin' });
  const drawer = within(await findDialog('新建文章'));
  await fill(user, await drawer.findByLabelText('标题'), '怎么退货');
  await fill(user, drawer.getByLabelText('摘要'), '三步办好');
  await fill(user, drawer.getByLabelText('正文（Markdown）'), harmful);
  const preview = drawer.getByRole('region', { name: '预览' });
  expect(await within(preview).findByRole('heading', { name: '步骤' })).toBeInTheDocument();
  expect(preview).toHaveTextContent('<iframe src="https://evil.example/"></iframe>');
  expect(preview.querySelector('iframe, script')).toBeNull();
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  await user.click(await within(await rowOf('怎么退货')).findByRole('button', { name: /发\s?布/ }));
  await user.click(within(await findDialog('发布“怎么退货”？')).getByRole('button', { name: /发\s?布/ }));
  await waitFor(async () =>
    expect((await articles()).find(({ title }) => title === '怎么退货')?.state).toBe('published'),
  );
});

test('a merchant reads what was published, and what could run is text there too', async () => {
  const { id } = await app.api<OwnArticle>('admin', 'POST', '/platform_article/save', {
    ...{ title: '怎么退货', summary: '三步办好', topic: 'start', text: harmful },
  });
  await app.api('admin', 'POST', '/platform_article/publish', { id });
  await app.open(`/merchant/help?id=${id}`, { as: 'owner' });
  const drawer = await findDialog('怎么退货');
  expect(await within(drawer).findByRole('heading', { name: '步骤' })).toBeInTheDocument();
  expect(drawer).toHaveTextContent('<script>alert(1)</script>');
  expect(drawer.querySelector('iframe, script')).toBeNull();
});

test('an article is moved within its topic', async () => {
  const user = await app.open('/platform/article?topic=account', { as: 'admin' });
  await user.click(
    within(await rowOf('点数怎么算，什么时候退')).getByRole('button', { name: '“点数怎么算，什么时候退”的更多操作' }),
  );
  expect(await screen.findByRole('menuitem', { name: '上移' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitem', { name: '下移' }));
  expect(await within(await rowOf('点数怎么算，什么时候退')).findByText('第 2 / 2 篇')).toBeInTheDocument();
});

test('somebody else has saved meanwhile: nothing typed is lost', async () => {
  const user = await app.open('/platform/article?topic=account', { as: 'admin' });
  await user.click(within(await rowOf('点数怎么算，什么时候退')).getByRole('button', { name: /编\s?辑/ }));
  const drawer = within(await findDialog('编辑文章'));
  await fill(user, await drawer.findByLabelText('摘要'), '我的摘要');
  const known = (await articles()).find(({ id }) => id === 'credits');
  await app.api('admin', 'POST', '/platform_article/save', { ...known, summary: '别人的摘要' });
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  expect(await screen.findByRole('button', { name: '用本机的' })).toBeInTheDocument();
  expect(drawer.getByLabelText('摘要')).toHaveValue('我的摘要');
});
