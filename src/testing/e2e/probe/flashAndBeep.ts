import type { Page } from '@playwright/test';

interface FlashAndBeep {
  /** Seconds at which the image turns white; the border of its frame. */
  readonly flash: number;
  /** Seconds at which the sound begins. */
  readonly beep: number;
}

/**
 * Where a video flashes and where it beeps, near a time, as a player shows and plays it.
 *
 * @param from Its browser decodes.
 * @param near Seconds; silence and a dark image lie in the half second before it.
 */
export async function flashAndBeep(from: Page, bytes: Buffer, near: number, fps = 30): Promise<FlashAndBeep> {
  // An empty page has no content security policy that would refuse a blob.
  const page = await from.context().newPage();
  try {
    return await page.evaluate(
      async ({ data, near, fps }) => {
        const binary = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
        const audio = await new OfflineAudioContext(1, 48_000, 48_000).decodeAudioData(binary.slice().buffer);
        const samples = audio.getChannelData(0);
        let at = Math.max(0, Math.floor((near - 0.5) * audio.sampleRate));
        while (at < samples.length && Math.abs(samples[at] ?? 0) < 0.04) at += 1;

        const video = document.createElement('video');
        video.muted = true;
        video.src = URL.createObjectURL(new Blob([binary], { type: 'video/mp4' }));
        await new Promise((resolve, reject) => {
          video.onloadeddata = resolve;
          video.onerror = () => reject(new Error(`the file does not play: ${video.error?.message}`));
        });
        const context = new OffscreenCanvas(16, 16).getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('no canvas');
        let shown = -1;
        const follow = (_: number, { mediaTime }: VideoFrameCallbackMetadata): void => {
          shown = mediaTime;
          video.requestVideoFrameCallback(follow);
        };
        video.requestVideoFrameCallback(follow);
        const isWhite = async (frame: number): Promise<boolean> => {
          const seeked = new Promise((resolve) => {
            video.onseeked = resolve;
          });
          const time = (frame + 0.5) / fps;
          video.currentTime = time;
          await seeked;
          // A busy browser says that it has come to a place while it still shows the image of before.
          const deadline = performance.now() + 1000;
          while ((shown > time || shown < time - 1.05 / fps) && performance.now() < deadline)
            await new Promise((resolve) => setTimeout(resolve, 4));
          context.drawImage(video, 0, 0, 16, 16);
          const { data: pixels } = context.getImageData(4, 10, 8, 4);
          const greens = pixels.filter((_, index) => index % 4 === 1);
          return greens.reduce((sum, value) => sum + value, 0) / greens.length > 180;
        };
        const first = Math.round((near - 0.2) * fps);
        for (let frame = first; frame < first + fps; frame += 1)
          if (await isWhite(frame)) return { flash: frame / fps, beep: at / audio.sampleRate };
        throw new Error(`no flash near ${near} s`);
      },
      { data: bytes.toString('base64'), near, fps },
    );
  } finally {
    await page.close();
  }
}
