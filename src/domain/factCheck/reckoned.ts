import { reckonings } from '../writing/reckon';
import { reckoningWords, sentenceEnds } from './judging.data';
import { agrees, type Quantity, quantitiesIn } from './quantities';
import type { FactSource } from './types';

const known = new WeakMap<readonly FactSource[], readonly Quantity[]>();

/** What a record's price comes to for a piece, a pound, a day …, with what it was reckoned from. */
function quantitiesReckoned(sources: readonly FactSource[]): readonly Quantity[] {
  const kept = known.get(sources);
  if (kept) return kept;
  const all = (field: FactSource['field']): FactSource[] => sources.filter((source) => source.field === field);
  const textOf = (field: FactSource['field']): string => all(field)[0]?.text ?? '';
  const made = reckonings({
    title: textOf('title'),
    price: String(Number.parseFloat(textOf('price'))),
    offer: textOf('offer'),
    selling_points: all('sellingPoint').map(({ text }) => text),
    description: all('description')
      .map(({ text }) => text)
      .join('\n'),
    specs: all('spec').map(({ label, text }) => ({ name: label, value: text })),
  }).flatMap(quantitiesIn);
  known.set(sources, made);
  return made;
}

/**
 * 5 斤 19.8 元，算下来一斤 3.96 元: a figure that its sentence says to be reckoned, and that the record's price comes to.
 * @returns the price that it was reckoned from; undefined where it does not come out, or nothing was reckoned
 */
export function reckonedFrom(text: string, quantity: Quantity, sources: readonly FactSource[]): FactSource | undefined {
  const before = text.slice(0, quantity.from);
  const start = Math.max(...sentenceEnds.map((end) => before.lastIndexOf(end))) + 1;
  const rest = text.slice(start);
  const end = Math.min(...sentenceEnds.map((one) => (rest.includes(one) ? rest.indexOf(one) : rest.length)));
  if (!reckoningWords.test(rest.slice(0, end))) return undefined;
  const isFound = quantitiesReckoned(sources).some(
    (one) => one.measures === quantity.measures && agrees(quantity, one),
  );
  return isFound ? sources.find(({ field }) => field === 'price') : undefined;
}
