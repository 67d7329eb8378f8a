import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { test } from '../../fixtures';
import type { Stage } from '../../stage';

const text = '这款保温杯只要89元。[停顿1秒]早上装的热水，晚上还是烫的！喜欢就带走。';

async function open(stage: Stage): Promise<Page> {
  const page = await stage.open('/creative/tool/text_to_audio', { as: 'owner' });
  await page.getByRole('radio', { name: /小禾/ }).waitFor();
  await page.getByRole('textbox', { name: '要朗读的文字' }).fill(text);
  await page.getByText('共 3 句').waitFor();
  return page;
}

/** The files of the newest run. */
async function results(page: Page, ending: RegExp): Promise<Download> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: ending }).first().click({ timeout: 60_000 });
  return coming;
}

async function audioOf(download: Download): Promise<{ codec: string | null; duration: number }> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(await download.path()) });
  const track = await input.getPrimaryAudioTrack();
  const codec = track ? await track.getCodec() : null;
  return { codec, duration: await input.computeDuration() };
}

const seconds = (clock: string): number => {
  const [h = 0, m = 0, s = 0] = clock.replace(',', '.').split(':').map(Number);
  return h * 3600 + m * 60 + s;
};

test('a text is read as one audio with captions at its times; pauses and readings are heard', async ({ stage }) => {
  const page = await open(stage);
  await page.getByRole('button', { name: /数字、单位和英文怎么读/ }).click();
  assert.equal(await page.getByRole('textbox', { name: '“89”的读法' }).inputValue(), '八十九');
  await page.getByRole('button', { name: '生成音频' }).click();
  const audio = await audioOf(await results(page, /下载.*\.mp3/));
  assert.equal(audio.codec, 'mp3');
  const srt = await readFile(await (await results(page, /下载.*\.srt/)).path(), 'utf8');
  const times = [...srt.matchAll(/([\d:,]+) --> ([\d:,]+)/g)].map(([, from = '', to = '']) => [
    seconds(from),
    seconds(to),
  ]);
  assert.equal(times.length, 3);
  assert.ok(Math.abs((times[1]?.[0] ?? 0) - (times[0]?.[1] ?? 0) - 1) < 0.02, 'the pause is not a second long');
  assert.ok(
    Math.abs((times[2]?.[1] ?? 0) - audio.duration) < 0.15,
    `captions end at ${times[2]?.[1]}, audio at ${audio.duration}`,
  );
  assert.ok(!srt.includes('停顿'), 'a mark is shown');
  await stage.shot(page, 'text-to-audio');
});

test('the text is still there after a reload', async ({ stage }) => {
  const page = await open(stage);
  await page.reload();
  await page.getByText('共 3 句').waitFor();
  assert.equal(await page.getByRole('textbox', { name: '要朗读的文字' }).inputValue(), text);
});
