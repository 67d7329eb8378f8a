import { act, screen, waitFor } from '@testing-library/react';
import { isLoggedIn, readSession } from '@/lib/session';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { fill } from '@/testing/app/fill';

const app = appStage();
const FORBIDDEN = '没有访问这个页面的权限';

/** As when the window is looked at again. */
const focus = () => act(async () => void window.dispatchEvent(new Event('focus')));
/** Longer than an answer counts as fresh. */
const later = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
afterEach(() => jest.restoreAllMocks());

const without = (...pages: readonly string[]) =>
  changeRole(app, 'writer', (role) => ({ ...role, routes: role.routes.filter((key) => !pages.includes(key)) }));

test('a page whose right was taken closes when the window is looked at again, and opens when it is given back', async () => {
  await app.open('/creative/goods', { as: 'writer' });
  expect(await screen.findByRole('heading', { name: '商品库' })).toBeInTheDocument();
  await without('creative.goods');
  later();
  await focus();
  expect(await screen.findByText(FORBIDDEN)).toBeInTheDocument();
  expect(app.address()).toBe('/creative/goods');
});

test('a refused call closes the page at once; what was typed is there when the right is back', async () => {
  const user = await app.open('/editor/article?id=art_seed_desk_article', { as: 'writer' });
  const summary = await screen.findByRole('textbox', { name: '摘要' });
  const { list } = await app.api<{
    list: { id: string; name: string; note: string; routes: string[]; actions: string[] }[];
  }>('owner', 'POST', '/account_role/merchant');
  const before = list.find(({ name }) => name === '内容编辑');
  await changeRole(app, 'writer', (role) => ({
    ...role,
    routes: role.routes.filter((key) => key !== 'editor.article'),
    actions: role.actions.filter((key) => key !== 'article.save'),
  }));
  await fill(user, summary, '还没有保存的摘要');
  expect(await screen.findByText(FORBIDDEN)).toBeInTheDocument();
  await changeRole(app, 'writer', (role) => ({ ...role, ...before, id: role.id }));
  later();
  await focus();
  expect(await screen.findByRole('textbox', { name: '摘要' })).toHaveValue('还没有保存的摘要');
});

test('a right that changes for another page leaves the open one as it is', async () => {
  const user = await app.open('/creative/goods', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: /新建商品|添加商品/ }));
  // The list stands behind the drawer, and its column has the same name.
  const name = await screen.findByRole('textbox', { name: '商品名称' });
  await fill(user, name, '没有保存的商品');
  await app.api('owner', 'POST', '/account/set', { field: 'name', value: '新名字' });
  later();
  await focus();
  expect(await screen.findByText('新名字')).toBeInTheDocument();
  expect(name).toBeInTheDocument();
  expect(name).toHaveValue('没有保存的商品');
});

test('a disabled member is signed out with a sentence', async () => {
  await app.open('/creative/goods', { as: 'writer' });
  await screen.findByRole('heading', { name: '商品库' });
  await app.api('owner', 'POST', '/account/status', { id: 'acc_writer', status: 0 });
  later();
  await focus();
  expect(await screen.findByText('账号已停用，请联系管理员')).toBeInTheDocument();
  await waitFor(() => expect(app.address()).toBe('/'));
  expect(isLoggedIn(readSession())).toBe(false);
});
