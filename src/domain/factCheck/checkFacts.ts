import { matchesIn } from '../matchesIn';
import { placePatterns, unitPrice } from './claimPatterns.data';
import { clauseAround, clauseOf, overlapsOf } from './clauses';
import { type FoundClaim, findClaims, type Known, promotionsIn } from './findClaims';
import { judgeAbsence } from './judgeAbsence';
import { ageIn, isMeasuredIn, judgePromotion, judgeQuantity, type KnownAt } from './judgeNumber';
import { judgeOrigin, placesOf } from './judgeOrigin';
import { judgeStatement } from './judgeStatement';
import * as told from './judging.data';
import { learnedClaims } from './learned/learnedClaims';
import { yuan } from './numerals.data';
import { offersOf, sumFor } from './offers';
import { ownPrice } from './offers.data';
import { countsNamed, holdsValue, valuesNamed } from './propertyValues';
import { agrees, derivedQuantities, quantitiesIn } from './quantities';
import { saysOtherwise } from './secondLook';
import { byLine, bySources } from './sourcesOf';
import { statedIn } from './statedOtherwise';
import { contradicted, type FactMark, type FactSource, type Judgement, supported, unsupported } from './types';
import { shareWords } from './wording';
import { materialFamilies } from './words.data';

/** A material among those of its family. */
interface KnownMaterial {
  /** All words that say the same. */
  readonly words: readonly string[];
  readonly others: readonly string[];
  /** Whether goods may hold several of the family at once, as they do of ingredients. */
  readonly isMixed: boolean;
}

const families = Object.entries(materialFamilies).map(([name, words]) => ({
  isMixed: told.mixedFamilies.has(name),
  slots: words.split(' ').map((slot) => slot.split('=')),
}));
const stuffWords = families.filter(({ isMixed }) => !isMixed).flatMap(({ slots }) => slots.flat());
const knownMaterials = new Map<string, KnownMaterial>();
for (const { slots, isMixed } of families)
  for (const words of slots) {
    const others = slots.flat().filter((one) => !words.includes(one));
    for (const word of words) if (!knownMaterials.has(word)) knownMaterials.set(word, { words, others, isMixed });
  }

function judgeMaterial(text: string, { word = '', from, to }: FoundClaim, sources: readonly FactSource[]): Judgement {
  const family = knownMaterials.get(word);
  const words = family?.words ?? [word];
  const isPure = told.pureWord.test(word);
  const lists = sources.filter(({ label }) => told.materialLabel.test(label));
  const found = sources.find(({ text }) => words.some((one) => text.includes(one)));
  if (found) return supported(found);
  if (isPure && told.cotton.test(word)) {
    const list = lists.find(({ text }) => told.cotton.test(text));
    if (list) return told.onlyCotton.test(list.text) ? supported(list) : contradicted(list);
  }
  const others = family?.others ?? [];
  // 羊皮 of what its record makes of 猪皮, 碳纤维 of what it makes of 玻璃纤维: any stuff that things are made of.
  const isStuff = family?.isMixed === false;
  const other =
    lists.find(({ text }) => others.some((one) => text.includes(one))) ??
    (isStuff ? lists.find(({ text }) => stuffWords.some((one) => text.includes(one))) : undefined);
  // A list of ingredients is whole; what it does not name is not in it, but it may name only the chief ones.
  const isWhole = told.sayingPure.test(text.slice(Math.max(0, from - 4), from)) || told.madeWholly.test(text.slice(to));
  return other && (isWhole || !family?.isMixed) ? contradicted(other) : unsupported;
}

/** The part of an told.award or certificate that names it: 有机认证 is named by 有机, 欧盟标准 by 欧盟. */
const nameOfAward = (text: string): string => text.replace(told.aroundAwards, '');

/** A line with its name, and the awards and certificates that it speaks of. */
const awardsOf = byLine(({ text, label }) => {
  const all = `${label}${text}`;
  return { all, lower: all.toLowerCase(), awards: matchesIn(all, told.award).map(([written]) => written) };
});

function judgeAward(written: string, sources: readonly FactSource[]): Judgement {
  const name = nameOfAward(written).toLowerCase();
  const found = sources.find((source) => {
    const { all, lower, awards } = awardsOf(source);
    if (all.includes(written) || (name.length >= 2 && lower.includes(name))) return true;
    // 专利认证 and 国家专利 are one told.thing.
    return name.length < 2 && awards.some((one) => shareWords(one, written));
  });
  if (!found) return unsupported;
  return told.notWon.test(found.text) && !told.notWon.test(written) ? contradicted(found) : supported(found);
}

function judgeTestimonial(written: string, sources: readonly FactSource[]): Judgement {
  const found = sources.find(
    ({ text, label }) => told.review.test(`${label}${text}`) && shareWords(written, `${label}${text}`),
  );
  if (!found) return unsupported;
  const [claimed] = quantitiesIn(written);
  const [value] = quantitiesIn(found.text).filter(({ measures }) => measures === claimed?.measures);
  return claimed && value && !agrees(claimed, value) ? contradicted(found) : supported(found);
}

function judgeComparison(written: string, sources: readonly FactSource[]): Judgement {
  if (ownPrice.test(written)) {
    // 比平时省了 30: what the offer takes off.
    const [taken] = quantitiesIn(/\d$/.test(written) ? `${written}${yuan}` : written);
    const source = taken ? sumFor(taken, offersOf(sources).taken) : offersOf(sources).taken[0]?.source;
    return source ? supported(source) : unsupported;
  }
  const found = sources.find(({ text }) => told.comparing.test(text) && shareWords(written, text));
  if (!found) return unsupported;
  const [claimed] = quantitiesIn(written);
  const alike = quantitiesIn(found.text).filter(({ measures }) => measures === claimed?.measures);
  if (!claimed || alike.length === 0) return supported(found);
  return alike.some((one) => agrees(claimed, one)) ? supported(found) : contradicted(found);
}

const knownOf = bySources(
  (sources): Known => ({
    places: placePatterns(placesOf(sources)),
    isMeasured: (quantity, clause) => isMeasuredIn(quantity, clause, sources),
    namedIn: (read) => [
      ...materialsNamed(read.text, sources),
      ...countsNamed(read, sources),
      ...valuesNamed(read, sources),
    ],
    statedIn: (clause, at) => statedIn(clause, at, sources),
  }),
);

/** Materials and ingredients as the data write them, which no list of words needs to know. */
const materialsOf = bySources((sources): readonly string[] => {
  const words = sources
    .filter(({ label }) => told.materialLabel.test(label))
    .flatMap(({ text: value }) => value.match(/[\p{sc=Han}A-Za-z]{2,8}/gu) ?? []);
  return [...new Set(words)];
});

const materialsNamed = (text: string, sources: readonly FactSource[]): FoundClaim[] =>
  materialsOf(sources).flatMap((word) => {
    const from = text.indexOf(word);
    return from < 0 ? [] : [{ kind: 'material' as const, from, to: from + word.length, word }];
  });

/** Shortest clause that is found again word by word, and how far it may reach to each side of its claim, characters. */
const LEAST_CLAUSE = 4;
const MOST_AROUND = 40;

/** A claim's clause, as far as it is looked at: a text without a comma is not walked through for each of its claims. */
function clauseNear(text: string, { from, to }: FoundClaim): string {
  const start = Math.max(0, from - MOST_AROUND);
  return clauseOf(text.slice(start, to + MOST_AROUND), { from: from - start, to: to - start });
}

/** What says a claim's clause word by word. */
function quotedFrom(text: string, claim: FoundClaim, sources: readonly FactSource[]): FactSource | undefined {
  const clause = clauseNear(text, claim).replace(told.nowLead, '');
  return clause.length < LEAST_CLAUSE ? undefined : sources.find((source) => source.text.includes(clause));
}

function judge(text: string, claim: FoundClaim, known: KnownAt): Judgement {
  const { sources } = known;
  if (claim.stated) return claim.stated;
  const quoted = quotedFrom(text, claim, sources);
  if (quoted) return supported(quoted);
  const written = text.slice(claim.from, claim.to);
  const isJudgedByWords = claim.kind === 'award' || claim.kind === 'comparison' || claim.kind === 'material';
  if (claim.isForm && !claim.isAbsence && isJudgedByWords)
    return judgeStatement(written, clauseNear(text, claim), claim, sources);
  const age = claim.kind === 'promise' ? ageIn(text, claim, known) : undefined;
  if (age) return age;
  switch (claim.kind) {
    case 'property':
    case 'promise':
      return judgeStatement(written, clauseNear(text, claim), claim, sources);
    case 'number':
      if (claim.property && claim.count !== undefined)
        return claim.count === claim.listed ? supported(claim.property) : contradicted(claim.property);
      if (claim.property && claim.value !== undefined)
        return holdsValue(claim.property, claim.value) ? supported(claim.property) : contradicted(claim.property);
      return claim.quantity ? judgeQuantity(text, claim, claim.quantity, known) : judgePromotion(written, sources);
    case 'material':
      return claim.isAbsence ? judgeAbsence(written, sources) : judgeMaterial(text, claim, sources);
    case 'origin':
      return judgeOrigin(claim, sources);
    case 'award':
      return judgeAward(written, sources);
    case 'testimonial':
      return judgeTestimonial(written, sources);
    case 'comparison':
      return judgeComparison(written, sources);
  }
}

/** What no line bears out is contradicted after all where a line has another value of the same property. */
function lookAgain(text: string, mark: FactMark, sources: readonly FactSource[]): FactMark {
  const other = mark.verdict === 'unsupported' ? saysOtherwise(text, mark, sources) : undefined;
  return other ? { ...mark, ...contradicted(other) } : mark;
}

/**
 * Holds what a text says of the goods against what is known of them: prices, sizes, periods and counts, awards, tests
 * and titles, comparisons, voices of customers, origins and materials; where no pattern knows a clause, what was learned
 * from judged sentences tells whether it says more than the data (`isLearned`).
 * @param sources of `sourcesOf` and the passages of documents; hand over the same array each time: it is read once
 * @param year in which the text is read: how old dated goods are
 * @returns in order, never overlapping, with the source that says so or otherwise
 */
export function checkFacts(
  text: string,
  sources: readonly FactSource[],
  year: number = new Date().getFullYear(),
): FactMark[] {
  const known = { sources, year };
  const found = findClaims(text, knownOf(sources)).map((claim): FactMark => {
    const { kind, from, to } = claim;
    return lookAgain(text, { kind, from, to, ...judge(text, claim, known) }, sources);
  });
  const learned = learnedClaims(text, sources, overlapsOf(text.length, found));
  if (learned.length === 0) return found;
  const marks = learned.map((mark) => lookAgain(text, mark, sources));
  return [...found, ...marks].sort((a, b) => a.from - b.from);
}

/** What the source of a contradicted number or price says, fit to stand in its place; undefined where a person must decide. */
export function correctionOf(text: string, { kind, from, to, verdict, source, parts }: FactMark): string | undefined {
  if (parts) return parts.correction;
  if (verdict !== 'contradicted' || kind !== 'number' || !source) return undefined;
  const written = text.slice(from, to);
  const [promotion] = promotionsIn(source.text);
  if (promotionsIn(written).length > 0) return promotion;
  const [claimed] = quantitiesIn(written);
  if (claimed && claimed.measures !== 'money') {
    const alike = quantitiesIn(source.text).filter(({ measures }) => measures === claimed.measures);
    const [only] = alike;
    const isDerived = derivedQuantities(source.text).some(({ measures }) => measures === claimed.measures);
    return alike.length === 1 && only && !isDerived ? source.text.slice(only.from, only.to) : undefined;
  }
  // What one pound comes to is not put right by the price of five.
  if (unitPrice.test(text.slice(clauseAround(text, from, to)[0], from))) return undefined;
  // 到手 79 keeps its lead: 到手 89.9 元.
  const lead = told.priceLead.exec(written)?.[0].replace(told.looseness, '') ?? '';
  return source.field === 'price' ? `${lead}${Number.parseFloat(source.text)}${yuan}` : undefined;
}
