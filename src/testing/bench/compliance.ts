import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Bench } from './bench';
import type { raceMatchers } from './complianceRace';

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * The race as users' browsers would run it: bundled. tsx keeps the name of every function by a call of its own, which
 * weighs on our many small ones and not on packages that come built.
 */
async function bundledRace(): Promise<ReturnType<typeof raceMatchers>> {
  const folder = resolve('.cache/bench');
  mkdirSync(folder, { recursive: true });
  const outfile = resolve(folder, 'complianceRace.cjs');
  await build({
    entryPoints: [resolve('src/testing/bench/complianceRace.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    logLevel: 'error',
  });
  const bundle = createRequire(outfile)(outfile) as { readonly raceMatchers: typeof raceMatchers };
  return bundle.raceMatchers();
}

/**
 * The rules (disguises, exceptions, contacts, fitted suggestions) against the bare matching of two public packages
 * with the same list, on the same text. They neither see disguises nor know exceptions nor tell places; of mint-filter
 * the call without replacing counts, its faster one. They judge nothing, so our rules are raced without the learned judge;
 * the milliseconds are of both. `automatonVsBest` is our automaton alone with that list.
 */
export const complianceBench: Bench = {
  name: 'compliance',
  async run({ verbose }) {
    const { words, found, short, big } = await bundledRace();
    if (verbose)
      console.info(`compliance  ${words} words; 2 000: ${JSON.stringify(short)}; 100 000: ${JSON.stringify(big)}`);
    const best = (times: Record<string, number>): number => Math.min(times.mint ?? 0, times.tool ?? 0);
    return {
      complianceMs2000: rounded(short.ours ?? Number.NaN),
      complianceMs100000: rounded(big.ours ?? Number.NaN),
      // The worse of the two lengths.
      complianceVsBest: rounded(
        Math.max((short.rules ?? Number.NaN) / best(short), (big.rules ?? Number.NaN) / best(big)),
      ),
      complianceAutomatonVsBest: rounded((big.automaton ?? Number.NaN) / best(big)),
      complianceMarks100000: found,
    };
  },
  budgets: {
    complianceMs2000: { most: 5 },
    complianceMs100000: { most: 100 },
    complianceVsBest: { most: 1 },
  },
};
