import type { Page } from '@playwright/test';
import { callHarness as call, openHarness } from '../e2e/flows/harness';
import { build, startPreview } from '../e2e/server';
import { Stage } from '../e2e/stage';
import type { Bench } from './bench';
import { inOwnProfile } from './ownProfile';
import { subtitleBudgets, subtitleFigures } from './subtitles';

const env = { APP_BENCH: 'on' };
const runs = 3;
/** Ten seconds of 1080p at 8 Mbit/s so many times: a minute, and about two gigabytes. */
const minute = 6;
const large = 200;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** A stretch that begins and ends between key frames, without loss; and the sound as it is. */
async function times(page: Page): Promise<Record<string, number>> {
  await call(page, 'makeLong', minute);
  const cuts: number[] = [];
  const audios: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const cut = await call(page, 'timeCut', { start: 5.5, end: 55.3 }, 'before');
    if (cut.encoded !== 0 || cut.duration < 49) throw new Error('the cut was not a copy');
    cuts.push(cut.ms);
    const audio = await call(page, 'timeAudio');
    if (audio.copied === 0) throw new Error('the audio was not copied');
    audios.push((audio.duration * 1000) / audio.ms);
  }
  const smart = await call(page, 'timeCut', { start: 5.5, end: 55.3 }, 'smart');
  return {
    cutMs: Math.round(median(cuts)),
    cutExactMs: Math.round(smart.ms),
    audioCopyRealtime: Math.round(median(audios)),
  };
}

/** Growth from the first tenth, which fills caches, to the end of a lossless cut of two gigabytes. */
const growth = (origin: string): Promise<number> =>
  inOwnProfile(`${origin}/harness`, async (page, memory) => {
    const { size } = await call(page, 'makeLong', large);
    if (size < 1.9e9) throw new Error(`the large video has ${size} bytes only`);
    const points: { readonly percent: number; readonly value: number }[] = [];
    let isDone = false;
    const running = call(page, 'timeCut', { start: 3.5, end: large * 10 - 1 }, 'before').finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const value = memory();
      const now = await call(page, 'convertProgress');
      if (now) points.push({ percent: now.percent, value });
      await new Promise((done) => setTimeout(done, 250));
    }
    await running;
    const part = (from: number, to: number): number =>
      median(points.filter(({ percent }) => percent >= from && percent < to).map(({ value }) => value));
    return Math.round(part(80, 100) - part(5, 20));
  });

/** What the tools take: a lossless cut, sound taken over as it is, memory on a large file. */
export const toolsBench: Bench = {
  name: 'tools',
  async run(context) {
    build(context.keepBuild, env, '.cache/bench-dist');
    const preview = await startPreview({ env });
    const stage = new Stage(context.browser, preview, 'bench-tools', '.cache/bench');
    const page = await openHarness(stage);
    const figures = await times(page);
    const subtitles = await subtitleFigures(context, page);
    const heapGrowthMB = await growth(preview.origin);
    await stage.close();
    await preview.close();
    return { ...figures, ...subtitles, heapGrowthMB };
  },
  budgets: {
    cutMs: { most: 1500 },
    audioCopyRealtime: { least: 100 },
    heapGrowthMB: { most: 150 },
    ...subtitleBudgets,
  },
};
