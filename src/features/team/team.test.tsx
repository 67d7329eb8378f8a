import { screen, waitFor, within } from '@testing-library/react';
import type { AccountRole } from '@/services/account_role/schema';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { fill } from '@/testing/app/fill';

const app = appStage();

const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td *' })).closest('tr') as HTMLElement;
const roles = async () => (await app.api<{ list: AccountRole[] }>('owner', 'POST', '/account_role/merchant')).list;

test('the team: the last owner is locked, another member is disabled', async () => {
  const user = await app.open('/merchant/team', { as: 'owner' });
  const own = within(await rowOf('陈小满'));
  await waitFor(() => expect(own.getByText('店主')).toBeInTheDocument());
  expect(own.getByRole('button', { name: /停\s?用/ })).toBeDisabled();
  const writer = within(await rowOf('林一笔'));
  await user.click(writer.getByRole('button', { name: /停\s?用/ }));
  const { list } = await app.api<{ list: { id: string; status: number }[] }>('owner', 'GET', '/account/data');
  await waitFor(async () => expect(await rowOf('林一笔')).toHaveTextContent('已停用'));
  expect(list.find(({ id }) => id === 'acc_writer')?.status).toBe(0);
});

test('a role: nothing chosen is refused, an action brings its page, and both are stored', async () => {
  const user = await app.open('/merchant/role?open=new', { as: 'owner' });
  const drawer = within(await screen.findByRole('dialog'));
  await fill(user, drawer.getByLabelText('角色名称'), '选品');
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  expect(await drawer.findByText('还没有选择任何权限，请至少选择一个页面')).toBeInTheDocument();
  await fill(user, drawer.getByRole('searchbox', { name: '搜索页面或操作' }), '添加和编辑商品');
  await user.click(await drawer.findByRole('checkbox', { name: /添加和编辑商品/ }));
  expect(drawer.getByRole('status')).toHaveTextContent('已同时开启所需页面：商品库');
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  await rowOf('选品');
  const stored = (await roles()).find(({ name }) => name === '选品');
  expect(stored).toMatchObject({ routes: ['creative.goods'], actions: ['goods.save'] });
});

test('two roles side by side say what only one of them gives', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, actions: ['goods.export'] }));
  const user = await app.open('/merchant/role', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: '对比角色' }));
  const dialog = within(await screen.findByRole('dialog'));
  const missing = within(dialog.getByRole('region', { name: '只有“店主”能' }));
  expect(missing.getByText('团队成员')).toBeInTheDocument();
  expect(within(dialog.getByRole('region', { name: '只有“内容编辑”能' })).getByText('没有')).toBeInTheDocument();
});

test('an invitation is made with its link, code and QR, and taken back', async () => {
  const user = await app.open('/merchant/team', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: /邀请成员/ }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('button', { name: /生成邀请/ }));
  expect(await drawer.findByText('请选择角色')).toBeInTheDocument();
  await user.click(drawer.getByLabelText('以什么角色加入'));
  await user.click(await screen.findByText('观察员', { selector: '.ant-select-item-option-content' }));
  await user.click(drawer.getByRole('button', { name: /生成邀请/ }));
  const link = await drawer.findByRole<HTMLInputElement>('textbox', { name: '邀请链接' });
  expect(link.value).toMatch(/\/register\?invite=.{8,}$/);
  expect(await drawer.findByRole('img', { name: '扫码加入团队' })).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: /撤\s?回/ }));
  await user.click(await screen.findByRole('button', { name: /^(OK|确\s?定)$/ }));
  expect(await drawer.findByText('已撤回')).toBeInTheDocument();
  expect(drawer.queryByRole('textbox', { name: '邀请链接' })).not.toBeInTheDocument();
});

test('who may not invite is offered no invitation', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'merchant.team'] }));
  await app.open('/merchant/team', { as: 'viewer' });
  await screen.findByText('林一笔');
  expect(screen.queryByRole('button', { name: /邀请成员/ })).not.toBeInTheDocument();
});
