import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../../fixtures';
import { distance, type Grey, type Played, playVideo, type Region } from '../../probe/playVideo';
import { probeVideo, type VideoFacts } from '../../probe/probeVideo';
import type { Stage } from '../../stage';

const script = '大家好，欢迎来到我的小店。早上装的热水，晚上还是烫的！';
const greeting = '大家好。';
/** Where a half figure in the middle of a portrait video has its mouth, with room for its sway. */
const mouth: Region = { x: 0.44, y: 0.575, width: 0.12, height: 0.035 };

async function open(stage: Stage, words = script): Promise<Page> {
  const page = await stage.open('/creative/tool/figure_video', { as: 'owner' });
  await page.getByRole('textbox', { name: '口播稿' }).fill(words);
  await page.getByRole('list', { name: '逐句动作' }).getByText('大家好').waitFor();
  await page.getByRole('radio', { name: /晓雅/ }).click();
  return page;
}

/** Makes the video and downloads it; tells how fast it was drawn and encoded once everything had been spoken. */
async function made(page: Page, button: string): Promise<VideoFacts> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('list', { name: '正在处理' }).getByText('绘制画面').waitFor({ timeout: 60_000 });
  const drawn = Date.now();
  const act = page.getByRole('button', { name: /下载/ }).first();
  await act.waitFor({ timeout: 150_000 });
  const seconds = (Date.now() - drawn) / 1000;
  const download = page.waitForEvent('download');
  await act.click();
  const facts = await probeVideo(await download);
  const speed = (facts.duration / seconds).toFixed(2);
  console.info(
    `presenter, ${button}: ${facts.duration.toFixed(1)} s in ${seconds.toFixed(1)} s = ${speed} × real time`,
  );
  return facts;
}

interface Finished {
  readonly ai_label: { readonly visible: boolean; readonly metadata: boolean };
  readonly width: number;
  readonly video_codec: string;
}

/** The video becomes a finished one, from where it is published. */
async function publish(stage: Stage, page: Page): Promise<void> {
  await page.getByRole('button', { name: /用到/ }).first().click();
  await page.getByRole('menuitem', { name: '存为成片' }).click();
  await page.waitForURL(/\/publish\/media\?video=/, { timeout: 60_000 });
  const id = new URL(page.url()).searchParams.get('video') ?? '';
  const kept = await stage.api<Finished>('owner', 'GET', '/video/info', { id });
  assert.deepEqual(kept.ai_label, { visible: true, metadata: true });
  assert.deepEqual([kept.width, kept.video_codec], [1080, 'avc']);
  await page.getByRole('dialog').waitFor();
}

/** How much the image of a region changes between neighbouring moments. */
const motion = ({ frames }: Played): readonly number[] =>
  frames.slice(1).map(([now], index) => distance(now as Grey, frames[index]?.[0] as Grey));

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const moments = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index / 15);

test('a script becomes a speaking presenter: the mouth moves with the voice and rests in silence; it becomes a finished video', async ({
  stage,
}) => {
  const page = await open(stage);
  await page.getByRole('combobox', { name: '字幕样式' }).click();
  await page.getByTitle('不加字幕').click();
  const facts = await made(page, '生成视频');
  assert.equal(facts.video?.codec, 'avc');
  assert.deepEqual([facts.video?.width, facts.video?.height], [1080, 1920]);
  assert.ok(
    facts.audio && Math.abs(facts.audio.duration - facts.duration) < 0.6,
    'the voice is not as long as the video',
  );
  assert.ok(facts.duration > 4 && facts.duration < 14, `${facts.duration} s`);
  // The presenter stands silent before the first word and after the last.
  const silent = moments(facts.duration - 0.32, 4);
  const times = [...moments(0.8, 12), ...silent];
  const played = await playVideo(page, facts.bytes, times, [mouth]);
  const moved = motion(played);
  const speaking = average(moved.slice(0, 11));
  const resting = average(moved.slice(-3));
  assert.ok(speaking > 2 * resting && speaking > 1, `speaking ${speaking.toFixed(2)}, resting ${resting.toFixed(2)}`);
  assert.ok(
    played.loudness.some((level) => level > 0.01),
    'nothing is heard',
  );
  await publish(stage, page);
});

test('before nothing, the presenter becomes a layer: WebM with transparency', async ({ stage }) => {
  const page = await open(stage, greeting);
  await page.getByRole('radiogroup', { name: '背景' }).getByText('透明').click();
  const facts = await made(page, '生成透明图层');
  assert.equal(facts.video?.codec, 'vp9');
  const corners = await alphaOf(page, facts.bytes, 1);
  assert.ok(corners.corner < 5, `the corner has alpha ${corners.corner}`);
  assert.ok(corners.body > 250, `the body has alpha ${corners.body}`);
});

test('the video opens in the timeline with presenter, voice and captions as clips', async ({ stage }) => {
  const page = await open(stage, greeting);
  await page.getByRole('button', { name: '放进时间线剪辑' }).click();
  await page.waitForURL(/\/editor\/timeline\?/, { timeout: 60_000 });
  await page.getByText('数字人').first().waitFor({ timeout: 30_000 });
});

/** Alpha in the upper left corner and in the chest, of the image at some seconds. */
async function alphaOf(
  from: Page,
  bytes: Buffer,
  at: number,
): Promise<{ readonly corner: number; readonly body: number }> {
  const page = await from.context().newPage();
  try {
    return await page.evaluate(
      async ({ data, at }) => {
        const blob = new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: 'video/webm' });
        const video = document.createElement('video');
        video.muted = true;
        video.src = URL.createObjectURL(blob);
        await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
        video.currentTime = at;
        await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
        const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.drawImage(video, 0, 0);
        // The AI label stands in the left corner. No function of its own in here: the page would not know its name's helper.
        const corner = pen.getImageData(canvas.width - 20, 20, 1, 1).data[3] ?? -1;
        const body = pen.getImageData(canvas.width / 2, canvas.height * 0.8, 1, 1).data[3] ?? -1;
        return { corner, body };
      },
      { data: bytes.toString('base64'), at },
    );
  } finally {
    await page.close();
  }
}
