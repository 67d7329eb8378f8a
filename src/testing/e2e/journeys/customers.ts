import assert from 'node:assert/strict';
import type { Customer, CustomerDetail, CustomerSums } from '../../../services/customer/schema';
import { test } from '../fixtures';

interface Page {
  readonly list: Customer[];
  readonly sums: CustomerSums;
}

test('customers are tagged together, one is noted, and two records of a person become one', async ({ stage }) => {
  const before = await stage.api<Page>('owner', 'GET', '/customer/data', { page_size: '500' });
  const page = await stage.open('/service/customer', { as: 'owner' });
  await page.getByText('林见').first().waitFor();
  await stage.shot(page, '1-customers');
  await page.getByRole('button', { name: '林见', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: '顾客：林见' });
  await drawer.getByLabel('备注').fill('年前再联系');
  await drawer.getByRole('button', { name: /记\s?下/ }).dblclick();
  await drawer.getByText('年前再联系').last().waitFor();
  await drawer.getByLabel('要并入的记录').fill('2010');
  await page.locator('.ant-select-item-option').filter({ hasText: '白屿' }).click();
  await drawer.getByRole('button', { name: /合\s?并/ }).click();
  await drawer.getByRole('button', { name: '分开 白屿' }).waitFor();
  await stage.shot(page, '2-customer');
  const after = await stage.api<Page>('owner', 'GET', '/customer/data', { page_size: '500' });
  assert.equal(after.sums.spent, before.sums.spent);
  assert.equal(after.sums.count, before.sums.count - 1);
  const whole = await stage.api<CustomerDetail>('owner', 'GET', '/customer/info', { id: 'customer_seed_1' });
  assert.equal(whole.events.filter(({ text }) => text === '年前再联系').length, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, '3-customer-phone');
  await drawer
    .getByRole('button', { name: 'Close' })
    .or(drawer.getByRole('button', { name: /关闭/ }))
    .first()
    .click();
  await drawer.waitFor({ state: 'hidden' });
  await stage.shot(page, '4-customers-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /等级规则/ }).click();
  await page.getByRole('button', { name: '添加一级' }).waitFor();
  await stage.shot(page, '5-levels');
});
