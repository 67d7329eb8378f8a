import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../fixtures';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a message template: a missing variable is named, the test arrives, and the log tells of both', async ({
  stage,
}) => {
  const admin = await stage.open('/template/message_tmpl', { as: 'admin' });
  await row(admin, '版本到期提醒')
    .getByRole('button', { name: /编\s?辑/ })
    .click();
  const drawer = admin.getByRole('dialog', { name: '编辑模板' });
  await drawer.getByRole('tab', { name: '短信' }).click();
  await drawer.getByText(/字，按 1 条计费/).waitFor();
  await stage.shot(admin, '4-message');
  await drawer.getByRole('button', { name: /取\s?消/ }).click();

  await row(admin, '版本到期提醒').getByRole('button', { name: '测试发送' }).click();
  const dialog = admin.getByRole('dialog', { name: '测试发送“版本到期提醒”' });
  await dialog.getByLabel('版本', { exact: true }).fill('');
  await dialog.getByRole('button', { name: '发给我自己' }).click();
  await dialog.getByText('还没有填写：版本').waitFor();
  await stage.shot(admin, '5-missing');
  await dialog.getByLabel('版本', { exact: true }).fill('旗舰版');
  await dialog.getByRole('button', { name: '发给我自己' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const { list } = await stage.api<{ list: { title: string }[] }>('admin', 'GET', '/notice/data');
  assert.ok(list.some(({ title }) => title === '旗舰版即将到期'));

  await admin.goto(`${new URL(admin.url()).origin}/platform/audit`);
  await row(admin, '版本到期提醒').getByText('测试消息模板').waitFor();
  await stage.shot(admin, '6-audit');
});

test('the list of merchants is narrowed to paid ones and leaves as a workbook', async ({ stage }) => {
  const admin = await stage.open('/platform/merchant?subscription=vip', { as: 'admin' });
  await row(admin, '林间咖啡').waitFor();
  await stage.shot(admin, '8-merchants-vip');
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: /导\s*出/ }).click(),
  ]);
  assert.equal(download.suggestedFilename(), '品牌商家.xlsx');
});

test('merchants come by a table, and its second time adds nothing', async ({ stage }) => {
  const admin = await stage.open('/platform/merchant', { as: 'admin' });
  const table = ['商家,联系人,电话', '青禾手作,许青禾,13700000001', '林间咖啡,,', '=1+1,,', '远山茶铺,,12'].join('\n');
  const choose = async () => {
    await admin.getByRole('button', { name: 'Excel 导入' }).click();
    const dialog = admin.getByRole('dialog', { name: '用 Excel 导入商家' });
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: '客户.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
    return dialog;
  };
  const dialog = await choose();
  await dialog.getByText('“客户.csv”：1 个可以添加，1 个已有，2 行有问题').waitFor();
  await stage.shot(admin, '9-import');
  await dialog.getByRole('button', { name: '添加 1 个' }).click();
  await dialog.getByText('已添加 1 个商家，等待审核').waitFor();
  await dialog
    .getByRole('button', { name: /关\s?闭/ })
    .last()
    .click();
  await row(admin, '青禾手作').getByText('正在审核').waitFor();
  const again = await choose();
  await again.getByText('“客户.csv”：0 个可以添加，2 个已有，2 行有问题').waitFor();
  assert.ok(await again.getByRole('button', { name: '添加 0 个' }).isDisabled());
  const phone = await stage.open('/platform/category', { as: 'admin', width: 390, height: 844 });
  await phone.getByText('家居百货').first().waitFor();
  await stage.shot(phone, '10-categories-phone');
});
