import { build } from './server';

/** Builds that journeys walk on: the product's own, and the one with the engine's harness page. */
export const builds = {
  product: { outputPath: 'dist', env: {} },
  bench: { outputPath: '.cache/bench-dist', env: { APP_BENCH: 'on' } },
} as const;
export type BuildName = keyof typeof builds;

/** Journeys that call the engine by its harness page; the others walk on the product. */
export const harnessJourneys: readonly string[] = ['convert', 'engine', 'preview'];

/** Builds what is wanted; what lies there already is taken when `isKept`. */
export function makeBuild(name: BuildName, isKept: boolean): void {
  const { env, outputPath } = builds[name];
  build(isKept, env, outputPath);
}
