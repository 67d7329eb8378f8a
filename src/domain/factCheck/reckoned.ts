import { reckonings } from '../writing/reckon';
import { sentenceAround } from './clauses';
import { reckoningWords } from './judging.data';
import { agrees, type Quantity, quantitiesIn } from './quantities';
import { bySources } from './sourcesOf';
import type { FactSource } from './types';

/** What a record's price comes to for a piece, a pound, a day …, with what it was reckoned from. */
const quantitiesReckoned = bySources((sources): readonly Quantity[] => {
  const all = (field: FactSource['field']): FactSource[] => sources.filter((source) => source.field === field);
  const textOf = (field: FactSource['field']): string => all(field)[0]?.text ?? '';
  return reckonings({
    title: textOf('title'),
    price: String(Number.parseFloat(textOf('price'))),
    offer: textOf('offer'),
    selling_points: all('sellingPoint').map(({ text }) => text),
    description: all('description')
      .map(({ text }) => text)
      .join('\n'),
    specs: all('spec').map(({ label, text }) => ({ name: label, value: text })),
  }).flatMap(quantitiesIn);
});

/**
 * 5 斤 19.8 元，算下来一斤 3.96 元: a figure that its sentence says to be reckoned, and that the record's price comes to.
 * @returns the price that it was reckoned from; undefined where it does not come out, or nothing was reckoned
 */
export function reckonedFrom(text: string, quantity: Quantity, sources: readonly FactSource[]): FactSource | undefined {
  const isFound = quantitiesReckoned(sources).some(
    (one) => one.measures === quantity.measures && agrees(quantity, one),
  );
  return isFound && reckoningWords.test(sentenceAround(text, quantity.from))
    ? sources.find(({ field }) => field === 'price')
    : undefined;
}
