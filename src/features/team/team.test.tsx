import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AccountRole } from '@/services/account_role/schema';
import type { OfferedTemplate } from '@/services/role_template/schema';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

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
  const dialog = within(await findDialog('停用“林一笔”'));
  await dialog.findByText(/视频脚本 \d+/);
  await user.click(dialog.getByRole('button', { name: '停用成员' }));
  await waitFor(async () => expect(await rowOf('林一笔')).toHaveTextContent('已停用'));
  const { list } = await app.api<{ list: { id: string; status: number }[] }>('owner', 'GET', '/account/data');
  expect(list.find(({ id }) => id === 'acc_writer')?.status).toBe(0);
});

describe('a hand-over', () => {
  const askToRemove = async () => {
    const user = await app.open('/merchant/team', { as: 'owner' });
    const row = within(await rowOf('林一笔'));
    await user.click(row.getByRole('button', { name: /移\s?除/ }));
    const dialog = within(await findDialog('移除“林一笔”'));
    await dialog.findByRole('link', { name: /发布内容 \d+/ });
    return { user, dialog, remove: dialog.getByRole('button', { name: '移除成员' }) };
  };
  const choose = async (user: UserEvent, dialog: BoundFunctions<typeof queries>, option: RegExp) => {
    await user.click(dialog.getByLabelText('由谁接手'));
    await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
  };

  test('a removal asks who takes over; who may not says why; then he is gone and the other one holds it', async () => {
    const { user, dialog, remove } = await askToRemove();
    expect(remove).toBeDisabled();
    await user.click(dialog.getByLabelText('由谁接手'));
    const viewer = await screen.findByText(/顾安静（权限不够：.*视频脚本/, {
      selector: '.ant-select-item-option-content',
    });
    expect(viewer.closest('.ant-select-item')).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByText('陈小满 · 店主', { selector: '.ant-select-item-option-content' }));
    await user.click(remove);
    expect(await screen.findByText('已移除林一笔，内容由陈小满接手')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('林一笔', { selector: 'td *' })).not.toBeInTheDocument());
    const { list } = await app.api<{ list: { owner?: { id: string } }[] }>('owner', 'GET', '/script/data');
    expect(list.some(({ owner }) => owner?.id === 'acc_owner')).toBe(true);
  });

  test('what a colleague has changed meanwhile is said, and the choice stays', async () => {
    const { user, dialog, remove } = await askToRemove();
    await choose(user, dialog, /陈小满/);
    const account = { id: 'acc_writer', name: '林一笔', username: 'writer', role: 'writer', phone: '13800000099' };
    await app.api('owner', 'POST', '/account/save', account);
    await user.click(remove);
    expect(await dialog.findByText(/刚被别的窗口或同事改过/)).toBeInTheDocument();
    expect(dialog.getByText('陈小满 · 店主')).toBeInTheDocument();
    await waitFor(() => expect(remove).toBeEnabled());
    await user.click(remove);
    expect(await screen.findByText('已移除林一笔，内容由陈小满接手')).toBeInTheDocument();
  });

  test('for a holiday he stays, and where nobody may take over that is said', async () => {
    await changeRole(app, 'writer', (role) => ({ ...role, actions: ['script.save'] }));
    const user = await app.open('/merchant/team', { as: 'owner' });
    const own = within(await rowOf('陈小满'));
    await user.click(own.getByRole('button', { name: /交\s?接/ }));
    const dialog = within(await findDialog('交接“陈小满”的内容'));
    expect(await dialog.findByText(/没有成员有权限接手全部内容/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '确认交接' })).toBeDisabled();
  });
});

test('a member is added with a password that is not guessed first', async () => {
  const user = await app.open('/merchant/team?open=new', { as: 'owner' });
  const form = within(await findDialog('添加成员'));
  await fill(user, await form.findByLabelText('姓名'), '周到');
  await fill(user, form.getByLabelText('用户名'), 'zhoudao');
  await user.click(form.getByLabelText('角色'));
  await user.click(await screen.findByText('观察员', { selector: '.ant-select-item-option-content' }));
  await fill(user, form.getByLabelText('登录密码'), 'zhoudao2026');
  await user.click(form.getByRole('button', { name: /保\s?存/ }));
  expect(await form.findByText('请按下面的要求换一个密码')).toBeInTheDocument();
  await fill(user, form.getByLabelText('登录密码'), 'lamp on the hill');
  await user.click(form.getByRole('button', { name: /保\s?存/ }));
  await rowOf('周到');
  const login = { username: 'zhoudao', password: 'lamp on the hill' };
  expect(await app.api('owner', 'POST', '/account/login', login)).toMatchObject({ business: 'merchant' });
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

test('a role of a template says of each key whether it is as there, added or removed, and who holds it', async () => {
  const { list: offered } = await app.api<{ list: OfferedTemplate[] }>('owner', 'GET', '/role_template/offered');
  const template = offered.find(({ name }) => name === '发布专员');
  const role = { name: '排期', note: '', routes: ['publish.calendar', 'creative.goods'], actions: [] };
  await app.api('owner', 'POST', '/account_role/multi_save', { roles: [{ ...role, template_id: template?.id }] });
  const user = await app.open('/merchant/role', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: '查看 排期' }));
  const drawer = within(await findDialog('排期能看什么、做什么'));
  const rowFor = async (key: string) => {
    await fill(user, drawer.getByRole('searchbox', { name: '搜索页面或操作' }), key);
    const [, row] = await drawer.findAllByRole('row');
    return row as HTMLElement;
  };
  expect(await rowFor('creative.goods')).toHaveTextContent('角色“排期”自行增加（模板“发布专员”里没有）');
  expect(await rowFor('publish.calendar')).toHaveTextContent('角色“排期”（来自模板“发布专员”）');
  const removed = await rowFor('workbench');
  expect(removed).toHaveTextContent('模板“发布专员”里有，角色“排期”已去掉');
  await user.click(within(removed).getByRole('button', { name: '谁拥有“工作台”' }));
  expect(await within(await findDialog('谁拥有“工作台”')).findByText('陈小满')).toBeInTheDocument();
});

test('the tree of a role marks what differs from its template, as it is ticked', async () => {
  const { list: offered } = await app.api<{ list: OfferedTemplate[] }>('owner', 'GET', '/role_template/offered');
  const template = offered.find(({ name }) => name === '发布专员');
  const role = { name: '排期', note: '', routes: ['publish.calendar'], actions: [], template_id: template?.id };
  const { list } = await app.api<{ list: AccountRole[] }>('owner', 'POST', '/account_role/multi_save', {
    roles: [role],
  });
  const id = list.find(({ name }) => name === '排期')?.id ?? '';
  const user = await app.open(`/merchant/role?open=${id}`, { as: 'owner' });
  const drawer = within(await findDialog('编辑角色'));
  await fill(user, await drawer.findByRole('searchbox', { name: '搜索页面或操作' }), '发布日历');
  expect(await drawer.findByText('沿用模板')).toBeInTheDocument();
  const removed = drawer.getAllByText('自行去掉').length;
  await user.click(drawer.getByRole('checkbox', { name: /发布日历/ }));
  await waitFor(() => expect(drawer.getAllByText('自行去掉')).toHaveLength(removed + 1));
  expect(drawer.queryByText('沿用模板')).not.toBeInTheDocument();
  await fill(user, drawer.getByRole('searchbox', { name: '搜索页面或操作' }), '商品库');
  await user.click(await drawer.findByRole('checkbox', { name: /商品库/ }));
  expect(await drawer.findByText('自行增加')).toBeInTheDocument();
});

test('who may do something is asked of every key, by who may not change a role too', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'merchant.role'] }));
  const user = await app.open('/merchant/role', { as: 'viewer' });
  expect(await screen.findByRole('button', { name: '查看 店主' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '复制' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '谁能做什么' }));
  const drawer = within(await findDialog('谁能做什么'));
  await fill(user, drawer.getByRole('searchbox', { name: '搜索页面或操作' }), 'merchant.role');
  await user.click(await drawer.findByRole('button', { name: '谁拥有“角色权限”' }));
  const holders = within(await findDialog('谁拥有“角色权限”'));
  expect(await holders.findByText('顾安静')).toBeInTheDocument();
  expect(holders.getByText('陈小满')).toBeInTheDocument();
  expect(holders.queryByText('林一笔')).not.toBeInTheDocument();
});

test('a built-in role that was spoiled is restored, and that can be taken back', async () => {
  const writer = async () => (await roles()).find(({ code }) => code === 'writer')?.routes.length ?? 0;
  const whole = await writer();
  await changeRole(app, 'writer', (role) => ({ ...role, routes: ['workbench'] }));
  const user = await app.open('/merchant/role', { as: 'owner' });
  await rowOf('内容编辑');
  await user.click(screen.getByRole('button', { name: '恢复内置角色' }));
  await user.click(await screen.findByRole('button', { name: /^(OK|确\s?定)$/ }));
  await waitFor(async () => expect(await writer()).toBe(whole));
  await user.click(await screen.findByRole('button', { name: /撤\s?销/ }));
  await waitFor(async () => expect(await writer()).toBe(1));
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

test('two roles are compared as they are after one was changed on the page', async () => {
  const user = await app.open('/merchant/role', { as: 'owner' });
  await screen.findByRole('button', { name: '对比角色' });
  await user.click(await screen.findByRole('button', { name: '内容编辑' }));
  const drawer = within(await findDialog('编辑角色'));
  await fill(user, await drawer.findByRole('searchbox', { name: '搜索页面或操作' }), '商品库');
  await user.click(await drawer.findByRole('checkbox', { name: /商品库/ }));
  expect(drawer.getByRole('status')).toHaveTextContent(/^已同时关闭用不上的操作：.*添加和编辑商品/);
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  await waitFor(async () =>
    expect((await roles()).find(({ code }) => code === 'writer')?.routes).not.toContain('creative.goods'),
  );
  await user.click(screen.getByRole('button', { name: '对比角色' }));
  const onlyOwner = within(await screen.findByRole('region', { name: '只有“店主”能' }));
  expect(await onlyOwner.findByText('商品库')).toBeInTheDocument();
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

test('a group is made with its lead, stands in the rows, narrows the list, and is deleted without its members', async () => {
  const user = await app.open('/merchant/team?tab=groups&open=new', { as: 'owner' });
  const drawer = within(await findDialog('新建分组'));
  await fill(user, drawer.getByLabelText('分组名称'), '短视频组');
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  expect(await drawer.findByText(/请.*组长/)).toBeInTheDocument();
  await user.click(drawer.getByLabelText('组长'));
  await user.click(await screen.findByText('林一笔', { selector: '.ant-select-item-option-content' }));
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  const row = within(await rowOf('短视频组'));
  expect(row.getByText('林一笔')).toBeInTheDocument();
  await user.click(row.getByRole('link', { name: '1 人' }));
  expect(await screen.findByText('短视频组（组长）')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('顾安静', { selector: 'td *' })).not.toBeInTheDocument());

  await user.click(screen.getByRole('tab', { name: '分组' }));
  const again = within(await rowOf('短视频组'));
  await user.click(again.getByRole('button', { name: /删\s?除/ }));
  expect(await screen.findByText('只删除分组，成员仍在团队里。')).toBeInTheDocument();
  const question = within(screen.getByText('只删除分组，成员仍在团队里。').closest('[role="dialog"]') as HTMLElement);
  await user.click(question.getByRole('button', { name: /删\s?除/ }));
  await waitFor(() => expect(screen.queryByText('短视频组', { selector: 'td *' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('tab', { name: '成员' }));
  expect(await rowOf('林一笔')).toHaveTextContent('未分组');
});

test('the settings of the team are stored as they are chosen', async () => {
  const user = await app.open('/merchant/team?tab=settings', { as: 'owner' });
  const days = within(await screen.findByRole('radiogroup', { name: '登录有效期' }));
  expect(days.getByRole('radio', { name: '30 天' })).toBeChecked();
  await user.click(days.getByText('7 天'));
  await user.click(screen.getByRole('switch', { name: '提交人不能审批自己的内容' }));
  await waitFor(async () =>
    expect(await app.api('owner', 'GET', '/merchant/info')).toMatchObject({
      session_days: 7,
      approval_policy: 'four_eyes',
    }),
  );
});

test('who may not change the settings of the team reads them', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'merchant.team'] }));
  await app.open('/merchant/team?tab=settings', { as: 'viewer' });
  expect(await screen.findByText('你没有修改商家设置的权限，只能查看。')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '7 天' })).toBeDisabled();
  expect(screen.getByRole('switch', { name: '提交人不能审批自己的内容' })).toBeDisabled();
});

test('what a member may do and why is searched, and says who else may', async () => {
  const user = await app.open('/merchant/team', { as: 'owner' });
  const row = within(await rowOf('林一笔'));
  await user.click(row.getByRole('button', { name: /权\s?限/ }));
  const drawer = within(await findDialog('林一笔能看什么、做什么'));
  await fill(user, drawer.getByRole('searchbox', { name: '搜索页面或操作' }), 'publish.submit');
  const found = (await drawer.findByText('提交审批发布内容')).closest('tr') as HTMLElement;
  expect(found).toHaveTextContent('角色“内容编辑”');
  await user.click(within(found).getByRole('button', { name: '谁拥有“提交审批发布内容”' }));
  const holders = within(await findDialog('谁拥有“提交审批发布内容”'));
  expect(await holders.findByText('陈小满')).toBeInTheDocument();
  expect(holders.queryByText('顾安静')).not.toBeInTheDocument();
});

test('what a member may do tells by which accounts he may publish, and why', async () => {
  const account = { id: 'wm_kuaishou', group: '', slots: [], per_day: 5, ai_declared: true };
  await app.api('owner', 'POST', '/wemedia/save', { ...account, publishers: ['acc_owner'] });
  await app.api('owner', 'POST', '/wemedia/save', { ...account, id: 'wm_weibo', publishers: ['acc_writer'] });
  const user = await app.open('/merchant/team', { as: 'owner' });
  const show = async (name: string) => {
    const row = within(await rowOf(name));
    await user.click(row.getByRole('button', { name: /权\s?限/ }));
    const drawer = within(await findDialog(`${name}能看什么、做什么`));
    return within(await drawer.findByRole('region', { name: '可以用来发布的账号' }));
  };
  const accounts = await show('林一笔');
  expect(accounts.getByText('山野日常官微').closest('tr')).toHaveTextContent('微博单独指定');
  expect(accounts.getByText('山野来信').closest('tr')).toHaveTextContent('对所有有发布权限的成员开放');
  expect(accounts.queryByText('山野好物')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect((await show('顾安静')).getByText('没有发布的权限，不能用任何账号发布。')).toBeInTheDocument();
});
