import type { Stage } from './stage';

export interface Step {
  readonly title: string;
  readonly run: (stage: Stage) => Promise<void>;
}

/** A journey: named steps, each a user's errand from a fresh browser on a fresh mock state. */
export interface Journey {
  readonly name: string;
  readonly steps: readonly Step[];
  /** Environment of the preview server. */
  readonly env?: Readonly<Record<string, string>>;
  /** It listens to time itself (sound against image, frames that may not drop): nothing else runs beside it. */
  readonly isAlone?: boolean;
  /** Which build it walks: the product's own, or the one with the engine's harness page. */
  readonly build: BuildName;
}

/** Builds there are: where they lie and what makes them so. */
export const builds = {
  product: { outputPath: 'dist', env: {} },
  bench: { outputPath: '.cache/bench-dist', env: { APP_BENCH: 'on' } },
} as const;
export type BuildName = keyof typeof builds;

interface JourneyOptions extends Partial<Pick<Journey, 'env' | 'isAlone' | 'build'>> {}

export function journey(
  name: string,
  steps: Readonly<Record<string, Step['run']>>,
  { build = 'product', ...options }: JourneyOptions = {},
): Journey {
  return { name, steps: Object.entries(steps).map(([title, run]) => ({ title, run })), build, ...options };
}
