import assert from 'node:assert/strict';
import type { Account } from '../../../services/account/schema';
import { test } from '../fixtures';

test('who leaves hands over what he holds: it is named and taken over, and he is gone', async ({ stage }) => {
  const editor = await stage.open('/editor/article?id=art_seed_desk_article', { as: 'writer' });
  await editor.getByRole('textbox', { name: '摘要' }).waitFor();
  const page = await stage.open('/merchant/team', { as: 'owner' });
  const row = page.getByRole('row').filter({ hasText: '林一笔' });
  await row.getByRole('button', { name: /移\s?除/ }).click();
  const dialog = page.getByRole('dialog', { name: '移除“林一笔”' });
  await dialog.getByRole('link', { name: /发布内容 \d+/ }).waitFor();
  assert.ok(await dialog.getByRole('button', { name: '移除成员' }).isDisabled());
  await stage.shot(page, '1-belongings');
  await dialog.getByLabel('由谁接手').click();
  await page.getByTitle('陈小满 · 店主').click();
  await dialog.getByRole('button', { name: '移除成员' }).click();
  await page.getByText('已移除林一笔，内容由陈小满接手').waitFor();
  const { list } = await stage.api<{ list: Account[] }>('owner', 'GET', '/account/data');
  assert.ok(!list.some(({ name }) => name === '林一笔'));
  // He was writing meanwhile: the next thing that he does signs him out, and tells him why.
  stage.expectNoise(/403/);
  await editor.getByRole('textbox', { name: '摘要' }).fill('还没有保存的摘要');
  await editor.getByText('你已不在这个团队里，如有疑问请联系店主').first().waitFor();
  await editor.waitForURL((url) => url.pathname === '/');
  await stage.shot(editor, '2-signed-out');
  assert.equal(await editor.evaluate(() => localStorage.getItem('YIDIANKE_TOKEN')), null);
});

test('people of a table are checked cell by cell and invited by a link of their own', async ({ stage }) => {
  const page = await stage.open('/merchant/team', { as: 'owner' });
  await page.getByRole('button', { name: 'Excel 导入' }).click();
  const dialog = page.getByRole('dialog', { name: '用 Excel 导入成员' });
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载模板' }).click(),
  ]);
  assert.equal(template.suggestedFilename(), '成员导入模板.xlsx');
  const table = ['姓名,手机号,角色', '李明,13700000001,内容编辑', '=cmd,12345,经理'].join('\n');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '名单.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await dialog.getByText('第 3 行“角色”：没有这个角色').waitFor();
  await stage.shot(page, '4-import');
  await dialog.getByRole('button', { name: '邀请 1 人' }).click();
  const link = (await dialog.getByText(/\/register\?invite=/).textContent()) ?? '';
  await stage.shot(page, '5-invited');

  const joining = await stage.open(new URL(link).pathname + new URL(link).search);
  await joining.getByLabel('用户名').fill('liming');
  assert.equal(await joining.getByLabel('姓名').inputValue(), '李明');
  await joining.getByLabel('密码', { exact: true }).fill('lamp on the hill');
  await joining.getByRole('button', { name: '加入团队' }).click();
  await joining.getByRole('button', { name: '李明的账号菜单' }).waitFor();
});

test('a figure of the team report opens the list that it is the length of', async ({ stage }) => {
  const page = await stage.open('/merchant/report', { as: 'owner' });
  const scripts = page.getByRole('link', { name: /^林一笔 脚本 [1-9]\d*，查看明细$/ });
  await scripts.waitFor();
  await stage.shot(page, '6-report');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出' }).click()]);
  assert.match(file.suggestedFilename(), /^团队报表 .*\.xlsx$/);
  const count = /\d+/.exec((await scripts.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await scripts.click();
  await page.waitForURL(/\/creative\/script\?author_id=/);
  await page.getByRole('link', { name: '提词' }).first().waitFor();
  assert.equal(await page.getByRole('link', { name: '提词' }).count(), Number(count));
  await page.goBack();
  await page.getByRole('link', { name: /^合计 已发布 \d+，查看明细$/ }).click();
  await page.waitForURL(/\/publish\/statistics\?/);
});
