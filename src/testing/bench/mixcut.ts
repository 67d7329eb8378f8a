import { countCombinations } from '@/domain/mixcut/combinations';
import { worstPair } from '@/domain/mixcut/likeness';
import { planMix } from '@/domain/mixcut/planMix';
import type { MixGroup } from '@/domain/mixcut/types';
import { callHarness as call, openHarness } from '../e2e/flows/harness';
import { build, harnessBuild, startPreview } from '../e2e/server';
import { Stage } from '../e2e/stage';
import type { Bench, BenchContext } from './bench';

const GROUPS = 40;
const CLIPS = 200;
const ROUNDS = 9;

/** The largest mix that is taken: eight thousand clips between two and eight seconds. */
const groups = Array.from(
  { length: GROUPS },
  (_, group): MixGroup => ({
    id: `g${group}`,
    maxSeconds: 5,
    clips: Array.from({ length: CLIPS }, (_clip, clip) => {
      const id = `g${group}-${clip}`;
      return { id, footage: id, duration: 2 + ((clip * 7 + group) % 7), trimStart: 0 };
    }),
  }),
);

/** Versions of a batch, fifteen seconds each. */
const BATCH = 20;

/** How soon all posters of a batch are drawn, and how late the page answers while it is rendered. */
async function batchFigures({ browser, keepBuild, verbose }: BenchContext): Promise<Record<string, number>> {
  build(keepBuild, harnessBuild.env, harnessBuild.outputPath);
  const preview = await startPreview({ env: harnessBuild.env });
  const stage = new Stage(browser, preview, 'bench-mixcut', '.cache/bench');
  const page = await openHarness(stage);
  const posters = await call(page, 'mixPosters', BATCH);
  if (verbose) console.info(`mixcut  posters ${Math.round(posters)} ms`);
  const { ms, late } = await call(page, 'mixRender');
  await stage.close();
  await preview.close();
  return {
    postersMs: Math.round(posters),
    batchTaskP95Ms: Math.round(late[Math.floor(late.length * 0.95)] ?? Number.NaN),
    batchTaskWorstMs: Math.round(late.at(-1) ?? Number.NaN),
    batchRealtime: Math.round((BATCH * 15_000 * 100) / ms) / 100,
  };
}

/** Median time of a plan of a hundred versions, how alike the two nearest of them are, and what a batch asks of the page. */
export const mixcutBench: Bench = {
  name: 'mixcut',
  async run(context) {
    const { verbose } = context;
    const times: number[] = [];
    let nearest = 1;
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      const { versions, isComplete } = planMix({ groups, count: 100, limit: 0.3, seed: round });
      times.push(performance.now() - started);
      if (!isComplete) throw new Error('the plan is not complete');
      nearest = worstPair(versions)?.likeness ?? 1;
    }
    if (verbose) console.info(`mixcut  ${countCombinations(groups).total} combinations; ${times.map(Math.round)} ms`);
    return {
      planMs: Math.round(times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN),
      planLikeness: nearest,
      ...(await batchFigures(context)),
    };
  },
  budgets: {
    planMs: { most: 300 },
    planLikeness: { most: 0.3 },
    postersMs: { most: 3000 },
    batchTaskP95Ms: { most: 50 },
  },
};
