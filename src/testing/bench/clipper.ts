import { ALIGN_RATE } from '../../engine/align/features';
import { silences } from '../../engine/audio/silences';
import { measureAlign } from '../align/measureAlign';
import { measureRetakes } from '../align/measureRetakes';
import type { Bench } from './bench';

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const QUIET = 0.2;
const SHORTEST = 0.1;

/** Sound between pauses, by loudness; all of it where something lies under the words. */
async function speechIn(samples: Float32Array) {
  const duration = samples.length / ALIGN_RATE;
  const pauses = silences(samples, ALIGN_RATE, { shortest: QUIET, breath: 0 });
  const starts = [0, ...pauses.map(({ end }) => end)];
  const speech = starts
    .map((start, index) => ({ start, end: pauses[index]?.start ?? duration }))
    .filter(({ start, end }) => end - start > SHORTEST);
  return speech.length > 0 ? speech : [{ start: 0, end: duration }];
}

/** How exactly a script is aligned to recordings of it in other voices, and how fast; and whether last takes are found. */
export const clipperBench: Bench = {
  name: 'clipper',
  budgets: {
    alignEdgeNothing: { most: 0.05 },
    alignEdgeNoise: { most: 0.05 },
    alignEdgeMusic: { most: 0.05 },
    alignMissing: { most: 0 },
    alignRealtime: { least: 10 },
    retakesRight: { least: 0.95 },
  },
  run: async ({ verbose }) => {
    const all = await measureAlign(speechIn);
    const retakes = await measureRetakes();
    const median = (errors: readonly number[]): number => rounded(errors[errors.length >> 1] ?? Number.NaN);
    const edgeUnder = (under: string): number =>
      median(
        all
          .filter((one) => one.under === under)
          .flatMap(({ errors }) => errors)
          .toSorted((a, b) => a - b),
      );
    if (verbose) console.info(JSON.stringify({ all, retakes }));
    return {
      alignEdgeNothing: edgeUnder('nothing'),
      alignEdgeNoise: edgeUnder('noise'),
      alignEdgeMusic: edgeUnder('music'),
      alignWorstEdge: rounded(Math.max(...all.flatMap(({ errors }) => errors))),
      alignMissing: all.reduce((sum, { missing }) => sum + missing, 0),
      alignRealtime: rounded(Math.min(...all.map(({ realtime }) => realtime))),
      retakesRight: rounded(retakes.right / retakes.total),
      retakesEdge: median(retakes.errors),
    };
  },
};
