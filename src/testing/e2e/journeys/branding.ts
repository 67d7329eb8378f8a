import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from '../fixtures';
import { aImage } from '../material/media';

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
  // A merchant's page, with a sample shop: the person at the form is no merchant and sees none.
  await admin.getByText('工作台', { exact: true }).click();
  for (const [name, theme, screen] of [
    ['desktop-dark', '深色', '电脑'],
    ['phone-dark', '深色', '手机'],
    ['phone', '浅色', '手机'],
    ['desktop', '浅色', '电脑'],
  ] as const) {
    await admin.getByText(theme, { exact: true }).click();
    await admin.getByText(screen, { exact: true }).click();
    await frame.getByText('周末双人套餐上新').waitFor();
    await frame.locator(`html[data-theme="${theme === '深色' ? 'dark' : 'light'}"]`).waitFor({ state: 'attached' });
    await frame.locator('.ant-skeleton').first().waitFor({ state: 'detached' });
    assert.equal(await frame.getByText('重试').count(), 0);
    await stage.shot(admin, `2-workbench-${name}`);
  }
  assert.equal(await frame.locator('img[alt="星光工坊"], a[aria-label="星光工坊"]').count(), 1);
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
    ['brand-b.localhost', '星河智创'],
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

test('a picture beside the sign-in form, a watermark and a closed area: prepared, activated, taken back', async ({
  stage,
}) => {
  const admin = await stage.open('/platform/brand', { as: 'admin' });
  const picture = admin.getByLabel('登录图片', { exact: true });
  // A photo of a phone, 64 pixels wide: that it is too small, only who has decoded it can tell.
  await picture.setInputFiles(join(__dirname, '..', 'material', 'foreign', 'turned.heic'));
  await admin.getByText('图片太小，放大后会模糊').waitFor();
  await picture.setInputFiles({ ...aImage('门店.png', 1000, 1300) });
  const cutting = admin.getByRole('dialog');
  await cutting.getByRole('button', { name: '裁好了' }).click();
  await cutting.waitFor({ state: 'hidden' });
  await admin.getByRole('button', { name: '用默认插画' }).waitFor();
  await admin.frameLocator('iframe').locator('section img[src*="/oss/"]').first().waitFor();
  await admin.getByText('文字', { exact: true }).click();
  await admin.getByLabel('水印文字').fill('灵框出品');
  await admin.getByRole('img', { name: '水印效果' }).last().scrollIntoViewIfNeeded();
  await stage.shot(admin, '7-watermark');
  await admin.getByRole('checkbox', { name: 'AI 提示词' }).uncheck();
  await admin.getByRole('checkbox', { name: '自助注册' }).uncheck();
  await admin.getByRole('button', { name: /^启\s*用$/ }).click();
  const difference = admin.getByRole('dialog');
  await difference.getByText('自助注册、AI 提示词').waitFor();
  await stage.shot(admin, '8-difference');
  await difference.getByRole('button', { name: /启\s*用/ }).click();
  await difference.waitFor({ state: 'hidden' });

  for (const [name, screen] of [
    ['wide', { width: 1440, height: 900 }],
    ['phone-dark', { width: 390, height: 844, dark: true }],
  ] as const) {
    const visitor = await stage.open('/login', screen);
    await visitor.getByLabel('账号').waitFor();
    const shown = await visitor.locator('section img[src*="/oss/"]').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const shift = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { readonly value: number }[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing has moved: nobody is told.
        setTimeout(() => resolve(0), 300);
      });
      return { isThere: image.naturalWidth > 0, shift };
    });
    assert.ok(shown.isThere);
    // What the form moves by being drawn a moment later is far below; a picture that pushed anything would be far above.
    assert.ok(shown.shift < 0.001, `layout shift ${shown.shift}`);
    assert.equal(await visitor.getByRole('link', { name: '注册' }).count(), 0);
    await stage.shot(visitor, `9-login-${name}`);
  }
  const owner = await stage.open('/agent/prompt', { as: 'owner' });
  await owner.getByText('没有访问这个页面的权限').waitFor();

  await admin.getByRole('button', { name: /恢复上一版/ }).click();
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /启\s*用/ })
    .click();
  await admin.getByRole('dialog').waitFor({ state: 'hidden' });
  const after = await stage.open('/login');
  await after.getByRole('link', { name: '注册' }).waitFor();
  assert.equal(await after.locator('section img[src*="/oss/"]').count(), 0);
});
