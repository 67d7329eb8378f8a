import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseSrt } from '../../../../engine/captions/srt';
import { writeSheet } from '../../../../lib/sheets';
import { readSheet } from '../../../../lib/sheets/readSheet';
import { test } from '../../fixtures';
import { eventually } from '../../flows/compose';
import type { Stage } from '../../stage';

const address = '/creative/tool/detection';
const text = '全国第一的保温杯，国家级品质。\n\n倒放也不漏，独一无二。';
const srt =
  '1\n00:00:01,000 --> 00:00:02,500\n全网最好的杯子\n\n2\n00:00:03,250 --> 00:00:04,875\n倒放不漏\n\n3\n00:01:05,000 --> 00:01:07,000\n国家级品质\n';

async function hand(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.locator('.ant-segmented-item').filter({ hasText: '上传文件' }).click();
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });
  await page.getByRole('list', { name: '需要留意的段落' }).waitFor({ timeout: 20_000 });
}

async function result(page: Page, name: RegExp): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    page.getByRole('button', { name }).first().click({ timeout: 30_000 }),
  ]);
  return readFile(await file.path());
}

const written = (page: Page) => page.getByRole('textbox', { name: '要检查的文案' });
const open = (stage: Stage): Promise<Page> => stage.open(address, { as: 'owner' });

test('a text is put right at once, and taken back; its report is printed and downloaded; a reload brings it again', {
  tag: '@whole',
}, async ({ stage }) => {
  const page = await open(stage);
  await written(page).fill(text);
  const list = page.getByRole('list', { name: '需要留意的段落' });
  await list.waitFor();
  await page.getByRole('button', { name: '打印报告' }).click();
  const frame = page.frameLocator('iframe[srcdoc]');
  await frame.getByRole('cell', { name: '国家级品质', exact: true }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: '生成报告和修正文件' }).click();
  assert.match((await result(page, /下载.*检测报告\.md/)).toString(), /\*\*独一无二\*\*/);
  await stage.shot(page, 'detection');
  await page.getByRole('button', { name: /^全部替换/ }).click();
  await page.getByText('没有发现违禁词').waitFor();
  const fixed = await written(page).inputValue();
  assert.doesNotMatch(fixed, /第一|国家级|独一无二/);
  assert.match(fixed, /\n\n/, 'the blank line is gone');
  await page.getByRole('button', { name: /撤销替换/ }).click();
  assert.equal(await written(page).inputValue(), text);
  await page.reload();
  assert.equal(await written(page).inputValue(), text);
});

test('captions come back with other words at the same times; an old file does not push a typed text aside', async ({
  stage,
}) => {
  const page = await open(stage);
  await hand(page, '口播.srt', 'application/x-subrip', Buffer.from(srt));
  await page.getByRole('button', { name: /^全部替换/ }).click();
  await page.getByText('没有发现违禁词').waitFor();
  await page.getByRole('button', { name: '生成报告和修正文件' }).click();
  const fixed = parseSrt((await result(page, /下载.*已修正\.srt/)).toString());
  const before = parseSrt(srt);
  assert.deepEqual(
    fixed.map(({ start, end }) => [start, end]),
    before.map(({ start, end }) => [start, end]),
  );
  assert.doesNotMatch(fixed.map((cue) => cue.text).join(), /最好|国家级/);
  assert.equal(fixed[1]?.text, '倒放不漏');
  assert.match((await result(page, /下载.*检测报告\.md/)).toString(), /最好/, 'the report tells what was found');
  await page
    .locator('.ant-segmented-item')
    .filter({ hasText: /^文案$/ })
    .click();
  await written(page).fill(text);
  await page.reload();
  await page.getByText('需要留意', { exact: false }).first().waitFor();
  // The kept file has come back by then.
  await page.waitForTimeout(1500);
  assert.equal(await written(page).inputValue(), text);
});

test('a table of texts comes back with what was found beside each', async ({ stage }) => {
  const page = await open(stage);
  const sheet = await writeSheet({
    name: '标题',
    columns: ['编号', '文案'].map((title) => ({ title })),
    rows: [
      ['A1', '全网最低价的保温杯'],
      ['A2', '早上装的热水，晚上还烫'],
      ['A3', '国家级品质的保温杯'],
    ],
  });
  await hand(
    page,
    '标题.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    Buffer.from(await sheet.arrayBuffer()),
  );
  await eventually('the column with the texts is taken', async () =>
    ((await page.getByRole('list', { name: '需要留意的段落' }).textContent()) ?? '').includes('第 2 行'),
  );
  await page.getByRole('button', { name: '生成报告和修正文件' }).click();
  const bytes = await result(page, /下载.*已修正\.xlsx/);
  const [read] = await readSheet(new File([new Uint8Array(bytes)], '标题.xlsx'));
  const [head = [], first = [], second = []] = read?.rows ?? [];
  assert.deepEqual(head.slice(0, 2), ['编号', '文案']);
  assert.equal(first[0], 'A1');
  assert.match(first[2] ?? '', /最低价/);
  assert.ok((first[4] ?? '') !== '' && !/全网最低价/.test(first[4] ?? ''), `proposed: ${first[4]}`);
  assert.equal(second[2] ?? '', '');
});
