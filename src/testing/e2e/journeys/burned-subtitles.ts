import assert from 'node:assert/strict';
import { test } from '../fixtures';
import { textsOf } from '../flows/compose';
import { callHarness, openHarness } from '../flows/harness';

const said = ['早上装的热水晚上还烫嘴', '今天下单送杯刷'];

test('the words of a video without a recognizer are read off its image and taken apart', async ({ stage }) => {
  const maker = await openHarness(stage);
  const cues = said.map((text, index) => ({ text, start: 0.3 + index * 1.5, end: 1.6 + index * 1.5 }));
  const bytes = await callHarness(maker, 'subtitledVideo', { seconds: 3.5, width: 720, height: 1280 }, cues);
  await maker.close();
  const video = { name: '别人的爆款.mp4', mimeType: 'video/mp4', buffer: Buffer.from(bytes, 'base64') };

  const page = await stage.open('/compose/analyze', { as: 'owner' });
  await page.locator('input[type="file"]').first().setInputFiles(video);
  await page.getByText(/正在读画面上的字幕/).waitFor({ timeout: 60_000 });
  await stage.shot(page, '1-reading');
  await page.getByText('文字读自画面字幕，共 2 句').waitFor({ timeout: 120_000 });
  for (const line of said) await page.getByText(line).first().waitFor();
  await stage.shot(page, '2-taken-apart');

  await page.goto(`${stage.originOf()}/creative/tool/asr`);
  await page.locator('input[type=file]').first().setInputFiles(video);
  await page.getByRole('button', { name: '读画面字幕' }).click();
  const fields = page.getByRole('textbox', { name: /^第 \d+ 句的文字$/ });
  await fields.first().waitFor({ timeout: 120_000 });
  assert.deepEqual(await textsOf(fields), said);
  await stage.shot(page, '3-transcript');
});
