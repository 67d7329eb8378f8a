import { matchesIn } from '../matchesIn';
import * as said from './claimPatterns.data';
import { clauseAround, clauseBefore, clausesIn, leadTo, overlapsOf, sentenceFrom } from './clauses';
import { half as halfSign, yuan } from './numerals.data';
import { type Quantity, quantitiesIn, type ReadText, readText } from './quantities';
import type { StatedClaim } from './stated';
import * as forms from './statements.data';
import type { Claim, ClaimKind, FactSource, Judgement } from './types';

/** A claim with what it was read from. */
export interface FoundClaim extends Claim {
  /** For numbers. */
  readonly quantity?: Quantity;
  /** For materials and origins: the word of the list. */
  readonly word?: string;
  /** Something that the goods are said to be free of. */
  readonly isAbsence?: boolean;
  /** For a number without a unit: its value, and the property of the data that it is said of. */
  readonly value?: number;
  readonly property?: FactSource;
  /** For a count of what that property lists: as the text has it, and as the list. */
  readonly count?: number;
  readonly listed?: number;
  /** Of a property that the data speak of too: how it stands to them. */
  readonly stated?: Judgement;
  /** Known by its grammar alone (`statements.data.ts`). */
  readonly isForm?: boolean;
}

/** Promotions as written: 满 199 减 30, 买二送一, 第二件半价. */
export const promotionsIn = (text: string): string[] => text.match(said.promotion) ?? [];

/** What the data of the goods add to what can be read as a statement about them. */
export interface Known {
  readonly places: said.PlacePatterns;
  /** Whether a number speaks of something that the data measure too. */
  readonly isMeasured: (quantity: Quantity, clause: string) => boolean;
  /** Words of the data themselves, and bare numbers behind the name of a property. */
  readonly namedIn: (read: ReadText) => readonly FoundClaim[];
  /** What a clause says of a property that the data speak of too. */
  readonly statedIn: (clause: string, at: number) => readonly StatedClaim[];
}

const nothing: Known = {
  places: said.placePatterns([]),
  isMeasured: () => false,
  namedIn: () => [],
  statedIn: () => [],
};

function numbers({ text, plain, quantities }: ReadText, known: Known): FoundClaim[] {
  const promotions = matchesIn(text, said.promotion).map(
    (match): FoundClaim => ({ kind: 'number', from: match.index, to: match.index + match[0].length }),
  );
  const isPromotion = overlapsOf(text.length, promotions);
  const hasBodySize = said.bodySize.test(text);
  const found = quantities
    .filter(({ from, to }) => !isPromotion(from, to))
    .filter((quantity) => isStated(text, quantity))
    .filter((quantity) => isAboutGoods(text, quantity, hasBodySize) || isOfKnown(text, quantity, known))
    .map((quantity): FoundClaim => ({ kind: 'number', from: quantity.from, to: quantity.to, quantity }));
  return [...promotions, ...found, ...barePrices(plain, [...promotions, ...found])];
}

/** Whether the sentence states its number at all, and not of somebody's days. */
function isStated(text: string, quantity: Quantity): boolean {
  const [start, end] = clauseAround(text, quantity.from, quantity.to);
  return !(
    said.isQuestion.test(text.slice(start, end + 1)) ||
    said.isHypothesis.test(sentenceFrom(text, start)) ||
    isOfStory(text, quantity)
  );
}

/** What may stand beside a number that is a clause of its own, characters. */
const LONGEST_ALONE = 2;

function isOfKnown(text: string, quantity: Quantity, known: Known): boolean {
  const [start, end] = clauseAround(text, quantity.from, quantity.to);
  // 还烫着，十个小时: a number alone belongs to the clause before it.
  const isAlone = quantity.from - start + end - quantity.to <= LONGEST_ALONE;
  const clause = `${isAlone ? clauseBefore(text, start) : ''}${text.slice(start, end)}`;
  if (said.ofPeople.test(quantity.measures) && (quantity.isSmall || !said.meals.test(clause))) return false;
  return !said.vague.test(leadTo(text, quantity.from)) && known.isMeasured(quantity, clause);
}

/** Whether a sentence tells of somebody's days, and the number with it. */
function isOfStory(text: string, { to, from, measures }: Quantity): boolean {
  if (measures === 'mass' && said.weighsItself.test(text.slice(to))) return true;
  if (measures === 'length' && said.pointedAt.test(leadTo(text, from))) return true;
  const [start, end] = clauseAround(text, from, to);
  if (said.ownDoing.test(text.slice(start, from)) || said.wishedOfMe.test(text.slice(start, from))) return true;
  if (measures === 'length' && said.leftOver.test(text.slice(start, from))) return true;
  if (measures === 'area' && said.ownFlat.test(text.slice(start, from))) return true;
  if ((measures === 'mass' || measures === 'volume') && said.dose.test(text.slice(to))) return true;
  if (said.toldAhead.test(clauseBefore(text, start))) return true;
  return measures !== 'UPF' && said.storyCues.test(text.slice(start, end));
}

/** @param hasBodySize whether the text tells how big somebody is */
function isAboutGoods(text: string, quantity: Quantity, hasBodySize: boolean): boolean {
  const { from, to, measures, unit, isSmall, most } = quantity;
  const [start, end] = clauseAround(text, from, to);
  const clause = text.slice(start, end);
  const rest = text.slice(to);
  if (measures === 'money') return !(isSmall && unit !== yuan) && !said.life.test(clause);
  if (measures === 'discount') return most < 10 && !said.stackOf.test(rest);
  if (measures === 'percent') return true;
  if (measures === 'times') return true;
  if (['UPF', 'SPF', 'PA', 'charge', 'power', 'loudness', 'pixels', 'volume', 'pressure', 'energy'].includes(measures))
    return !isSmall;
  if (measures === 'inch' || measures === 'area') return !isSmall && !said.life.test(clause);
  if (measures === 'mass' && hasBodySize && most >= 40_000) return false;
  if (measures === 'mass')
    return (
      (!isSmall || text.slice(from, to).includes(halfSign)) &&
      (!said.life.test(clause) || said.lossOfWeight.test(clause))
    );
  if (measures === 'length')
    return (
      !isSmall &&
      !said.life.test(clause) &&
      !(unit === said.metre && said.bodyHeight.test(clause)) &&
      (!said.kilometre.test(unit) || said.reach.test(clause))
    );
  if (measures === 'temperature') return !isSmall && said.heat.test(clause) && !said.climate.test(rest);
  if (measures === 'time' && said.shortSpans.test(unit) && said.howTo.test(text.slice(start, from))) return false;
  if (measures === 'time')
    return (
      ((!isSmall || said.longPeriods.test(unit)) &&
        said.time.test(text.slice(Math.max(start, from - 12), Math.min(end, to + 10)))) ||
      (!isSmall &&
        said.longSpans.test(unit) &&
        said.lasting.test(text.slice(start, from)) &&
        !said.somebody.test(clause) &&
        !said.life.test(clause))
    );
  if (measures === 'persons') return !isSmall && said.meals.test(clause);
  return isCountOfGoods(text, { from, to, measures, isSmall, most }, clause);
}

function isCountOfGoods(
  text: string,
  { from, to, measures, isSmall, most }: Pick<Quantity, 'from' | 'to' | 'measures' | 'isSmall' | 'most'>,
  clause: string,
): boolean {
  const written = text.slice(from, to).replace(said.numeralAhead, '');
  if (said.vague.test(leadTo(text, from))) return false;
  if (said.parts.test(`${written}${text.slice(to, to + 4)}`)) return false;
  if (said.sold.test(clause) && most >= 10) return true;
  if (said.people.test(written)) return most >= 1000;
  if (written.startsWith(said.yearsOfAge)) return said.ageOfGoods.test(clause) && !said.warning.test(clause);
  if (written.startsWith(said.generation)) return false;
  return !isSmall && measures.startsWith('piece:') && said.counted.test(`${written}${text.slice(to, to + 3)}`);
}

/** 到手 89, 不到九十: a price whose unit everybody adds by himself. */
function barePrices(plain: string, known: readonly FoundClaim[]): FoundClaim[] {
  const isKnown = overlapsOf(plain.length, known);
  return matchesIn(plain, said.bare).flatMap((match) => {
    const [whole, lead = '', number = '', tail = ''] = match;
    const [from, to] = [match.index, match.index + whole.length];
    if (isKnown(from, to)) return [];
    const isMore = tail === said.andMore;
    const sense = said.lessThan.exec(lead)?.[0] ?? '';
    const [read] = quantitiesIn(`${sense}${number}${isMore ? tail : ''}${yuan}${isMore ? '' : tail}`);
    return read && read.most >= 3
      ? [{ kind: 'number', from, to, quantity: { ...read, from: from + lead.length, to } }]
      : [];
  });
}

function awardsIn(text: string): FoundClaim[] {
  return matchesIn(text, said.award)
    .filter(({ index }) => !said.askedAward.test(leadTo(text, index)))
    .map((match) => ({ kind: 'award', from: match.index, to: match.index + match[0].length, word: match[0] }));
}

/** Whether a comparison is of people and their days: the clause is about them, or they are what is compared with. */
function isOwnStory(text: string, from: number, to: number): boolean {
  const [start] = clauseAround(text, from, to);
  const before = text.slice(start, from) || clauseBefore(text, start);
  return said.thanPerson.test(text.slice(from, to)) || said.ownStory.test(before);
}

const comparisonsIn = (text: string): FoundClaim[] =>
  said.comparisons.flatMap((pattern) =>
    matchesIn(text, pattern)
      .map((match) => ({ kind: 'comparison' as const, from: match.index, to: match.index + match[0].length }))
      .filter(({ from, to }) => !isOwnStory(text, from, to)),
  );

/** What is looked back for the end of a question that a find may hold itself, characters. */
const ASKED_WITHIN = 5;
const asksForHelp = (text: string, to: number): boolean =>
  said.asksForHelp.test(text.slice(Math.max(0, to - ASKED_WITHIN), to + 20));

const testimonialsIn = (text: string): FoundClaim[] =>
  [...said.testimonials, ...said.voices].flatMap((pattern) =>
    matchesIn(text, pattern)
      .filter(({ index }) => !said.wishedFor.test(leadTo(text, index)))
      .filter(({ 0: written, index }) => !asksForHelp(text, index + written.length))
      .map((match) => ({ kind: 'testimonial' as const, from: match.index, to: match.index + match[0].length })),
  );

function originsIn(text: string, { sentFrom, ofPlace, place }: said.PlacePatterns): FoundClaim[] {
  const sent = [
    ...matchesIn(text, sentFrom),
    ...matchesIn(text, ofPlace).filter(({ index }) => !said.elsewhere.test(leadTo(text, index))),
  ].map((match): FoundClaim => {
    const word = place.exec(match[0])?.[0];
    return { kind: 'origin', from: match.index, to: match.index + match[0].length, ...(word ? { word } : undefined) };
  });
  const made = [
    ...matchesIn(text, said.origin),
    ...matchesIn(text, said.madeAt).filter((m) => !said.elsewhere.test(leadTo(text, m.index))),
  ];
  return [
    ...sent,
    ...made.map((match): FoundClaim => {
      const word = match[0].match(said.place)?.[0];
      return { kind: 'origin', from: match.index, to: match.index + match[0].length, ...(word ? { word } : undefined) };
    }),
    ...matchesIn(text, said.imported).map(
      (match): FoundClaim => ({
        kind: 'origin',
        from: match.index,
        to: match.index + match[0].length,
        word: match[0].replace(said.importPrefix, ''),
      }),
    ),
  ];
}

function materialsIn(text: string): FoundClaim[] {
  const absences = matchesIn(text, said.absent).map(
    (match): FoundClaim => ({
      kind: 'material',
      from: match.index,
      to: match.index + match[0].length,
      word: match[1] ?? '',
      isAbsence: true,
    }),
  );
  const isDenied = overlapsOf(text.length, absences);
  for (const match of matchesIn(text, said.absentBehind)) {
    const [from, to] = [match.index, match.index + match[0].length];
    if (!isDenied(from, to))
      absences.push({ kind: 'material', from, to, word: match[1] ?? match[2] ?? '', isAbsence: true });
  }
  const isAbsent = overlapsOf(text.length, absences);
  const stated = matchesIn(text, said.material).flatMap((match): FoundClaim[] => {
    const [word] = match;
    const [from, to] = [match.index, match.index + word.length];
    if (isAbsent(from, to)) return [];
    const around = said.madeOf.test(leadTo(text, from)) || said.afterMaterial.test(text.slice(to));
    if (said.ambiguous.test(word) && !around) return [];
    if (said.denied.test(leadTo(text, from))) return [];
    return [{ kind: 'material', from, to, word }];
  });
  return [...absences, ...stated];
}

/** Statements by their grammar, where the sentence states at all. */
function statementsIn(text: string): FoundClaim[] {
  return forms.statementForms.flatMap(({ kind, pattern, isAbsence }) =>
    matchesIn(text, pattern).flatMap((match): FoundClaim[] => {
      const [written] = match;
      const [from, to] = [match.index, match.index + written.length];
      const [start, end] = clauseAround(text, from, to);
      if (said.isQuestion.test(text.slice(start, end + 1)) || forms.notStated.test(text.slice(start, from))) return [];
      if (said.isHypothesis.test(sentenceFrom(text, start))) return [];
      if (said.keeping.test(written) && said.kinAtHome.test(text.slice(start, from))) return [];
      if (kind === 'material' && !isAbsence && said.kinAtHome.test(text.slice(Math.max(0, start - 12), from + 4)))
        return [];
      if (kind === 'promise' && forms.dreamt.test(sentenceFrom(text, start))) return [];
      if (kind === 'promise' && forms.nights.test(written) && said.somebody.test(text.slice(start, from))) return [];
      if (kind === 'comparison' && (isOwnStory(text, from, to) || forms.eitherWay.test(written))) return [];
      if ((kind === 'promise' || kind === 'testimonial') && asksForHelp(text, to)) return [];
      const place = kind === 'origin' ? forms.placeWord.exec(written)?.[0] : undefined;
      const stuff =
        kind === 'material' && !isAbsence ? written.replace(forms.behindStuff, '').replace(forms.beforeStuff, '') : '';
      const word = place ?? stuff;
      return [
        {
          kind,
          from,
          to,
          isForm: true,
          ...(word === '' ? undefined : { word }),
          ...(isAbsence ? { isAbsence } : undefined),
        },
      ];
    }),
  );
}

/** What is said of properties that the data speak of too, where the clause states at all and no person is what it is about. */
const propertiesIn = (text: string, known: Known): FoundClaim[] =>
  clausesIn(text).flatMap(({ from, to }) => {
    if (said.isQuestion.test(text.slice(from, to + 1)) || said.isHypothesis.test(sentenceFrom(text, from))) return [];
    const clause = text.slice(from, to);
    if (said.ofPerson.test(clause)) return [];
    return known
      .statedIn(clause, from)
      .filter((one) => !forms.notStated.test(text.slice(from, one.from)))
      .map((one): FoundClaim => ({ kind: 'property', ...one }));
  });

/** Where two readings overlap, the one that says more stays; what only its grammar tells gives way to its like. */
const weight: Readonly<Record<ClaimKind, number>> = {
  testimonial: 6,
  comparison: 5,
  award: 4,
  origin: 3,
  material: 2,
  property: 0.4,
  number: 1,
  promise: 0,
};
/** A property that the data exclude is told before all that its words may be beside; one that they bear out after all. */
const EXCLUDED = 4.6;
const weightOf = ({ kind, isForm, count, stated }: FoundClaim): number => {
  if (stated) return stated.verdict === 'contradicted' ? EXCLUDED : weight.property;
  if (count !== undefined) return weight.number + 0.5;
  return isForm && kind === 'material' ? 0 : weight[kind] - (isForm ? 0.5 : 0);
};

/** What a text says of the goods that can be held against what is known, in order, never overlapping. */
export function findClaims(text: string, known: Known = nothing): FoundClaim[] {
  const read = readText(text);
  const all = [
    ...numbers(read, known),
    ...known.namedIn(read),
    ...awardsIn(text),
    ...comparisonsIn(text),
    ...testimonialsIn(text),
    ...originsIn(text, known.places),
    ...materialsIn(text),
    ...statementsIn(text),
    ...propertiesIn(text, known),
  ].toSorted((a, b) => weightOf(b) - weightOf(a) || a.from - b.from || b.to - a.to);
  const taken = new Uint8Array(text.length);
  const kept = all.filter(({ from, to }) => {
    if (taken.subarray(from, to).includes(1)) return false;
    taken.fill(1, from, to);
    return true;
  });
  return kept.toSorted((a, b) => a.from - b.from);
}
