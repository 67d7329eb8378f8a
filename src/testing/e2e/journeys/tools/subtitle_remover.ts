import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { test } from '../../fixtures';
import { badFile } from '../../material/badFiles';
import { probeVideo } from '../../probe/probeVideo';

/** Six seconds, made by our own export: captions burned in from 2 to 4 s, a tone. */
const captioned = readFileSync(join('src', 'testing', 'e2e', 'material', 'captioned.mp4'));

async function audioOf(bytes: Buffer): Promise<readonly string[]> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  assert.ok(track, 'it audios');
  const packets: string[] = [];
  for await (const { timestamp, data } of new EncodedPacketSink(track).packets())
    packets.push(`${timestamp.toFixed(4)} ${Buffer.from(data).toString('base64')}`);
  return packets;
}

interface Image {
  /** Brightest less darkest of the middle of the captions' place: white letters with dark outlines against the scene. */
  readonly contrast: number;
  /** Brightness of points far from the captions. */
  readonly outside: readonly number[];
}

/** What a video shows at a time, decoded by the browser. */
const imageAt = (page: Page, bytes: Buffer, time: number): Promise<Image> =>
  page.evaluate(
    async ({ base64, time }) => {
      const video = document.createElement('video');
      video.muted = true;
      video.src = URL.createObjectURL(
        new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type: 'video/mp4' }),
      );
      await new Promise((done, fail) => {
        video.onseeked = done;
        video.onerror = fail;
        video.currentTime = time;
      });
      const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(video, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      // No named function: tsx would wrap it in a helper that the page has not.
      const lumas = Array.from({ length: canvas.width * canvas.height }, (_, index) => {
        const at = index * 4;
        return ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4;
      });
      let [low, high] = [255, 0];
      for (let y = Math.round(canvas.height * 0.645); y < canvas.height * 0.7; y += 1)
        for (let x = Math.round(canvas.width * 0.4); x < canvas.width * 0.6; x += 1) {
          low = Math.min(low, lumas[y * canvas.width + x] ?? 0);
          high = Math.max(high, lumas[y * canvas.width + x] ?? 0);
        }
      const outside = Array.from({ length: 40 }, (_, index) => {
        const x = 10 + ((index * 61) % (canvas.width - 20));
        const y = 8 + ((index * 23) % Math.round(canvas.height * 0.4));
        return lumas[y * canvas.width + x] ?? 0;
      });
      return { contrast: high - low, outside };
    },
    { base64: bytes.toString('base64'), time },
  );

/** Subtitles off a video: found, removed, downloaded, opened. */
test('burned-in subtitles are found and removed; the audio is the same to the last byte', async ({ stage }) => {
  const page = await stage.open('/creative/tool/subtitle_remover', { as: 'owner' });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([{ name: '带字幕.mp4', mimeType: 'video/mp4', buffer: captioned }]);
  await page.getByRole('button', { name: '自动查找字幕' }).click();
  await page.getByText(/找到 1 处字幕、1 段时间/).waitFor({ timeout: 40_000 });
  // Tried beside the letters, before anything is made.
  await page.getByText(/^预计(修补得好|近看有痕迹|会看得出修补)$/).waitFor({ timeout: 20_000 });
  await stage.shot(page, 'subtitle-1-found');

  // A box is moved by keys and put back; a hair's breadth is enough to be seen in its style.
  const box = page.getByRole('button', { name: /^字幕区域 1/ });
  await box.press('ArrowUp');
  await box.press('ArrowDown');

  await page.getByRole('button', { name: '去掉字幕' }).click();
  const save = page.getByRole('button', { name: /^下载 带字幕-去字幕\.mp4/ }).first();
  await save.waitFor({ timeout: 60_000 });
  await stage.shot(page, 'subtitle-2-result');
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const facts = await probeVideo(download);
  assert.equal(facts.name, '带字幕-去字幕.mp4');
  assert.deepEqual([facts.video?.width, facts.video?.height], [640, 360]);
  assert.ok(Math.abs(facts.duration - 6.016) < 0.07, `${facts.duration} s`);
  assert.deepEqual(await audioOf(facts.bytes), await audioOf(captioned), 'the audio is copied');

  const [before, after] = [await imageAt(page, captioned, 3.1), await imageAt(page, facts.bytes, 3.1)];
  assert.ok(before.contrast > 180, `captions stood there: ${before.contrast}`);
  assert.ok(after.contrast < before.contrast * 0.6, `they are gone: ${before.contrast} → ${after.contrast}`);
  const apart = before.outside.map((value, index) => Math.abs(value - (after.outside[index] ?? 0)));
  const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length;
  assert.ok(mean < 6, `elsewhere the image is the same: ${mean}`);
});

test('files without subtitles to be removed (no video, no decoder) are told with their reason, and nothing can be started', async ({
  stage,
}) => {
  const page = await stage.open('/creative/tool/subtitle_remover', { as: 'owner' });
  const pick = page.locator('input[type="file"]').first();
  const avi = Buffer.from('RIFF\x40\0\0\0AVI LIST\0\0\0\0hdrlstrlstrh8\0\0\0vidsXVID', 'latin1');
  await pick.setInputFiles([
    badFile('empty'),
    { name: '老片.avi', mimeType: 'video/x-msvideo', buffer: avi },
    { name: '假片.mp4', mimeType: 'video/mp4', buffer: Buffer.from('<!DOCTYPE html><html>403</html>') },
  ]);
  await page
    .getByText(/空的|空文件/)
    .first()
    .waitFor();
  await page.getByText(/浏览器打不开 AVI 这种格式/).waitFor();
  await page.getByText(/这不是视频、音频或图片文件/).waitFor();
  await stage.shot(page, 'subtitle-3-refused');
  assert.equal(await page.getByRole('button', { name: '去掉字幕' }).isDisabled(), true);
});
