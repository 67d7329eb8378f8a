import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { TAIL_SECONDS } from '../../../domain/storyboard/pacing';
import { distance, meanOf, playVideo, spreadOf, wholeImage } from '../probe/playVideo';
import { probeVideo } from '../probe/probeVideo';
import type { Spoken } from '../probe/voiceLog';
import { cards } from './compose';

export async function timeOf(page: Page): Promise<number> {
  return Number(await page.getByRole('slider', { name: '播放位置' }).getAttribute('aria-valuenow'));
}

/** The images of the cards, which their shots are. */
export const shotsOf = (page: Page): Promise<string[]> =>
  cards(page).evaluateAll((all) =>
    all.map((card) => card.querySelector('[data-shot]')?.getAttribute('data-shot') ?? ''),
  );

export async function changeShot(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: '换镜头' }).click();
  const dialog = page.getByRole('dialog', { name: '换镜头' });
  await dialog.locator('[aria-pressed="false"]').first().click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function download(page: Page, within: Locator): Promise<Awaited<ReturnType<typeof probeVideo>>> {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    within.getByRole('link', { name: /下载视频/ }).click(),
  ]);
  return probeVideo(file);
}

/** A real video: both tracks, the right shape, sound from its beginning to its end, images that move. */
export async function checkVideo(
  page: Page,
  video: Awaited<ReturnType<typeof probeVideo>>,
  spoken: Spoken,
): Promise<void> {
  assert.deepEqual([video.video?.width, video.video?.height], [1080, 1920]);
  assert.ok(video.audio, 'has an audio track');
  const breaths = (seconds: number): number => spoken.seconds + (spoken.sentences - 1) * seconds + TAIL_SECONDS;
  const isWhole = video.duration >= breaths(0.25) - 0.2 && video.duration <= breaths(0.5) + 0.2;
  assert.ok(isWhole, `lasts ${video.duration} s, ${spoken.sentences} voices ${spoken.seconds} s`);
  const times = [0.3, video.duration / 2, video.duration - 0.4];
  const { frames, loudness } = await playVideo(page, video.bytes, times, [wholeImage]);
  const images = frames.map(([image]) => image ?? []);
  for (const [index, image] of images.entries()) {
    assert.ok(meanOf(image) > 12, `image at ${times[index]} s is not black`);
    assert.ok(spreadOf(image) > 10, `image at ${times[index]} s is not one color`);
  }
  assert.ok(distance(images[0] ?? [], images[1] ?? []) > 4, 'images change');
  const heard = loudness.filter((value) => value > 0.005).length;
  assert.ok(heard > loudness.length * 0.6, `audio in ${heard} of ${loudness.length} half seconds`);
}
