import { addressOf } from './address';
import { comparisonIn } from './comparison';
import {
  drawnTitles,
  formerPrice,
  ingredientMarks,
  ingredientNames,
  ingredientTail,
  ingredientWords,
  priceLabels,
  stepMarks,
  stepNames,
} from './drawnShots.data';
import { stepsCard } from './infoCards';
import { orderWords } from './infoCards.data';
import type { DrawnKind, DrawnShot } from './types';

/** What is known of goods; nothing else is ever drawn. */
export interface DrawnFacts {
  readonly price: string;
  readonly offer?: string;
  readonly brand: string;
  readonly description?: string;
  readonly sellingPoints: readonly string[];
  readonly specs?: readonly { readonly name: string; readonly value: string }[];
}

/** Most rows of each: more would not be read in the time of a sentence. A comparison has two a pair. */
export const drawnRows: Readonly<Record<DrawnKind, { readonly least: number; readonly most: number }>> = {
  price: { least: 1, most: 3 },
  comparison: { least: 2, most: 4 },
  ingredients: { least: 1, most: 6 },
  steps: { least: 2, most: 5 },
  map: { least: 1, most: 1 },
};
/** Most characters of a row and of its label and title. */
export const drawnLimits = { title: 12, label: 6, text: 18 } as const;

type Rows = DrawnShot['rows'];

/**
 * A shot of this kind as the goods' own facts fill it; undefined where they hold none for it.
 * @param sentence what is spoken meanwhile: its steps are taken where the goods tell none
 */
export function drawnShotOf(kind: DrawnKind, facts: DrawnFacts, sentence = ''): DrawnShot | undefined {
  const rows = rowsOf(kind, facts, sentence);
  if (rows.length < drawnRows[kind].least) return undefined;
  return { kind, title: titleOf(kind, facts), rows };
}

function rowsOf(kind: DrawnKind, facts: DrawnFacts, sentence: string): Rows {
  switch (kind) {
    case 'price':
      return priceRows(facts);
    case 'comparison':
      return comparisonRows(facts);
    case 'ingredients':
      return plain(ingredientsOf(facts)?.items ?? []);
    case 'steps':
      return plain(stepsOf(facts, sentence));
    case 'map':
      return plain([addressOf(facts)].filter(Boolean));
  }
}

function titleOf(kind: DrawnKind, facts: DrawnFacts): string {
  if (kind === 'map' && facts.brand.trim() !== '' && lengthOf(facts.brand.trim()) <= drawnLimits.title)
    return facts.brand.trim();
  if (kind === 'ingredients') return ingredientsOf(facts)?.name ?? drawnTitles[kind];
  return drawnTitles[kind];
}

const lengthOf = (text: string): number => [...text].length;
const plain = (texts: readonly string[]): Rows => texts.map((text) => ({ label: '', text }));

/** Everything that is told of the goods in sentences. */
const statementsOf = ({ sellingPoints, description = '', offer = '' }: DrawnFacts): readonly string[] =>
  [...sellingPoints, offer, ...description.split(/[\u3002\uff01\uff1f!?\uff1b;\n]/)]
    .map((text) => text.trim())
    .filter(Boolean);

const yuan = (price: string): string => `\u00a5${price.replace(/\.00$/, '')}`;

function priceRows(facts: DrawnFacts): Rows {
  const now = facts.price.trim();
  if (now === '') return [];
  const former = statementsOf(facts)
    .map((text) => formerPrice.exec(text)?.[1])
    .find((price) => price !== undefined && Number(price) > Number(now));
  const offer = (facts.offer ?? '').trim();
  return [
    ...(former ? [{ label: priceLabels.former, text: yuan(former) }] : []),
    { label: priceLabels.now, text: yuan(now) },
    ...(offer && lengthOf(offer) <= drawnLimits.text ? [{ label: priceLabels.offer, text: offer }] : []),
  ];
}

function comparisonRows(facts: DrawnFacts): Rows {
  const found = statementsOf(facts).flatMap((text) => comparisonIn(text) ?? []);
  // Columns have one name each: what is set against something else has a shot of its own.
  const [first] = found;
  return found
    .filter(({ usual, own }) => usual.name === first?.usual.name && own.name === first.own.name)
    .slice(0, drawnRows.comparison.most / 2)
    .flatMap(({ usual, own }) => [usual, own].map(({ name, text }) => ({ label: name, text })));
}

/** All of them, none left out: where there are many, several stand in a row. */
function ingredientsOf(facts: DrawnFacts): { readonly name: string; readonly items: readonly string[] } | undefined {
  const named = (facts.specs ?? []).find(({ name, value }) => ingredientNames.test(name.trim()) && value.trim() !== '');
  const [, name = '', told = ''] =
    statementsOf(facts)
      .map((text) => ingredientWords.exec(text))
      .find((found) => found !== null) ?? [];
  const [title, list] = named ? [named.name.trim(), named.value] : [name, told];
  const items = list
    .split(ingredientMarks)
    .map((item) => item.replace(ingredientTail, '').trim())
    .filter(Boolean);
  if (items.length === 0) return undefined;
  const rowLength = Math.ceil(items.length / drawnRows.ingredients.most);
  const rows = Array.from({ length: Math.ceil(items.length / rowLength) }, (_, index) =>
    items.slice(index * rowLength, (index + 1) * rowLength).join('\u3001'),
  );
  return rows.every((row) => lengthOf(row) <= drawnLimits.text) ? { name: title, items: rows } : undefined;
}

function stepsOf(facts: DrawnFacts, sentence: string): readonly string[] {
  const named = (facts.specs ?? []).find(({ name }) => stepNames.test(name.trim()));
  const steps = named ? named.value.split(stepMarks).map((step) => step.trim().replace(orderWords, '')) : [];
  const own = steps.filter(Boolean);
  const { least, most } = drawnRows.steps;
  if (own.length >= least && own.length <= most && own.every((step) => lengthOf(step) <= drawnLimits.text)) return own;
  // Numbered lines of a description are one process, each of its sentences may be another.
  const numbered = (facts.description ?? '')
    .split('\n')
    .map((line) => line.trim().replace(/^([1-5])[.\u3001]\s+/, '$1.'))
    .filter((line) => orderWords.test(line));
  for (const text of [...statementsOf(facts), numbered.join('\uff0c'), sentence]) {
    const found = stepsCard(text);
    if (found) return found.rows.map((row) => row.text);
  }
  return [];
}
