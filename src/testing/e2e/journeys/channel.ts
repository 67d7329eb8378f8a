import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../fixtures';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a merchant is put under a channel, pays, and each level gets its part to the fen', async ({ stage }) => {
  const admin = await stage.open('/platform/channel', { as: 'admin' });
  await row(admin, '杭州服务站').waitFor();
  await stage.shot(admin, '0-tree');
  await row(admin, '华南渠道').getByRole('button', { name: '华南渠道', exact: true }).click();
  const drawer = admin.getByRole('dialog', { name: '“华南渠道”的商家' });
  await drawer.getByRole('combobox', { name: '选择商家' }).click();
  await admin.getByTitle('山野日常生活馆').click();
  await admin.keyboard.press('Escape');
  await drawer.getByRole('button', { name: '归入渠道' }).click();
  await drawer.getByRole('row').filter({ hasText: '山野日常生活馆' }).waitFor();
  await stage.shot(admin, '1-merchants');
  const asked = await stage.api<{ id: string }>('owner', 'POST', '/upgrade/save', { version: '旗舰版', months: 3 });
  await stage.api('admin', 'POST', '/upgrade/decide', { id: asked.id, state: 'accepted', reply: '' });

  const origin = new URL(admin.url()).origin;
  await admin.goto(`${origin}/platform/channel?tab=statements&channel=ch_seed_south`);
  // a tenth of three months at 999 yuan
  await row(admin, '华南渠道').getByText('¥299.70').waitFor();
  await row(admin, '华南渠道').getByText('本月未结束').waitFor();
  await row(admin, '华南渠道').getByRole('button', { name: '华南渠道' }).click();
  const lines = admin.getByRole('dialog', { name: /结算单/ });
  await lines.getByText('¥2,997.00').waitFor();
  await stage.shot(admin, '2-statement');
  await admin.goto(`${origin}/platform/channel?tab=statements&channel=ch_seed_hangzhou&state=open`);
  await admin
    .getByRole('button', { name: /^结\s?算$/ })
    .first()
    .click();
  await admin.goto(`${origin}/platform/channel?tab=statements&channel=ch_seed_hangzhou&state=settled`);
  await admin.getByRole('button', { name: '登记付款' }).click();
  const pay = admin.getByRole('dialog', { name: /登记付款/ });
  await pay.getByLabel('付款凭证号').fill('BANK-20260001');
  await pay.getByRole('button', { name: '登记付款' }).click();
  await pay.waitFor({ state: 'hidden' });
  await admin.goto(`${origin}/platform/channel?tab=statements`);
  await admin.getByText(/凭证 BANK-20260001/).waitFor();
  await stage.shot(admin, '3-statements');
  await admin.goto(`${origin}/platform/channel?tab=rates`);
  await admin.getByText('当前', { exact: true }).waitFor();
  await stage.shot(admin, '4-rates');
});

test('channels on a phone, in the dark', async ({ stage }) => {
  const page = await stage.open('/platform/channel', { as: 'admin', width: 390, height: 844, dark: true });
  await page.getByText('杭州服务站').first().waitFor();
  await stage.shot(page, '5-tree-phone');
  await page.goto(`${new URL(page.url()).origin}/platform/channel?tab=statements`);
  await page.getByText('待结算').first().waitFor();
  await stage.shot(page, '6-statements-phone');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(overflow <= 0, `${overflow} px too wide`);
});
