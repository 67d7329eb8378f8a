import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from '../../fixtures';
import { eventually } from '../../flows/compose';
import { sentences } from '../../flows/script';

test('a prompt is filled in, written twice side by side, kept, and becomes a script', async ({ stage }) => {
  const page = await stage.open('/creative/tool/prompt_to_text', { as: 'owner' });
  const options = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
  await page.getByRole('combobox', { name: '提示词' }).click();
  await page.keyboard.type('标题十选一');
  await options.filter({ hasText: '标题十选一' }).first().click();
  await page.getByRole('button', { name: '开始写' }).click();
  // What a prompt cannot do without is asked for at its field.
  await page.getByText('请填写内容').waitFor();
  await page
    .getByRole('textbox', { name: '内容' })
    .fill('便携保温杯 480ml，早上装的水到晚上还是热的，单手开盖，放进通勤包不漏。');
  await page.getByRole('button', { name: '开始写' }).click();
  const versions = page.getByRole('region', { name: '预览' }).getByRole('listitem', { name: /^第 \d 版$/ });
  const keep = versions.first().getByRole('button', { name: '留下这版' });
  await keep.waitFor();
  assert.equal(await versions.count(), 2);
  await eventually(
    'both are written',
    async () => (await page.getByRole('button', { name: '重写这版' }).count()) === 2,
    40_000,
  );
  await keep.click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /下载.*-1\.md/ }).click({ timeout: 20_000 }),
  ]);
  const kept = await readFile(await file.path(), 'utf8');
  assert.ok(kept.replace(/\s/g, '').length > 20, kept);
  await stage.shot(page, 'prompt-to-text');
  await page.reload();
  await page.getByRole('button', { name: /用到…/ }).first().click();
  await page.getByRole('menuitem', { name: '存成脚本' }).click();
  await page.waitForURL((url) => url.pathname === '/editor/script');
  await sentences(page).first().waitFor();
  const first = await sentences(page).first().inputValue();
  assert.ok(first.trim() !== '' && kept.includes(first), `${first} … ${kept}`);
});
