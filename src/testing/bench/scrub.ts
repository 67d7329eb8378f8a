import { callHarness, openHarness } from '../e2e/flows/harness';
import { build, startPreview } from '../e2e/server';
import { Stage } from '../e2e/stage';
import type { Bench } from './bench';

const env = { APP_BENCH: 'on' };
const seconds = 12;

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);
const percentile = (values: readonly number[], share: number): number =>
  Math.round((sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN) * 10) / 10;

/**
 * Scrubbing and playing a video of 1080 × 1920 at 30 (H.264, a key frame every two seconds) under a caption: from the
 * wish to the drawn canvas. Warm = the user has rested on an image before.
 */
export const scrubBench: Bench = {
  name: 'scrub',
  async run({ browser, keepBuild, verbose }) {
    build(keepBuild, env, '.cache/bench-dist');
    const preview = await startPreview({ env });
    const stage = new Stage(browser, preview, 'bench-scrub', '.cache/bench');
    const figures = await callHarness(await openHarness(stage), 'scrub', { seconds });
    await stage.close();
    await preview.close();
    if (verbose) console.info(JSON.stringify(figures));
    return {
      scrubWarmP95Ms: percentile([...figures.random, ...figures.drag], 0.95),
      scrubWarmMedianMs: percentile([...figures.random, ...figures.drag], 0.5),
      scrubColdP95Ms: percentile(figures.cold, 0.95),
      cachedFrameP95Ms: percentile(figures.cached, 0.95),
      exactFrameMs: percentile(figures.exact, 0.5),
      exactFullMs: percentile(figures.full, 0.5),
      exactFullColdMs: percentile(figures.fullCold, 0.5),
      playFirstFrameMs: percentile(figures.playFirst, 0.5),
      droppedShare: Math.round((figures.framesDropped * 1000) / (figures.framesShown + figures.framesDropped)) / 1000,
      scrubCacheMB: Math.round(figures.kept / 1024 / 1024),
    };
  },
  budgets: {
    scrubWarmP95Ms: { most: 40 },
    cachedFrameP95Ms: { most: 4 },
    exactFrameMs: { most: 120 },
    playFirstFrameMs: { most: 70 },
    droppedShare: { most: 0.003 },
    scrubCacheMB: { most: 256 },
  },
};
