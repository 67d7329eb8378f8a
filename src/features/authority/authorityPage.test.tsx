import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AccountRole } from '@/services/account_role/schema';
import type { AuditEntry } from '@/services/audit/schema';
import type { RoleTemplate } from '@/services/role_template/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td *' })).closest('tr') as HTMLElement;
const templates = async () => (await app.api<{ list: RoleTemplate[] }>('admin', 'GET', '/role_template/data')).list;

test('a template is made in the tree and put on offer', async () => {
  const user = await app.open('/platform/authority?open=new', { as: 'admin' });
  const drawer = within(await screen.findByRole('dialog'));
  await fill(user, drawer.getByLabelText('模板名称'), '选品');
  await fill(user, drawer.getByRole('searchbox', { name: '搜索页面或操作' }), '添加和编辑商品');
  await user.click(await drawer.findByRole('checkbox', { name: /添加和编辑商品/ }));
  expect(drawer.getByRole('status')).toHaveTextContent('已同时开启所需页面：商品库');
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  await user.click(within(await rowOf('选品')).getByRole('switch', { name: '把“选品”提供给商家' }));
  await waitFor(async () => {
    const made = (await templates()).find(({ name }) => name === '选品');
    expect(made).toMatchObject({ routes: ['creative.goods'], actions: ['goods.save'], status: 1 });
  });
});

test('a role is tried: its menus and the buttons on each page are listed', async () => {
  const user = await app.open('/platform/authority', { as: 'admin' });
  await user.click(within(await rowOf('发布专员')).getByRole('button', { name: /试\s?看/ }));
  const drawer = within(await findDialog('“发布专员”能看到什么'));
  const menu = within(await drawer.findByRole('region', { name: '左侧菜单' }));
  expect(menu.getByText('发布日历')).toBeInTheDocument();
  expect(menu.getAllByText('审批发布内容').length).toBeGreaterThan(0);
  expect(drawer.queryByText(/视频脚本/)).not.toBeInTheDocument();
});

test('the list of permissions says who holds one and why', async () => {
  const user = await app.open('/platform/authority', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: '权限清单' }));
  const drawer = within(await findDialog('权限清单'));
  await fill(user, drawer.getByRole('searchbox', { name: '搜索页面或操作' }), 'goods.delete');
  await user.click(await drawer.findByRole('button', { name: '谁拥有“删除商品”' }));
  const holders = within(await findDialog('谁拥有“删除商品”'));
  expect(await holders.findByText('陈小满')).toBeInTheDocument();
  expect(holders.getByText('角色“店主”')).toBeInTheDocument();
});

test('two templates side by side say what only one of them gives', async () => {
  const user = await app.open('/platform/authority', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: '对比模板' }));
  const dialog = within(await findDialog('对比模板'));
  const only = within(dialog.getByRole('region', { name: '只有“发布专员”能' }));
  expect(only.getByText('发布日历')).toBeInTheDocument();
});

test('a merchant starts a role from what is offered', async () => {
  const user = await app.open('/merchant/role', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: '从模板新建' }));
  expect(screen.queryByRole('menuitem', { name: '选品助理' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: '发布专员' }));
  const drawer = within(await findDialog('编辑角色'));
  expect(await drawer.findByDisplayValue('发布专员')).toBeInTheDocument();
  const { list } = await app.api<{ list: AccountRole[] }>('owner', 'POST', '/account_role/merchant');
  expect(list.find(({ name }) => name === '发布专员')).toMatchObject({ template_id: 'role_template_publisher' });
});

test('the log of changes to templates is one click away', async () => {
  await app.api('admin', 'POST', '/role_template/status', { id: 'role_template_goods', status: 1 });
  await app.api('admin', 'POST', '/merchant/note', { id: 'M100001', note: '重点客户' });
  const user = await app.open('/platform/authority', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: '变更记录' }));
  expect(await screen.findByText('提供角色模板')).toBeInTheDocument();
  expect(app.address()).toBe('/platform/audit?subject=role_template');
  expect(screen.queryByText('备注商家')).not.toBeInTheDocument();
});

test('a colleague is added with a role and disabled; the last administrator stays; all is in the log', async () => {
  const user = await app.open('/platform/authority?tab=staff', { as: 'admin' });
  const own = within(await rowOf('平台运营'));
  expect(await own.findByText('平台管理员')).toBeInTheDocument();
  await waitFor(() => expect(own.getByRole('button', { name: /停\s?用/ })).toBeDisabled());
  await user.click(screen.getByRole('button', { name: /添加同事/ }));
  const drawer = within(await findDialog('添加同事'));
  await fill(user, drawer.getByLabelText('姓名'), '乔予安');
  await fill(user, drawer.getByLabelText('用户名'), 'qiaoyuan');
  await fill(user, drawer.getByLabelText('登录密码'), 'lamp on the hill');
  fireEvent.mouseDown(drawer.getByRole('combobox'));
  await user.click(await screen.findByText('客服', { selector: '.ant-select-item-option-content' }));
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  const added = within(await rowOf('乔予安'));
  expect(await added.findByText('客服')).toBeInTheDocument();
  await user.click(added.getByRole('button', { name: /停\s?用/ }));
  expect(await within(await rowOf('乔予安')).findByText('已停用')).toBeInTheDocument();
  const { list } = await app.api<{ list: AuditEntry[] }>('admin', 'GET', '/audit/data', { subject: 'account' });
  expect(list.map(({ verb, subject_name }) => `${verb} ${subject_name}`)).toEqual(['close 乔予安', 'create 乔予安']);
  expect(list[1]?.changes).toContainEqual({ field: 'role', before: '', after: '客服' });
});
