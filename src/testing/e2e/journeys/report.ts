import assert from 'node:assert/strict';
import { test } from '../fixtures';

test('each figure of the report opens the list that it is the sum of', async ({ stage }) => {
  const page = await stage.open('/service/report', { as: 'owner' });
  const orders = page.getByRole('link', { name: /^订单数 \d+，查看明细$/ });
  await orders.waitFor();
  await stage.shot(page, '1-report');
  const count = /\d+/.exec((await orders.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出' }).click()]);
  assert.match(file.suggestedFilename(), /^服务报表 .*\.xlsx$/);
  await orders.click();
  await page.waitForURL(/\/service\/order\?days=/);
  await page.getByText('订单号').first().waitFor();
  await stage.shot(page, '2-orders');
  const rows = await page.getByRole('button', { name: /^查看 \d{12}$/ }).count();
  assert.equal(rows, Number(count));
  await page.goBack();
  await orders.waitFor();
  await page.getByRole('link', { name: /^核销 \d+，查看明细$/ }).click();
  await page.waitForURL(/\/service\/coupon\?tab=entries&days=/);
  await page.getByText('优惠合计').waitFor();
  await stage.shot(page, '4-coupons');
  await page.goBack();
  await orders.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, '3-report-phone');
});
