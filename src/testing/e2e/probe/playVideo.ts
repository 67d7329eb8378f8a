import type { Locator, Page } from '@playwright/test';

/** A part of the image, in shares of width and height. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the AI label stands in a portrait video, with a margin around it. */
export const labelCorner: Region = { x: 0.03, y: 0.065, width: 0.3, height: 0.055 };
export const wholeImage: Region = { x: 0, y: 0, width: 1, height: 1 };

/** Grey values 0–255, row by row, of an image shrunk to 96 × 48. */
export type Grey = readonly number[];

export const meanOf = (grey: Grey): number => grey.reduce((sum, value) => sum + value, 0) / grey.length;

/** How far the values lie apart: 0 = one plain color. */
export function spreadOf(grey: Grey): number {
  const mean = meanOf(grey);
  return Math.sqrt(meanOf(grey.map((value) => (value - mean) ** 2)));
}

/** Mean distance of two images, 0–255. */
export const distance = (left: Grey, right: Grey): number =>
  meanOf(left.map((value, index) => Math.abs(value - (right[index] ?? 0))));

export interface Played {
  readonly width: number;
  readonly height: number;
  /** For each asked time: for each asked region its grey values. */
  readonly frames: readonly (readonly Grey[])[];
  /** Loudness of every half second, 0–1. */
  readonly loudness: readonly number[];
}

/** Plays a file in a page of its own: images at some times (seconds), and how loud it is. */
export async function playVideo(
  from: Page,
  bytes: Buffer,
  times: readonly number[],
  regions: readonly Region[],
): Promise<Played> {
  // An empty page has no content security policy that would refuse a blob.
  const page = await from.context().newPage();
  try {
    return await page.evaluate(
      async ({ data, times, regions }) => {
        const binary = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
        const audio = await new OfflineAudioContext(1, 48_000, 48_000).decodeAudioData(binary.slice().buffer);
        const samples = audio.getChannelData(0);
        const step = Math.floor(audio.sampleRate / 2);
        const loudness: number[] = [];
        for (let at = 0; at + step <= samples.length; at += step) {
          let sum = 0;
          for (let index = at; index < at + step; index += 1) sum += (samples[index] ?? 0) ** 2;
          loudness.push(Math.sqrt(sum / step));
        }

        const video = document.createElement('video');
        video.muted = true;
        video.src = URL.createObjectURL(new Blob([binary], { type: 'video/mp4' }));
        await new Promise((resolve, reject) => {
          video.onloadeddata = resolve;
          video.onerror = () => reject(new Error(`the file does not play: ${video.error?.message}`));
        });
        const canvas = document.createElement('canvas');
        canvas.width = 96;
        canvas.height = 48;
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('no canvas');
        const frames: number[][][] = [];
        for (const time of times) {
          const seeked = new Promise((resolve) => {
            video.onseeked = resolve;
          });
          // A player on a busy machine says that it has sought a moment before it shows the image; where it shows it already, none is to come.
          const shown = new Promise((resolve) => {
            video.requestVideoFrameCallback(resolve);
            setTimeout(resolve, 1000);
          });
          video.currentTime = time;
          await seeked;
          await shown;
          frames.push(
            regions.map(({ x, y, width, height }) => {
              const { videoWidth: w, videoHeight: h } = video;
              context.drawImage(video, x * w, y * h, width * w, height * h, 0, 0, 96, 48);
              const { data: pixels } = context.getImageData(0, 0, 96, 48);
              return Array.from({ length: 96 * 48 }, (_, index) =>
                Math.round(
                  0.299 * (pixels[index * 4] ?? 0) +
                    0.587 * (pixels[index * 4 + 1] ?? 0) +
                    0.114 * (pixels[index * 4 + 2] ?? 0),
                ),
              );
            }),
          );
        }
        return { width: video.videoWidth, height: video.videoHeight, frames, loudness };
      },
      { data: bytes.toString('base64'), times: [...times], regions: [...regions] },
    );
  } finally {
    await page.close();
  }
}

/** What a canvas on the screen shows, region by region. */
export function canvasGrey(
  page: Page,
  region: Region,
  canvas: Locator = page.getByRole('img', { name: '视频预览' }),
): Promise<Grey> {
  return canvas.evaluate((element, { x, y, width, height }) => {
    const source = element as HTMLCanvasElement;
    const canvas = document.createElement('canvas');
    canvas.width = 96;
    canvas.height = 48;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const { width: w, height: h } = source;
    context.drawImage(source, x * w, y * h, width * w, height * h, 0, 0, 96, 48);
    const { data: pixels } = context.getImageData(0, 0, 96, 48);
    return Array.from({ length: 96 * 48 }, (_, index) =>
      Math.round(
        0.299 * (pixels[index * 4] ?? 0) + 0.587 * (pixels[index * 4 + 1] ?? 0) + 0.114 * (pixels[index * 4 + 2] ?? 0),
      ),
    );
  }, region);
}
