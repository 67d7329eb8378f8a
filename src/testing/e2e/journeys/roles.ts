import assert from 'node:assert/strict';
import { test } from '../fixtures';

test('what a member may do and why is found by search, on a phone too', async ({ stage }) => {
  const page = await stage.open('/merchant/team', { as: 'owner' });
  await page
    .getByRole('row')
    .filter({ hasText: '林一笔' })
    .getByRole('button', { name: /权\s?限/ })
    .click();
  const drawer = page.getByRole('dialog', { name: '林一笔能看什么、做什么' });
  await drawer.getByRole('searchbox', { name: '搜索页面或操作' }).fill('脚本库');
  await drawer.getByRole('row').filter({ hasText: '脚本库' }).first().waitFor();
  await stage.shot(page, '2-grants');

  const phone = await stage.open('/merchant/team', { as: 'owner', width: 390, height: 844, dark: true });
  await phone.getByText('林一笔').first().waitFor();
  await stage.shot(phone, '3-phone');
  const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(overflow <= 0, `${overflow} px too wide`);
});

test('a tool that the shop closes is gone for its members at once, and comes back', async ({ stage }) => {
  const writer = await stage.open('/creative/tool/text_to_audio', { as: 'writer' });
  await writer.getByRole('heading', { name: '文字转语音' }).first().waitFor();
  const owner = await stage.open('/merchant/account', { as: 'owner' });
  const settle = async (isOn: boolean) => {
    await owner.getByRole('button', { name: '“文字转语音”的设置' }).click();
    const dialog = owner.getByRole('dialog', { name: '“文字转语音”的设置' });
    const toggle = dialog.getByRole('switch', { name: '成员可以使用' });
    if ((await toggle.getAttribute('aria-checked')) !== String(isOn)) await toggle.click();
    await stage.shot(owner, `setting-${isOn}`);
    await dialog.getByRole('button', { name: /保\s?存/ }).click();
    await owner.getByText('应用设置已保存').first().waitFor();
    await dialog.waitFor({ state: 'hidden' });
  };
  await settle(false);
  await writer.reload();
  await writer.getByText('没有访问这个页面的权限').waitFor();
  await settle(true);
  await writer.reload();
  await writer.getByRole('heading', { name: '文字转语音' }).first().waitFor();
});
