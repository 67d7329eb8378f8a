import { screen, waitFor, within } from '@testing-library/react';
import type { Usage } from '@/services/counting/schema';
import type { Invoice, PaidRow } from '@/services/invoice/schema';
import type { UpgradeRequest } from '@/services/upgrade/schema';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const requests = async () =>
  (await app.api<{ list: UpgradeRequest[] }>('owner', 'GET', '/upgrade/data', { page_size: 50 })).list;

async function sumOf(key: string): Promise<number> {
  const tile = await waitFor(() => {
    const found = document.querySelector(`[data-sum="${key}"] dd`);
    expect(found?.textContent).toMatch(/\d/);
    return found;
  });
  return Number(tile?.textContent?.replace(/,/g, ''));
}

describe('the statement', () => {
  test('adds up to what is left, which the header says too', async () => {
    const user = await app.open('/merchant/account/counting', { as: 'owner' });
    const { credits } = await app.api<Usage>('owner', 'GET', '/counting/usage');
    expect((await sumOf('granted')) - (await sumOf('used'))).toBe(credits.balance);
    expect(await sumOf('balance')).toBe(credits.balance);
    await user.click(screen.getByRole('button', { name: /^账号菜单|陈小满/ }));
    expect(
      await screen.findByText(new RegExp(credits.balance.toLocaleString('en-US')), { selector: '[role="menuitem"] *' }),
    ).toBeVisible();
  });

  test('sums what the filters leave', async () => {
    await app.open('/merchant/account/counting?kind=refund', { as: 'owner' });
    await waitFor(async () => expect(await sumOf('used')).toBe(-30));
    expect(screen.getAllByText('配音合成：升降桌对比测评')).toHaveLength(1);
  });
});

test.each([
  [47, 'VIP', '还有 47 天'],
  [0, '非 VIP', /^已于 .+ 到期$/],
])(
  'with %i days left the version page says “%s” and how long it lasts, as the provider set it',
  async (days, vip, text) => {
    await app.api('admin', 'POST', '/merchant/plan', {
      id: 'M100001',
      version: '专业版',
      expires_at: new Date(Date.now() + days * 86_400_000 - 60_000).toISOString(),
    });
    await app.open('/merchant/account/version', { as: 'owner' });
    const own = within(await screen.findByRole('region', { name: '当前版本' }));
    expect(await own.findByText(vip)).toBeInTheDocument();
    expect(own.getAllByText(text)[0]).toBeInTheDocument();
  },
);

describe('another version', () => {
  test('is asked for once, shows as waiting, and is taken back', async () => {
    const user = await app.open('/merchant/account/version', { as: 'owner' });
    await user.click(await screen.findByRole('button', { name: '申请开通 旗舰版' }));
    const dialog = await findDialog('申请旗舰版');
    expect(await within(dialog).findByText('¥11,988')).toBeInTheDocument();
    await user.dblClick(within(dialog).getByRole('button', { name: '提交申请' }));
    expect(await screen.findByText(/旗舰版（12 个月，¥11,988）的申请正在等待服务商确认/)).toBeInTheDocument();
    expect(await requests()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '申请开通 旗舰版' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '撤回申请' }));
    expect(await screen.findByText('已撤回')).toBeInTheDocument();
    expect((await requests()).map(({ state }) => state)).toEqual(['canceled']);
    expect(await screen.findByRole('button', { name: '申请开通 旗舰版' })).toBeInTheDocument();
  });

  test('is only read about by who may not ask', async () => {
    await changeRole(app, 'viewer', (role) => ({
      ...role,
      routes: [...role.routes, 'merchant.account', 'merchant.account.version'],
    }));
    await app.open('/merchant/account/version', { as: 'viewer' });
    expect((await screen.findAllByText('旗舰版')).length).toBeGreaterThan(0);
    await screen.findByText('还没有申请过其他版本。');
    expect(screen.queryByRole('button', { name: /申请/ })).not.toBeInTheDocument();
  });
});

describe('plan and usage', () => {
  test('say what there is and what is left; what fails says so and is tried again', async () => {
    await app.signIn('owner');
    const { credits } = await app.api<Usage>('owner', 'GET', '/counting/usage');
    // The first one is start-up's.
    await app.fault('status0:用量服务维护中', '/counting/usage', 2);
    const user = await app.open('/merchant/account');
    expect(await screen.findByText('专业版')).toBeInTheDocument();
    const usage = await screen.findByRole('region', { name: '用量' });
    expect(await within(usage).findByText('用量服务维护中')).toBeInTheDocument();
    await user.click(within(usage).getByRole('button', { name: /重\s*试/ }));
    expect(await within(usage).findByText(String(credits.balance.toLocaleString('en')))).toBeInTheDocument();
  });
});

describe('the way to the other settings', () => {
  const offered = async () => {
    const section = within(await screen.findByRole('region', { name: '商家设置' }));
    return section.queryAllByRole('link').map(({ textContent }) => textContent);
  };

  test('leads the owner to every page of them', async () => {
    await app.open('/merchant/account', { as: 'owner' });
    expect(await offered()).toEqual([
      '商家资料',
      '企业认证',
      '财务账单',
      '团队成员',
      '角色权限',
      '团队报表',
      '第三方服务',
      '服务授权',
      '产品中心',
      '违禁词与发布检查',
      '消息中心',
      '学习中心',
    ]);
  });

  test('leads others where they may go, and nowhere else', async () => {
    await changeRole(app, 'viewer', (role) => ({
      ...role,
      routes: [...role.routes, 'merchant.account', 'merchant.service', 'merchant.report'],
    }));
    await app.open('/merchant/account', { as: 'viewer' });
    expect(await offered()).toEqual(['团队报表', '第三方服务']);
  });
});

test('the bill of a month ends with what is left now', async () => {
  await app.open('/merchant/account/bill', { as: 'owner' });
  const { credits } = await app.api<Usage>('owner', 'GET', '/counting/usage');
  const closing = await screen.findByRole('row', { name: /^期末余额/ });
  expect(closing.textContent?.replace(/\D/g, '')).toBe(String(credits.balance));
  expect(screen.getByRole('row', { name: /^期初余额/ })).toBeInTheDocument();
});

describe('an invoice', () => {
  const pay = async () => {
    const asked = await app.api<UpgradeRequest>('owner', 'POST', '/upgrade/save', { version: '旗舰版', months: 1 });
    await app.api('admin', 'POST', '/upgrade/decide', { id: asked.id, state: 'accepted' });
  };
  const invoices = async () => (await app.api<{ list: Invoice[] }>('owner', 'GET', '/invoice/data')).list;

  test('is asked for over chosen rows, once; a wrong tax number is told at its field; it is taken back', async () => {
    await pay();
    const user = await app.open('/merchant/account/bill', { as: 'owner' });
    expect(await screen.findByRole('button', { name: '申请开票' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: '选择 旗舰版 1 个月' }));
    await user.click(screen.getByRole('button', { name: '申请开票（1 笔，¥999）' }));
    const dialog = within(await findDialog('申请开票'));
    await fill(user, dialog.getByLabelText('发票抬头'), '星野茶铺（杭州）有限公司');
    await fill(user, dialog.getByLabelText('税号'), '91330100716105852A');
    await fill(user, dialog.getByLabelText('接收邮箱'), 'cw@xingye.cn');
    await user.click(dialog.getByRole('button', { name: '提交申请' }));
    expect(await dialog.findByText('税号校验码对不上，请对照执照检查')).toBeInTheDocument();
    expect(await invoices()).toEqual([]);
    await fill(user, dialog.getByLabelText('税号'), '9133 0100 7161 0585 2F');
    await user.dblClick(dialog.getByRole('button', { name: '提交申请' }));
    expect((await screen.findAllByText('待开具')).length).toBeGreaterThan(0);
    expect((await invoices()).map(({ amount, tax_number }) => [amount, tax_number])).toEqual([
      [99_900, '91330100716105852F'],
    ]);
    expect(screen.getByRole('checkbox', { name: '选择 旗舰版 1 个月' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '撤回 星野茶铺（杭州）有限公司' }));
    await user.click(await screen.findByRole('button', { name: /确\s*定/ }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '选择 旗舰版 1 个月' })).toBeEnabled());
    expect((await invoices()).map(({ state }) => state)).toEqual(['withdrawn']);
  });

  test('is only read about by who may not ask', async () => {
    await pay();
    await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'merchant.account.bill'] }));
    await app.open('/merchant/account/bill', { as: 'viewer' });
    expect(await screen.findByText('未开票')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /申请开票/ })).not.toBeInTheDocument();
  });

  test('is issued by the provider with number and file', async () => {
    await pay();
    const { list } = await app.api<{ list: PaidRow[] }>('owner', 'GET', '/invoice/rows');
    const given = { kind: 'personal', title: '陈小满', email: 'xm@mail.cn', request_id: 'page-test-1' };
    await app.api('owner', 'POST', '/invoice/save', { ...given, rows: list.map(({ id }) => id) });
    const user = await app.open('/platform/upgrade?tab=invoices', { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '处理 山野日常生活馆' }));
    const dialog = within(await findDialog('处理山野日常生活馆的开票申请'));
    await fill(user, dialog.getByLabelText('发票号码'), '24412000000011');
    await fill(user, dialog.getByLabelText('发票文件链接'), 'ftp://x');
    await user.click(dialog.getByRole('button', { name: /提\s*交/ }));
    expect(await dialog.findByText('请填写以 http:// 或 https:// 开头的链接')).toBeInTheDocument();
    await fill(user, dialog.getByLabelText('发票文件链接'), 'https://tax.example.cn/i.pdf');
    await user.click(dialog.getByRole('button', { name: /提\s*交/ }));
    expect(await screen.findByRole('link', { name: '发票号码 24412000000011' })).toBeInTheDocument();
    expect((await invoices()).map(({ state }) => state)).toEqual(['issued']);
  });
});
