import type { Page } from '@playwright/test';

/** Two videos at one moment: mean distance of their brightness, 0–255. */
interface Sought {
  readonly time: number;
  readonly mean: number;
}

/**
 * Two videos (base64 MP4) as the browser's player shows them, with its own demuxer and decoder: none of what wrote them.
 * A player on a busy machine says that it has sought a moment before it shows the image: one that lies further apart than
 * `limit` is looked at again for a second. The players stand still, so a wrong image stays wrong.
 *
 * @param limit of the mean distance
 * @throws what the player says of a file that it cannot read on
 */
export const seekVideos = (
  page: Page,
  files: readonly [string, string],
  times: readonly number[],
  limit: number,
): Promise<readonly Sought[]> =>
  page.evaluate(
    async ({ files, times, limit }) => {
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
      const lookAt = (video: HTMLVideoElement): Uint8ClampedArray => {
        context.drawImage(video, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      };
      const distance = (): number => {
        const [a, b] = players.map(lookAt);
        let sum = 0;
        for (let at = 0; a && b && at < a.length; at += 4) {
          const part = (channel: number): number => (a[at + channel] ?? 0) - (b[at + channel] ?? 0);
          sum += Math.abs(0.299 * part(0) + 0.587 * part(1) + 0.114 * part(2));
        }
        return sum / (width * height);
      };
      const found: Sought[] = [];
      for (const time of times) {
        for (const video of players) {
          const sought = happens(video, 'seeked');
          video.currentTime = time;
          await sought;
        }
        let mean = distance();
        for (let look = 0; look < 20 && mean > limit; look += 1) {
          await new Promise((done) => setTimeout(done, 50));
          mean = distance();
        }
        found.push({ time, mean });
      }
      return found;
    },
    { files, times, limit },
  );
