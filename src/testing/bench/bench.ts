import type { Browser } from '@playwright/test';
import type { Preview } from '../e2e/server';

export interface BenchContext {
  readonly browser: Browser;
  /** The production build with the mock. */
  readonly preview: Preview;
  readonly verbose: boolean;
  /** Use builds that are there. */
  readonly keepBuild: boolean;
}

interface Budget {
  readonly most?: number;
  readonly least?: number;
}

/** A named measurement; its figures go into one JSON, budgets are from the product's quality goals. */
export interface Bench {
  readonly name: string;
  readonly run: (context: BenchContext) => Promise<Record<string, number>>;
  readonly budgets: Readonly<Record<string, Budget>>;
}

/** What of its budget a figure breaks; nothing when it keeps it or has none. */
export function breachOf(value: number, { most, least }: Budget = {}): string | undefined {
  const hasBudget = most !== undefined || least !== undefined;
  // A figure that could not be taken proves nothing.
  if (hasBudget && Number.isNaN(value)) return 'NOT MEASURED';
  if (most !== undefined && value > most) return `OVER (≤ ${most})`;
  if (least !== undefined && value < least) return `UNDER (≥ ${least})`;
  return undefined;
}
