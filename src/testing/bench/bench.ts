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

/** `ok`, or what is out of budget. */
export function verdict(value: number, budget: Budget | undefined): string {
  if (!budget) return '';
  if (budget.most !== undefined && value > budget.most) return `OVER (≤ ${budget.most})`;
  if (budget.least !== undefined && value < budget.least) return `UNDER (≥ ${budget.least})`;
  return 'ok';
}
