import type { Page } from '@playwright/test';
import { callHarness as call } from '../e2e/flows/harness';
import { browserMemory } from '../e2e/probe/memory';
import type { Bench, BenchContext } from './bench';

const runs = 3;
/** Ten seconds of 1080p at 30 images under a panning camera, a caption a second; other tracks than ours copy nothing. */
const video = { seconds: 10, width: 1920, height: 1080, camera: 'pan' } as const;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Real time factor of removing subtitles, every image touched, and the most memory that the browser held meanwhile. */
export async function subtitleFigures({ browser, verbose }: BenchContext, page: Page): Promise<Record<string, number>> {
  // Makes the video; its first removal warms the worker's code up.
  await call(page, 'eraseTime', video);
  const before = (await browserMemory(browser)) ?? Number.NaN;
  let peak = before;
  const watch = setInterval(() => {
    void browserMemory(browser).then((value) => {
      peak = Math.max(peak, value ?? 0);
    });
  }, 200);
  const realtimes: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { ms, said } = await call(page, 'eraseTime', video);
    if (said.images.erased !== 300) throw new Error('not every image was touched');
    realtimes.push((video.seconds * 1000) / ms);
  }
  clearInterval(watch);
  if (verbose) console.info(`subtitles ${realtimes.map(rounded).join(' ')} × real time`);
  return { subtitleRealtime: rounded(median(realtimes)), subtitlePeakMB: Math.round(peak - before) };
}

/** Memory of a computer with more than four gigabytes: two workers share 1080p there, elsewhere one stays below 400. */
export const subtitleBudgets: Bench['budgets'] = { subtitleRealtime: { least: 1 }, subtitlePeakMB: { most: 800 } };
