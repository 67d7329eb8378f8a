import { addressIn, addressOf } from './address';
import { comparisonIn } from './comparison';
import {
  labelLead,
  labelLink,
  listLead,
  listMarks,
  listTail,
  measureWords,
  namedFigure,
  orderWords,
  priceDrop,
  spelledMeasure,
} from './infoCards.data';
import { clausesOf } from './offer';
import type { Sentence } from './types';

/** A line of an info card, and the words of the sentence with which it comes. */
export interface InfoRow {
  /** Small, before or above it: what it is, or its number; may be empty. */
  readonly label: string;
  readonly text: string;
  readonly spokenAs: string;
}

/**
 * What is drawn over the picture while a sentence tells it: one figure or property large, several of them, an
 * enumeration, the steps of a process, a price that fell, where the shop is, or the usual beside ours, in turn.
 */
export interface InfoCard {
  readonly kind: 'fact' | 'facts' | 'list' | 'steps' | 'price' | 'place' | 'comparison';
  readonly rows: readonly InfoRow[];
}

interface InfoFacts {
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly sellingPoints: readonly string[];
}

const LONGEST_ROW = 12;
const LONGEST_LABEL = 6;
/** What stands before or after a figure in its sentence may be longer than the name of a property, and is more than a verb. */
const MEASURE_LABEL = { least: 2, most: 8 };
const MOST_ROWS = 4;
const MOST_CARDS = 3;

/**
 * The info cards of a video, by the id of the sentence: drawn from words of the sentence itself and facts of the goods,
 * nothing else. None at the opening and the end, which have cards of their own, none beside another, three at most.
 * @param isTold whether something else on the picture tells it already
 */
export function infoCardsOf(
  sentences: readonly Sentence[],
  facts: InfoFacts,
  isTold: (card: InfoCard) => boolean = () => false,
): ReadonlyMap<string, InfoCard> {
  const found = new Map<string, InfoCard>();
  let last = -2;
  sentences.forEach(({ id, text }, index) => {
    if (index === 0 || index === sentences.length - 1 || index - last < 2 || found.size === MOST_CARDS) return;
    const card = infoCardOf(text, facts);
    if (!card || isTold(card)) return;
    found.set(id, card);
    last = index;
  });
  return found;
}

/** The card of one sentence; undefined when it tells nothing that is better seen than heard. */
export function infoCardOf(text: string, facts: InfoFacts): InfoCard | undefined {
  return (
    priceCard(text) ??
    placeCard(text, facts) ??
    comparisonCard(text, facts) ??
    stepsCard(text) ??
    listCard(text) ??
    specCard(text, facts) ??
    measureCard(text, facts)
  );
}

const lengthOf = (text: string): number => [...text].length;
const card = (kind: InfoCard['kind'], rows: readonly InfoRow[]): InfoCard => ({ kind, rows });

function priceCard(text: string): InfoCard | undefined {
  const [spokenAs = '', before = '', now = ''] = priceDrop.exec(text) ?? [];
  if (!now || Number(before) <= Number(now)) return undefined;
  return card('price', [
    { label: '', text: `\u00a5${before}`, spokenAs: before },
    { label: '', text: `\u00a5${now}`, spokenAs: spokenAs.slice(-now.length) },
  ]);
}

/** An address that the goods' own data has too. */
function placeCard(text: string, facts: InfoFacts): InfoCard | undefined {
  const own = addressOf(facts);
  const address = own !== '' && text.includes(own) ? own : addressIn(text);
  const isKnown = address !== undefined && own.replace(/\s/g, '').includes(address);
  return address && isKnown ? card('place', [{ label: '', text: address, spokenAs: address }]) : undefined;
}

/** A comparison that the goods' own data makes too: what the sentence alone claims of others is not drawn. */
function comparisonCard(text: string, { sellingPoints }: InfoFacts): InfoCard | undefined {
  const told = comparisonIn(text);
  const isKnown = sellingPoints.some((point) => {
    const known = comparisonIn(point);
    return known !== undefined && known.usual.text === told?.usual.text && known.own.text === told.own.text;
  });
  if (!told || !isKnown) return undefined;
  const sides = [told.usual, told.own];
  return card(
    'comparison',
    sides.map((side) => ({ label: side.name, text: side.text, spokenAs: side.text })),
  );
}

/** The parts of a process in their order; undefined where a text tells none, or more than can be read. */
export function stepsCard(text: string): InfoCard | undefined {
  const steps = clausesOf(text).filter((clause) => orderWords.test(clause));
  if (steps.length < 2 || steps.length > MOST_ROWS) return undefined;
  const rows = steps.map((clause, index) => {
    const step = clause.replace(orderWords, '');
    return { label: String(index + 1), text: step, spokenAs: step };
  });
  return rows.every((row) => row.text !== '' && lengthOf(row.text) <= LONGEST_ROW) ? card('steps', rows) : undefined;
}

function listCard(text: string): InfoCard | undefined {
  const parts = clausesOf(text)
    .map((clause) => clause.split(listMarks))
    .find(({ length }) => length >= 3);
  if (!parts) return undefined;
  const items = parts.map((part, index) => {
    const bare = index === 0 ? part.replace(listLead, '') : part;
    return (index === parts.length - 1 ? bare.replace(listTail, '') : bare).trim();
  });
  if (items.length > MOST_ROWS) return undefined;
  if (items.some((item) => item === '' || lengthOf(item) > LONGEST_ROW - 3)) return undefined;
  return card(
    'list',
    items.map((item) => ({ label: '', text: item, spokenAs: item })),
  );
}

function specCard(text: string, { specs }: InfoFacts): InfoCard | undefined {
  const rows = specs.flatMap(({ name, value }): readonly InfoRow[] => {
    const [label, told] = [name.trim(), value.trim()];
    const fits = lengthOf(told) >= 2 && lengthOf(told) <= LONGEST_ROW && lengthOf(label) <= LONGEST_LABEL;
    return fits && text.includes(told) ? [{ label, text: told, spokenAs: told }] : [];
  });
  if (rows.length === 0) return undefined;
  return rows.length === 1 ? card('fact', rows) : card('facts', rows.slice(0, 3));
}

/** A figure that the goods' own data has too: what the sentence alone claims is not made larger. */
function measureCard(text: string, { specs, sellingPoints }: InfoFacts): InfoCard | undefined {
  const known = [...sellingPoints, ...specs.map(({ value }) => value)].join('\n').replace(/\s/g, '');
  const clauses = clausesOf(text).flatMap((one) => one.split(/[:\uff1a]/));
  for (const [index, clause] of clauses.entries()) {
    const [measure] = measureWords.exec(clause) ?? spelledMeasure.exec(clause) ?? [];
    const figure = measure ?? namedFigure.exec(clause)?.[0];
    if (!figure || !known.includes(figure.replace(/\s/g, ''))) continue;
    const at = clause.indexOf(figure);
    const before = clause.slice(0, at).replace(labelLead, '');
    const after = clause.slice(at + figure.length).replace(labelLink, '');
    const isName = (words: string): boolean =>
      lengthOf(words) >= MEASURE_LABEL.least && lengthOf(words) <= MEASURE_LABEL.most;
    const told = measure ? [] : [clauses[index + 1] ?? ''];
    const label = [before, after, ...told].find(isName) ?? (measure ? undefined : '');
    if (label !== undefined) return card('fact', [{ label, text: figure.replace(/\s/g, ''), spokenAs: figure }]);
  }
  return undefined;
}
