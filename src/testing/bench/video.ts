import { breakSets, breaksIn } from '../captions/judgeBreaks';
import { callHarness, openHarness } from '../e2e/flows/harness';
import { build, harnessBuild, startPreview } from '../e2e/server';
import { Stage } from '../e2e/stage';
import type { Bench } from './bench';

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A product video of 25 seconds, with voice, music and graphics: how loud its file is and how long one waits for it. */
export const videoBench: Bench = {
  name: 'video',
  async run({ browser, keepBuild, verbose }) {
    const { env, outputPath } = harnessBuild;
    build(keepBuild, env, outputPath);
    const preview = await startPreview({ env });
    const stage = new Stage(browser, preview, 'bench-video', '.cache/bench');
    const figures = await callHarness(await openHarness(stage), 'measureProductVideo');
    await stage.close();
    await preview.close();
    if (verbose) console.info(JSON.stringify(figures));
    const { seconds, cuts, lufs, truePeak, exportMs, measuringMs, firstPreviewMs } = figures;
    return {
      cutsPerMinute: rounded((cuts * 60) / seconds),
      lufs: rounded(lufs),
      truePeak: rounded(truePeak),
      videoRealtime: rounded((seconds * 1000) / exportMs),
      measuringShare: rounded(measuringMs / exportMs),
      firstPreviewMs: Math.round(firstPreviewMs),
      captionBreaksRight: rounded(Math.min(...breakSets.map(([, set, broken]) => breaksIn(set, broken).right))),
    };
  },
  budgets: {
    // One every 1.5 to 2.5 seconds.
    cutsPerMinute: { least: 24, most: 40 },
    lufs: { least: -14.5, most: -13.5 },
    truePeak: { most: -1 },
    videoRealtime: { least: 1.5 },
    measuringShare: { most: 0.04 },
    firstPreviewMs: { most: 3000 },
    captionBreaksRight: { least: 0.98 },
  },
};
