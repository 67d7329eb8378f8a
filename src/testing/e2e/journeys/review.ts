import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../fixtures';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a merchant is refused with a reason, another let in, and its owner signs in with what was handed over', async ({
  stage,
}) => {
  for (const name of ['青禾手作', '远山茶铺']) await stage.api('admin', 'POST', '/merchant/save', { name });
  const admin = await stage.open('/platform/merchant?review=pending', { as: 'admin' });
  const review = async (name: string) => {
    await row(admin, name)
      .getByRole('button', { name: /审\s?核/ })
      .click();
    return admin.getByRole('dialog', { name: `审核“${name}”` });
  };
  const refusing = await review('远山茶铺');
  await refusing.getByRole('radio', { name: '驳回' }).check();
  await refusing.getByRole('button', { name: /提\s?交/ }).click();
  await refusing.getByText('请写明原因').waitFor();
  await refusing.getByLabel('原因').fill('资料不全');
  await stage.shot(admin, '0-refused');
  await refusing.getByRole('button', { name: /提\s?交/ }).click();
  await refusing.waitFor({ state: 'hidden' });
  const letting = await review('青禾手作');
  await letting.getByRole('button', { name: /提\s?交/ }).click();
  const handed = admin.getByRole('dialog', { name: '店主的登录信息' });
  await handed.waitFor();
  const [username = '', password = ''] = (await handed.locator('.ant-typography').allInnerTexts()).map((text) =>
    text.trim(),
  );
  await stage.shot(admin, '1-handed-over');

  const owner = await stage.open('/login');
  await owner.getByLabel('账号').fill(username);
  await owner.getByLabel('密码', { exact: true }).fill(password);
  await owner.locator('form button[type="submit"]').click();
  await owner.waitForURL(/workbench|guide/);
});

test('a merchant with work under way is closed after it is named; its people are out at once', async ({ stage }) => {
  // What is asked for with a session that has ended.
  stage.expectNoise(/403/);
  const owner = await stage.open('/publish/calendar', { as: 'owner' });
  await owner.getByRole('heading').first().waitFor();
  const admin = await stage.open('/platform/merchant', { as: 'admin', width: 390, height: 844, dark: true });
  await admin.getByRole('button', { name: '“山野日常生活馆”的更多操作' }).click();
  await admin.getByRole('menuitem', { name: /停\s?用/ }).click();
  const dialog = admin.getByRole('dialog', { name: '停用“山野日常生活馆”？' });
  await dialog
    .getByText(/^待发布：/)
    .first()
    .waitFor();
  await dialog.getByLabel('原因').fill('合作到期');
  await stage.shot(admin, '2-closing-phone-dark');
  await dialog.getByRole('button', { name: /停\s?用/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await owner.reload();
  await owner.waitForURL(({ pathname }) => pathname === '/' || pathname === '/login');
  assert.equal(await owner.evaluate(() => localStorage.getItem('YIDIANKE_TOKEN')), null);
});
