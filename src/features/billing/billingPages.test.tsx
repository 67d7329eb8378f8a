import { screen, waitFor, within } from '@testing-library/react';
import type { Usage } from '@/services/counting/schema';
import type { UpgradeRequest } from '@/services/upgrade/schema';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
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
      await screen.findByText(new RegExp(String(credits.balance)), { selector: '[role="menuitem"] *' }),
    ).toBeVisible();
  });

  test('sums what the filters leave', async () => {
    await app.open('/merchant/account/counting?kind=refund', { as: 'owner' });
    await waitFor(async () => expect(await sumOf('used')).toBe(-30));
    expect(screen.getAllByText('配音合成：升降桌对比测评')).toHaveLength(1);
  });
});

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

test('the bill of a month ends with what is left now', async () => {
  await app.open('/merchant/account/bill', { as: 'owner' });
  const { credits } = await app.api<Usage>('owner', 'GET', '/counting/usage');
  const closing = await screen.findByRole('row', { name: /^期末余额/ });
  expect(closing.textContent?.replace(/\D/g, '')).toBe(String(credits.balance));
  expect(screen.getByRole('row', { name: /^期初余额/ })).toBeInTheDocument();
});
