import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { test } from '../../fixtures';
import type { Stage } from '../../stage';

const words = '大家好，欢迎来到我的小店。这款保温杯，早上装的热水，晚上还是烫的！';

async function spoken(stage: Stage): Promise<Buffer> {
  const { url } = await stage.api<{ url: string }>('owner', 'POST', '/speech/synthesize', {
    text: words,
    voice: 'cmn-xiaohe',
  });
  return Buffer.from(await (await fetch(`${stage.originOf()}${url}`)).arrayBuffer());
}

async function hear(stage: Stage, buffer: Buffer): Promise<Page> {
  const page = await stage.open('/creative/tool/asr', { as: 'owner' });
  await page.locator('input[type=file]').first().setInputFiles({ name: '口播.wav', mimeType: 'audio/wav', buffer });
  await page.getByRole('button', { name: '开始识别' }).click();
  await page.getByRole('region', { name: '识别结果' }).waitFor({ timeout: 30_000 });
  return page;
}

const lines = (page: Page) => page.getByRole('textbox', { name: /^第 \d+ 句的文字$/ });

test('a voice made here is written down word by word, put right, and taken away as captions', async ({ stage }) => {
  const page = await hear(stage, await spoken(stage));
  const texts = await lines(page).evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value));
  assert.equal(texts.join(''), words);
  await page.getByRole('textbox', { name: '查找' }).fill('小店');
  await page.getByRole('textbox', { name: '替换为' }).fill('门店');
  await page.getByRole('button', { name: /全部替换/ }).click();
  await page.getByRole('button', { name: '生成字幕与文稿' }).click();
  // the document comes only with what was put right; the captions of the first hearing stand below
  await page.getByRole('button', { name: /下载.*\.docx/ }).waitFor();
  const coming = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /下载.*\.srt/ })
    .first()
    .click();
  const srt = await readFile(await (await coming).path(), 'utf8');
  assert.ok(srt.includes('门店') && srt.includes('-->'), srt);
  await stage.shot(page, 'asr');
  await page.reload();
  await page.getByRole('region', { name: '识别结果' }).waitFor({ timeout: 30_000 });
  assert.ok((await lines(page).first().inputValue()).length > 0);
});
