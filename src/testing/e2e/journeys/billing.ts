import assert from 'node:assert/strict';
import { test } from '../fixtures';

interface Usage {
  readonly version: string;
  readonly credits: { readonly balance: number };
}
interface UpgradeRequest {
  readonly id: string;
  readonly version: string;
}

test('a version is asked for, granted by the provider, and the credits are in the statement', async ({ stage }) => {
  const page = await stage.open('/merchant/account', { as: 'owner' });
  await page.getByText('专业版').first().waitFor();
  await stage.shot(page, '1-account');
  await page.getByRole('link', { name: '升级或续费' }).click();
  await page.getByRole('button', { name: '申请开通 旗舰版' }).click();
  const dialog = page.getByRole('dialog', { name: '申请旗舰版' });
  await dialog.getByText('¥11,988').waitFor();
  await stage.shot(page, '2-request');
  await dialog.getByRole('button', { name: '提交申请' }).dblclick();
  await page.getByText(/的申请正在等待服务商确认/).waitFor();
  await stage.shot(page, '3-waiting');

  const before = await stage.api<Usage>('owner', 'GET', '/counting/usage');
  const { list } = await stage.api<{ list: UpgradeRequest[] }>('admin', 'GET', '/upgrade/data', { state: 'waiting' });
  assert.equal(list.length, 1);
  await stage.api('admin', 'POST', '/upgrade/decide', { id: list[0]?.id, state: 'accepted' });

  await page.goto(`${stage.originOf()}/merchant/account/counting`);
  await page.getByText('开通旗舰版赠送额度').waitFor();
  const sum = async (key: string) =>
    Number((await page.locator(`[data-sum="${key}"] dd`).textContent())?.replaceAll(',', ''));
  assert.equal(await sum('balance'), before.credits.balance + 8000);
  assert.equal((await sum('granted')) - (await sum('used')), await sum('balance'));
  await stage.shot(page, '4-statement');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 Excel' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^用量账单-\d{4}-\d\d-\d\d\.xlsx$/);

  await page.goto(`${stage.originOf()}/merchant/account`);
  await page.getByText('旗舰版').first().waitFor();
  await stage.shot(page, '5-upgraded');

  await page.goto(`${stage.originOf()}/merchant/account/bill`);
  await page.getByRole('checkbox', { name: '选择 旗舰版 12 个月' }).check();
  await page.getByRole('button', { name: '申请开票（1 笔，¥11,988）' }).click();
  const invoice = page.getByRole('dialog', { name: '申请开票' });
  await invoice.getByLabel('发票抬头').fill('星野茶铺（杭州）有限公司');
  await invoice.getByLabel('税号').fill('91330100716105852F');
  await invoice.getByLabel('接收邮箱').fill('cw@xingye.cn');
  await stage.shot(page, '6-invoice');
  await invoice.getByRole('button', { name: '提交申请' }).dblclick();
  await page.getByRole('button', { name: '撤回 星野茶铺（杭州）有限公司' }).waitFor();
  await stage.shot(page, '7-asked');

  const provider = await stage.open('/platform/upgrade?tab=invoices', { as: 'admin' });
  await provider.getByRole('button', { name: /^处理 / }).click();
  const settle = provider.getByRole('dialog');
  await settle.getByLabel('发票号码').fill('24412000000011');
  await settle.getByLabel('发票文件链接').fill('https://tax.example.cn/i.pdf');
  await settle.getByRole('button', { name: /提\s?交/ }).click();
  await provider.getByRole('link', { name: '发票号码 24412000000011' }).waitFor();
  await stage.shot(provider, '8-issued');
  await page.reload();
  await page.getByRole('link', { name: /^下载发票/ }).waitFor();
});
