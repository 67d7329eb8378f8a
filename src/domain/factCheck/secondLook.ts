import { clauseAround, clauseBefore } from './clauses';
import { judgeAbsence } from './judgeAbsence';
import { judgeOrigin, placesOf } from './judgeOrigin';
import * as told from './judging.data';
import { agrees, type Quantity, quantitiesIn } from './quantities';
import { byLine, bySources } from './sourcesOf';
import * as spoken from './spoken.data';
import type { FactMark, FactSource } from './types';

/**
 * What was found without a line that bears it out is looked at once more: do the data hold another value of what it speaks
 * of? Then they say otherwise, and which line does is told.
 */

/** How far two values of one property lie apart at most; beyond it they measure different things. */
const MAX_RATIO = 12;

/** Properties that words speak of, as places in the list of them. */
const propertiesIn = (text: string): readonly number[] =>
  spoken.properties.flatMap((pattern, index) => (pattern.test(text) ? [index] : []));

interface KnownValue extends Quantity {
  readonly source: FactSource;
  readonly properties: readonly number[];
}

const valuesOf = byLine((source): readonly KnownValue[] =>
  quantitiesIn(source.text).map((quantity) => {
    const [start, end] = clauseAround(source.text, quantity.from, quantity.to);
    return { ...quantity, source, properties: propertiesIn(`${source.label} ${source.text.slice(start, end)}`) };
  }),
);

const isNear = (left: Quantity, right: Quantity): boolean => {
  const ratio = left.most / right.most;
  return ratio <= MAX_RATIO && ratio >= 1 / MAX_RATIO;
};

/** Lengths and the like of which a record has one only. */
const onlyValueOf = bySources((sources): ReadonlyMap<string, KnownValue | undefined> => {
  const only = new Map<string, KnownValue | undefined>();
  for (const value of sources.flatMap(valuesOf))
    only.set(value.measures, only.has(value.measures) && !isSame(only.get(value.measures), value) ? undefined : value);
  return only;
});
const isSame = (left: KnownValue | undefined, right: KnownValue): boolean =>
  left?.least === right.least && left.most === right.most;

/** The line that has another value of what a number of these words speaks of, where none has the same. */
function otherValue(words: string, around: string, sources: readonly FactSource[]): FactSource | undefined {
  const claimed = quantitiesIn(words).filter(({ measures }) => !spoken.anywhere.has(measures));
  if (claimed.length === 0) return undefined;
  const known = sources.flatMap(valuesOf);
  const properties = propertiesIn(around);
  for (const quantity of claimed) {
    const alike = known.filter(({ measures }) => measures === quantity.measures);
    if (alike.length === 0 || alike.some((one) => agrees(quantity, one))) continue;
    const other = alike.find(
      (one) => isNear(quantity, one) && one.properties.some((index) => properties.includes(index)),
    );
    if (other) return other.source;
    const only = spoken.measuredOnce.has(quantity.measures) ? onlyValueOf(sources).get(quantity.measures) : undefined;
    if (only && isNear(quantity, only)) return only.source;
  }
  return undefined;
}

/** What is said to be absent, of what the data have. */
function presentAfterAll(words: string, sources: readonly FactSource[]): FactSource | undefined {
  if (!spoken.denying.test(words)) return undefined;
  const judged = judgeAbsence(words, sources);
  return judged.verdict === 'contradicted' ? judged.source : undefined;
}

/** Where it comes from after all. */
function otherPlace(words: string, sources: readonly FactSource[]): FactSource | undefined {
  const [word] = words.match(told.anyPlace) ?? placesOf(sources).filter((place) => words.includes(place));
  if (word === undefined) return undefined;
  const judged = judgeOrigin({ kind: 'origin', from: 0, to: words.length, word }, sources);
  return judged.verdict === 'contradicted' ? judged.source : undefined;
}

/**
 * The line that says otherwise than a statement that no line bears out, by the property that both speak of.
 * @param text the whole text; the statement is [from, to) of it
 */
export function saysOtherwise(
  text: string,
  { kind, from, to }: Pick<FactMark, 'kind' | 'from' | 'to'>,
  sources: readonly FactSource[],
): FactSource | undefined {
  const words = text.slice(from, to);
  const [start, end] = clauseAround(text, from, to);
  const clause = text.slice(start, end);
  if (kind === 'origin') return otherPlace(words, sources);
  return (
    (kind === 'comparison' || kind === 'award' || kind === 'testimonial'
      ? undefined
      : otherValue(words, `${clauseBefore(text, start)}${clause}`, sources)) ?? presentAfterAll(words, sources)
  );
}
