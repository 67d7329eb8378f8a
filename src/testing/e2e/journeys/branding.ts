import assert from 'node:assert/strict';
import { test } from '../fixtures';

test('a brand is prepared beside the real pages, which follow each change; nobody else sees it yet', async ({
  stage,
}) => {
  const admin = await stage.open('/platform/brand', { as: 'admin' });
  const frame = admin.frameLocator('iframe');
  await frame.getByRole('heading', { level: 2 }).first().waitFor();
  await admin.getByLabel('品牌名称').fill('星光工坊');
  await frame.getByText('星光工坊').first().waitFor();
  await stage.shot(admin, '0-login');
  await admin.getByText('深色', { exact: true }).click();
  await frame.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  await admin.getByText('手机', { exact: true }).click();
  await stage.shot(admin, '1-login-phone-dark');
  await admin.getByText('电脑', { exact: true }).click();
  await admin.getByText('后台', { exact: true }).click();
  await frame.getByRole('heading', { name: '数据看板' }).waitFor();
  await frame.getByText('星光工坊').first().waitFor();
  await stage.shot(admin, '2-inside-dark');
  // the form around keeps its own theme, and the live pages their brand
  assert.equal(await admin.locator('html').getAttribute('data-theme'), 'light');
  const visitor = await stage.open('/login');
  await visitor.getByText('灵框').first().waitFor();
  assert.equal(await visitor.getByText('星光工坊').count(), 0);
});

test('a page in a foreign frame, or with a mark alone, hears no brand', async ({ stage }) => {
  const page = await stage.open('/login?brand_preview=1');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.evaluate(() =>
    window.postMessage({ kind: 'brand_preview', theme: 'dark', brand: { name: '假冒' } }, window.location.origin),
  );
  await page.waitForTimeout(300);
  assert.equal(await page.getByText('假冒').count(), 0);
});

test('two brands cannot claim one host; three hosts show three brands', async ({ stage }) => {
  const admin = await stage.open('/platform/brand', { as: 'admin' });
  await admin.getByLabel('域名').fill('127.0.0.2');
  await admin.keyboard.press('Enter');
  await admin.getByRole('button', { name: '保存草稿' }).click();
  await admin.getByText('域名“127.0.0.2”已被其他平台使用').first().waitFor();
  for (const [host, name] of [
    ['localhost', '灵框'],
    ['127.0.0.2', '星河智创'],
    ['127.0.0.3', '灵框'],
  ] as const) {
    const page = await stage.open('/login', { host });
    await page.getByText(name).first().waitFor();
    await stage.shot(page, `3-${host}`);
  }
});

test('the brand’s form on a phone, in the dark', async ({ stage }) => {
  const page = await stage.open('/platform/brand', { as: 'admin', width: 390, height: 844, dark: true });
  await page.getByRole('heading', { name: '实时预览' }).scrollIntoViewIfNeeded();
  await page.frameLocator('iframe').getByRole('heading', { level: 2 }).first().waitFor();
  await stage.shot(page, '4-form-phone');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(overflow <= 0, `${overflow} px too wide`);
});

test('of two versions that were live before, the older one is gone back to', async ({ stage }) => {
  const admin = await stage.open('/platform/brand', { as: 'admin' });
  const name = admin.getByLabel('品牌名称');
  const activate = async () => {
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: /启\s*用/ })
      .click();
    await admin.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  for (const next of ['星光工坊', '晨光工坊']) {
    await name.fill(next);
    await admin.getByRole('button', { name: /^启\s*用$/ }).click();
    await activate();
  }
  await admin.getByRole('button', { name: '历史版本（2）' }).click();
  await admin.getByRole('button', { name: /恢复“灵框”/ }).waitFor();
  await stage.shot(admin, '5-history');
  await admin.getByRole('button', { name: /恢复“灵框”/ }).click();
  await admin.getByText('恢复这个版本？').waitFor();
  await stage.shot(admin, '6-history-difference');
  await activate();
  assert.equal(await name.inputValue(), '灵框');
  const visitor = await stage.open('/login');
  await visitor.getByText('灵框').first().waitFor();
});
