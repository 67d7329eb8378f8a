import type { Page } from '@playwright/test';

/** Two videos at one moment: mean distance of their brightness, 0–255. */
interface Sought {
  readonly time: number;
  readonly mean: number;
}

/**
 * Two videos (base64 MP4) as the browser's player shows them, with its own demuxer and decoder: none of what wrote them.
 *
 * @throws what the player says of a file that it cannot read on
 */
export const seekVideos = (
  page: Page,
  files: readonly [string, string],
  times: readonly number[],
): Promise<readonly Sought[]> =>
  page.evaluate(
    async ({ files, times }) => {
      const [width, height] = [90, 160];
      const happens = (video: HTMLVideoElement, type: string): Promise<void> =>
        new Promise((done, fail) => {
          video.addEventListener(type, () => done(), { once: true });
          video.addEventListener('error', () => fail(new Error(video.error?.message ?? 'no video')), { once: true });
        });
      const players = await Promise.all(
        files.map(async (base64) => {
          const video = document.createElement('video');
          const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
          video.muted = true;
          video.preload = 'auto';
          const loaded = happens(video, 'loadeddata');
          video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' }));
          await loaded;
          return video;
        }),
      );
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no 2d context');
      const found: Sought[] = [];
      for (const time of times) {
        const shown: Uint8ClampedArray[] = [];
        for (const video of players) {
          const sought = happens(video, 'seeked');
          video.currentTime = time;
          await sought;
          context.drawImage(video, 0, 0, width, height);
          shown.push(context.getImageData(0, 0, width, height).data);
        }
        const [a, b] = shown;
        let sum = 0;
        for (let at = 0; a && b && at < a.length; at += 4) {
          const part = (channel: number): number => (a[at + channel] ?? 0) - (b[at + channel] ?? 0);
          sum += Math.abs(0.299 * part(0) + 0.587 * part(1) + 0.114 * part(2));
        }
        found.push({ time, mean: sum / (width * height) });
      }
      return found;
    },
    { files, times },
  );
