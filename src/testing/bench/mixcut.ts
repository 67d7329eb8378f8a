import { countCombinations } from '@/domain/mixcut/combinations';
import { worstPair } from '@/domain/mixcut/likeness';
import { planMix } from '@/domain/mixcut/planMix';
import type { MixGroup } from '@/domain/mixcut/types';
import type { Bench } from './bench';

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

/** Median time of a plan of a hundred versions, and how alike the two nearest of them are. */
export const mixcutBench: Bench = {
  name: 'mixcut',
  async run({ verbose }) {
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
    };
  },
  budgets: { planMs: { most: 300 }, planLikeness: { most: 0.3 } },
};
