import { build, startPreview } from '../e2e/server';
import { Stage } from '../e2e/stage';
import type { ExportFigures } from '../harness/Harness';
import type { Bench } from './bench';

const env = { APP_BENCH: 'on' };
const seconds = 30;
const runs = 3;

/** 30 seconds of moving stills, voice and captions at 1080 × 1920, exported by the product's own worker; best of three runs. */
export const exportBench: Bench = {
  name: 'export',
  async run({ browser, keepBuild, verbose }) {
    build(keepBuild, env, '.cache/bench-dist');
    const preview = await startPreview({ env });
    const stage = new Stage(browser, preview, 'bench-export', '.cache/bench');
    const page = await stage.open('/harness');
    await page.waitForSelector('[data-ready="true"]');
    const results: ExportFigures[] = [];
    for (let run = 0; run < runs; run += 1) {
      const figures = await page.evaluate((options) => window.harness?.exportStills(options), {
        seconds,
        text: '早上装的热水，晚上还烫嘴',
        templateKey: 'bold',
      });
      if (!figures) throw new Error('harness is missing');
      results.push(figures);
      if (verbose) console.info(JSON.stringify(figures));
    }
    await stage.close();
    await preview.close();
    const best = results.reduce((a, b) => (a.ms <= b.ms ? a : b));
    const median = [...results].sort((a, b) => a.ms - b.ms)[Math.floor(runs / 2)] ?? best;
    const realtime = (figures: ExportFigures): number => Math.round((figures.seconds * 100_000) / figures.ms) / 100;
    return {
      exportStillsRealtime: realtime(median),
      exportStillsRealtimeBest: realtime(best),
      exportStillsMs: Math.round(median.ms),
    };
  },
  budgets: { exportStillsRealtime: { least: 1.5 } },
};
