import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { distance, meanOf, playVideo, spreadOf, wholePicture } from '../probe/playVideo';
import { probeVideo } from '../probe/probeVideo';
import { cards } from './compose';

export async function timeOf(page: Page): Promise<number> {
  return Number(await page.getByRole('slider', { name: '播放位置' }).getAttribute('aria-valuenow'));
}

/** The pictures of the cards, which their shots are. */
export const shotsOf = (page: Page): Promise<string[]> =>
  cards(page).evaluateAll((all) =>
    all.map((card) => card.querySelector('img, video')?.getAttribute('src')?.split('#')[0] ?? ''),
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

/** A real film: both tracks, the right shape, sound from its beginning to its end, pictures that move. */
export async function checkFilm(
  page: Page,
  film: Awaited<ReturnType<typeof probeVideo>>,
  seconds: number,
): Promise<void> {
  assert.deepEqual([film.video?.width, film.video?.height], [1080, 1920]);
  assert.ok(film.audio, 'has a sound track');
  assert.ok(Math.abs(film.duration - seconds) <= 0.2, `lasts ${film.duration} s, the voices ${seconds} s`);
  const times = [0.3, film.duration / 2, film.duration - 0.4];
  const { frames, loudness } = await playVideo(page, film.bytes, times, [wholePicture]);
  const pictures = frames.map(([picture]) => picture ?? []);
  for (const [index, picture] of pictures.entries()) {
    assert.ok(meanOf(picture) > 12, `picture at ${times[index]} s is not black`);
    assert.ok(spreadOf(picture) > 10, `picture at ${times[index]} s is not one colour`);
  }
  assert.ok(distance(pictures[0] ?? [], pictures[1] ?? []) > 4, 'pictures change');
  const heard = loudness.filter((value) => value > 0.005).length;
  assert.ok(heard > loudness.length * 0.6, `sound in ${heard} of ${loudness.length} half seconds`);
}
