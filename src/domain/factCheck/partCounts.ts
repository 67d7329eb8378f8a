import { anyOf, escaped, matchesIn } from '../matchesIn';
import * as told from './partCounts.data';
import { chineseNumber } from './quantities';
import { bySources } from './sourcesOf';
import { type Clause, type Line, linesOf, type StatedClaim } from './stated';
import { contradicted, type FactSource, supported } from './types';

/** How many of a part the data count, and how a text would count it: behind its name, or before. */
interface KnownCount {
  readonly count: number;
  readonly behind: RegExp;
  readonly before: RegExp;
  readonly line: Line;
}

const countsIn = (line: Line): KnownCount[] =>
  matchesIn(line.value, told.countedPart).flatMap(([, written = '', numeral = '']): KnownCount[] => {
    const names = [
      written.slice(-3),
      written.slice(-2),
      told.partLabel.test(line.source.label) ? line.source.label : '',
    ].filter((name) => name.length >= 2 && !told.noPart.test(name));
    const any = [...new Set(names)].map(escaped).join('|');
    if (any === '') return [];
    const count = Number(numeral);
    return [
      {
        count,
        line,
        behind: new RegExp(`(?:${any})${told.betweenNameAndCount}${told.smallNumeral}${told.counter}`, 'u'),
        before: new RegExp(`${told.cue}${told.smallNumeral}${told.counter}\\p{sc=Han}{0,2}(?:${any})`, 'u'),
      },
    ];
  });

/** The parts that a record counts; one that it counts twice is counted by neither. */
const knownCountsOf = bySources((sources) => {
  const all = linesOf(sources)
    .filter(({ source }) => source.field !== 'title')
    .flatMap(countsIn);
  const known = all.filter((one) =>
    all.every((other) => other.behind.source !== one.behind.source || other.count === one.count),
  );
  return { known, any: anyOf(known.flatMap(({ behind, before }) => [behind, before])) };
});

const valueOfNumeral = (numeral: string): number => {
  if (told.pairOf.test(numeral)) return 2;
  return /^\d/.test(numeral) ? Number(numeral) : chineseNumber(numeral);
};

/** 枕套只给一个 of 枕套2: how many of a part there are. */
export function partsCounted({ text, at }: Clause, sources: readonly FactSource[]): StatedClaim[] {
  const { known, any } = knownCountsOf(sources);
  if (!any?.test(text)) return [];
  return known.flatMap(({ count, behind, before, line }): StatedClaim[] => {
    const match = behind.exec(text) ?? before.exec(text);
    const claimed = valueOfNumeral(match?.[1] ?? '');
    if (!match || !Number.isFinite(claimed) || claimed <= 0) return [];
    const place = { from: at + match.index, to: at + match.index + match[0].length };
    return [{ ...place, stated: claimed === count ? supported(line.source) : contradicted(line.source) }];
  });
}
