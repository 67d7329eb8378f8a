import { matchesIn } from '../matchesIn';
import * as told from './ages.data';
import { chineseNumber } from './quantities';
import { bySources } from './sourcesOf';
import { type Clause, type Line, linesOf, type StatedClaim } from './stated';
import { contradicted, type FactSource, supported } from './types';

/** Ages that something is said of, months. UTF-16 positions [from, to). */
interface AgeRange {
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly most: number;
}

const EVER = Number.POSITIVE_INFINITY;
const MONTHS_A_YEAR = 12;

const valueOfNumeral = (numeral: string): number => (/^\d/.test(numeral) ? Number(numeral) : chineseNumber(numeral));

/** The ages of a text, by numbers and by what those who have them are called. */
function agesIn(text: string): AgeRange[] {
  const written = matchesIn(text, told.agePattern).flatMap((match): AgeRange[] => {
    const [whole, first, last = '', unit = '', bound = ''] = match;
    const month = told.inYears.test(unit) ? MONTHS_A_YEAR : 1;
    const most = valueOfNumeral(last) * month;
    const least = first === undefined ? most : valueOfNumeral(first) * month;
    if (!Number.isFinite(most) || !Number.isFinite(least)) return [];
    const place = { from: match.index, to: match.index + whole.length };
    if (told.above.test(bound)) return [{ ...place, least, most: EVER }];
    return [told.below.test(bound) ? { ...place, least: 0, most } : { ...place, least, most }];
  });
  if (written.length > 0) return written;
  const names = told.animals.test(text) ? told.namedAnimalAges : told.namedAges;
  return names.flatMap(([least, most, name]) => {
    const match = name.exec(text);
    return match ? [{ from: match.index, to: match.index + match[0].length, least, most }] : [];
  });
}

interface KnownAges {
  readonly least: number;
  readonly most: number;
  readonly line: Line;
}

/** For which ages goods are: who is shut out below an age leaves those above it. */
const knownAgesOf = bySources((sources): readonly KnownAges[] =>
  linesOf(sources).flatMap((line): KnownAges[] => {
    if (!told.ageLabel.test(line.source.label) && !told.ageLine.test(line.value)) return [];
    const [age] = agesIn(line.value);
    if (!age) return [];
    if (!told.shutOut.test(line.text)) return [{ least: age.least, most: age.most, line }];
    if (age.least === 0) return [{ least: age.most, most: EVER, line }];
    return age.most === EVER ? [{ least: 0, most: age.least, line }] : [];
  }),
);

/** 两个月的小奶猫也能吃 of what is for cats from four months on: for whom goods are said to be. */
export function agesNamed({ text, at }: Clause, sources: readonly FactSource[]): StatedClaim[] {
  const known = knownAgesOf(sources);
  if (known.length === 0 || !told.anyAge.test(text)) return [];
  const [age] = agesIn(text);
  if (!age) return [];
  const isShutOut = told.letsNot.test(text);
  if (!isShutOut && !told.lets.test(text) && text.length - (age.to - age.from) > 4) return [];
  const holds = ({ least, most }: KnownAges): boolean =>
    age.least >= least &&
    age.least < Math.max(most, least + 1) &&
    (age.most <= most || age.most === EVER || age.least < most);
  const inside = known.find(holds);
  const [first] = known;
  if (!first) return [];
  const place = { from: at + age.from, to: at + text.length };
  if (isShutOut) return inside ? [] : [{ ...place, stated: supported(first.line.source) }];
  return [{ ...place, stated: inside ? supported(inside.line.source) : contradicted(first.line.source) }];
}
