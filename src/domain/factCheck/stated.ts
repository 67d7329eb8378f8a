import { valueEnds } from './alternatives.data';
import { bySources } from './sourcesOf';
import type { FactSource, Judgement } from './types';

/** Words that speak of a property that the data state too, and how they stand to it. UTF-16 positions [from, to). */
export interface StatedClaim {
  readonly from: number;
  readonly to: number;
  readonly stated: Judgement;
}

/** One clause of what is known. */
export interface Line {
  readonly source: FactSource;
  /** Name of the property and the clause. */
  readonly text: string;
  /** The clause alone. */
  readonly value: string;
}

/** A clause of a text and where it begins. */
export interface Clause {
  readonly text: string;
  readonly at: number;
}

/** What is known, clause by clause; prices and brands are no properties. */
export const linesOf = bySources((sources): readonly Line[] =>
  sources
    .filter(({ field }) => field !== 'price' && field !== 'brand')
    .flatMap((source) =>
      source.text
        .split(valueEnds)
        .filter((value) => value.trim() !== '')
        .map((value): Line => ({ source, value: value.trim(), text: `${source.label} ${value}` })),
    ),
);
