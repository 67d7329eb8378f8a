import { unitPrice } from './claimPatterns.data';
import { clauseAround, clauseOf, type FoundClaim, findClaims, type Known, promotionsIn } from './findClaims';
import { judgeAbsence } from './judgeAbsence';
import { judgeStatement } from './judgeStatement';
import * as told from './judging.data';
import { yuan } from './numerals.data';
import { offersOf, promotionShape, sumFor } from './offers';
import { ownPrice, priceBefore } from './offers.data';
import { countsNamed, holdsValue, valuesNamed } from './propertyValues';
import { agrees, derivedQuantities, type Quantity, quantitiesIn, totalsOf } from './quantities';
import { reckonedFrom } from './reckoned';
import { statedIn } from './statedOtherwise';
import { contradicted, type FactMark, type FactSource, type Judgement, supported, unsupported } from './types';
import { materialFamilies } from './words.data';

interface KnownQuantity extends Quantity {
  readonly source: FactSource;
  /** What it is of: the property's name and the words of its clause. */
  readonly about: string;
  /** Money that is taken off. */
  readonly isTaken: boolean;
}

const known = new WeakMap<readonly FactSource[], readonly KnownQuantity[]>();

function quantitiesOf(sources: readonly FactSource[]): readonly KnownQuantity[] {
  const kept = known.get(sources);
  if (kept) return kept;
  const all = sources.flatMap((source) =>
    [...quantitiesIn(source.text), ...derivedQuantities(source.text)].map((quantity) => {
      const [start, end] = clauseAround(source.text, quantity.from, quantity.to);
      const isTaken = told.reduction.test(source.text.slice(start, quantity.from));
      return { ...quantity, source, about: `${source.label} ${source.text.slice(start, end)}`, isTaken };
    }),
  );
  const totals = totalsOf(sources.map(({ text }) => text)).flatMap(({ line, quantity }) => {
    const source = sources[line];
    return source ? [{ ...quantity, source, about: `${source.label} ${source.text}`, isTaken: false }] : [];
  });
  const made = [...all, ...totals];
  known.set(sources, made);
  return made;
}

/** Words of two or more characters that two pieces of text share, numbers left out. */
function shareWords(left: string, right: string): boolean {
  const plain = (text: string): string => text.replace(told.numerals, ' ');
  const pairs = new Set<string>();
  for (const run of plain(left).match(/\p{sc=Han}{2,}/gu) ?? [])
    for (let at = 0; at + 2 <= run.length; at += 1) pairs.add(run.slice(at, at + 2));
  for (const common of told.commonPairs) pairs.delete(common);
  const other = plain(right);
  return [...pairs].some((pair) => other.includes(pair));
}

/** How many characters of meaning two pieces of text share, numbers and the commonest left out. */
const sharedSigns = (left: string, right: string): number =>
  new Set([...left.replace(told.numerals, '')].filter((sign) => told.sign.test(sign) && right.includes(sign))).size;

const areSame = (left: string, right: string): boolean =>
  told.sameProperty.some((pattern) => pattern.test(left) && pattern.test(right)) || shareWords(left, right);

/** Whether a clause names a property that a line is not about: what the clause dates is something else. */
const isOfOther = (clause: string, about: string): boolean => {
  const named = told.sameProperty.filter((pattern) => pattern.test(clause));
  return named.length > 0 && !named.some((pattern) => pattern.test(about)) && sharedSigns(clause, about) < 2;
};

function judgePrice(text: string, claim: FoundClaim, quantity: Quantity, sources: readonly FactSource[]): Judgement {
  const all = quantitiesOf(sources);
  const offers = offersOf(sources);
  const money = all.filter(({ measures }) => measures === 'money');
  const [start] = clauseAround(text, claim.from, claim.to);
  const before = text.slice(Math.max(start, claim.from - 8), quantity.from);
  const asked = money.find(({ source }) => source.field === 'price');
  if (told.otherPrice.test(before)) {
    // 原价 129 is borne out only where the data call it so too.
    const found = money.find((one) => told.otherPrice.test(one.about) && agrees(quantity, one))?.source;
    const own = offers.before && priceBefore.test(before) ? sumFor(quantity, [offers.before]) : undefined;
    const source = found ?? own;
    return source ? supported(source) : unsupported;
  }
  if (told.reduction.test(before) && !told.priceEnd.test(before)) {
    const taken = money.filter(({ isTaken }) => isTaken);
    const same = taken.find((one) => agrees(quantity, one))?.source ?? sumFor(quantity, offers.taken);
    const [first] = taken;
    return same ? supported(same) : first ? contradicted(first.source) : unsupported;
  }
  const same = money.find((one) => agrees(quantity, one))?.source ?? sumFor(quantity, offers.prices);
  if (same) return supported(same);
  const [, unit] = unitPrice.exec(text.slice(start, quantity.from)) ?? [];
  if (unit) return judgeUnitPrice(unit, quantity, money, all);
  return asked ? contradicted(asked.source) : unsupported;
}

/** 一斤不到八块: what is asked, parted by what the package holds. */
function judgeUnitPrice(
  unit: string,
  quantity: Quantity,
  money: readonly KnownQuantity[],
  all: readonly KnownQuantity[],
): Judgement {
  const [one] = quantitiesIn(`2${unit}`);
  const alike = all.filter(({ measures, isSmall }) => measures === one?.measures && !isSmall);
  // 一杯三块 of what is sold in bags: the record counts servings by another word.
  const isServed = alike.length === 0 && told.serving.test(unit);
  const parts = isServed ? all.filter(({ measures, most }) => measures.startsWith('piece:') && most >= 2) : alike;
  const isPaid = (value: number): boolean => agrees(quantity, { least: value, most: value });
  for (const price of money)
    for (const part of parts)
      if (isPaid((price.most / part.most) * ((one?.most ?? 2) / 2))) return supported(price.source);
  const [asked] = money;
  return asked && parts.length > 0 && !isServed ? contradicted(asked.source) : unsupported;
}

/** What has only one value per goods, whatever it is called. */
const single = new Set(['UPF', 'SPF', 'PA', 'charge', 'power', 'loudness', 'pixels', 'inch']);

const ownPlaces = new WeakMap<readonly FactSource[], readonly string[]>();

/** Towns that the data name as the origin, as they are spoken of: 浙江平湖 is 平湖. */
function placesOf(sources: readonly FactSource[]): readonly string[] {
  const kept = ownPlaces.get(sources);
  if (kept) return kept;
  const all = sources
    .filter(({ label }) => told.originLabel.test(label))
    .flatMap(({ text }) => text.replace(told.anyPlace, ' ').match(/\p{sc=Han}{2,4}/gu) ?? []);
  ownPlaces.set(sources, all);
  return all;
}

/** 满 199 减 30, 买二送一: the numbers of a promotion hold together or not at all. */
function judgePromotion(written: string, sources: readonly FactSource[]): Judgement {
  const claimed = promotionShape(written);
  const offers = sources.flatMap((source) =>
    promotionsIn(source.text).map((text) => ({ source, shape: promotionShape(text) })),
  );
  const same = offers.find(({ shape }) => shape === claimed);
  if (same) return supported(same.source);
  const kind = (shape: string): string => shape.replace(told.amounts, '');
  const other = offers.find(({ shape }) => kind(shape) === kind(claimed));
  return other ? contradicted(other.source) : unsupported;
}

function judgeNumber(text: string, claim: FoundClaim, quantity: Quantity, sources: readonly FactSource[]): Judgement {
  const all = quantitiesOf(sources);
  if (quantity.measures === 'money') return judgePrice(text, claim, quantity, sources);
  const offered = quantity.measures.startsWith('piece:') && sumFor(quantity, offersOf(sources).pieces);
  if (offered) return supported(offered);
  const alike = all.filter(({ measures }) => measures === quantity.measures);
  const [start, end] = clauseAround(text, claim.from, claim.to);
  const clause = text.slice(start, end);
  // What is dated may stand a clause ahead: 坏了，一年之内给换.
  const nearby = text.slice(Math.max(0, start - 12), end);
  const same = alike.filter((one) => agrees(quantity, one));
  // 三档 is of 档位=3档, 一百支 of 支数=60支: the unit itself names the property.
  const related = alike.filter(
    ({ about, source }) =>
      areSame(clause, about) ||
      sharedSigns(clause, about) >= 2 ||
      (quantity.unit !== '' && source.label.includes(quantity.unit)),
  );
  const best = same.find((one) => related.includes(one)) ?? same[0];
  const isLoose = quantity.measures === 'time' || quantity.measures === 'percent';
  const isMeant = (one: KnownQuantity): boolean =>
    related.includes(one) || (!isOfOther(clause, one.about) && sharedSigns(nearby, one.about) >= 1);
  if (best && (!isLoose || same.some(isMeant))) return supported(best.source);
  // 两分钟自动停: the same figure of the same doing, though another one shares more words.
  const ofSameDoing = same.find(({ about }) =>
    told.doings.some((doing) => clause.includes(doing) && about.includes(doing)),
  );
  if (ofSameDoing) return supported(ofSameDoing.source);
  const [other] = related;
  if (other) return contradicted(other.source);
  const [only] = alike;
  const isOnlyOne =
    alike.every(({ source }) => source === alike[0]?.source) &&
    /^(?:mass|volume|area|persons|piece:|discount|times|pressure)/.test(quantity.measures);
  if (only && (single.has(quantity.measures) || isOnlyOne)) return contradicted(only.source);
  return unsupported;
}

function judgeQuantity(text: string, claim: FoundClaim, quantity: Quantity, sources: readonly FactSource[]): Judgement {
  const price = reckonedFrom(text, quantity, sources);
  return price ? supported(price) : judgeNumber(text, claim, quantity, sources);
}

const familyWords = Object.entries(materialFamilies).map(([name, words]) => ({
  name,
  slots: words.split(' ').map((slot) => slot.split('=')),
}));
const stuffWords = familyWords.filter(({ name }) => !told.mixedFamilies.has(name)).flatMap(({ slots }) => slots.flat());
const slotOf = (word: string): readonly string[] =>
  familyWords.flatMap(({ slots }) => slots).find((slot) => slot.includes(word)) ?? [word];

function judgeMaterial(text: string, { word = '', from }: FoundClaim, sources: readonly FactSource[]): Judgement {
  const words = slotOf(word);
  const isPure = told.pureWord.test(word);
  const family = familyWords.find(({ slots }) => slots.some((slot) => slot.includes(word)));
  const lists = sources.filter(({ label }) => told.materialLabel.test(label));
  const found = sources.find(({ text }) => words.some((one) => text.includes(one)));
  if (found) return supported(found);
  if (isPure && told.cotton.test(word)) {
    const list = lists.find(({ text }) => told.cotton.test(text));
    if (list) return told.onlyCotton.test(list.text) ? supported(list) : contradicted(list);
  }
  const others = family?.slots.flat().filter((one) => !words.includes(one)) ?? [];
  // 羊皮 of what its record makes of 猪皮, 碳纤维 of what it makes of 玻璃纤维: any stuff that things are made of.
  const isStuff = family !== undefined && !told.mixedFamilies.has(family.name);
  const other =
    lists.find(({ text }) => others.some((one) => text.includes(one))) ??
    (isStuff ? lists.find(({ text }) => stuffWords.some((one) => text.includes(one))) : undefined);
  // A list of ingredients is whole; what it does not name is not in it, but it may name only the chief ones.
  const isWhole = told.sayingPure.test(text.slice(Math.max(0, from - 4), from));
  const isMixed = family !== undefined && told.mixedFamilies.has(family.name);
  return other && (isWhole || !isMixed) ? contradicted(other) : unsupported;
}

function judgeOrigin({ word = '' }: FoundClaim, sources: readonly FactSource[]): Judgement {
  const found = word && sources.find(({ text }) => text.includes(word));
  if (found) return supported(found);
  const other = sources.find(
    ({ label, text }) => (told.originLabel.test(label) || told.saysOrigin.test(text)) && anyPlaceIn(text),
  );
  return other ? contradicted(other) : unsupported;
}

const anyPlaceIn = (text: string): boolean => text.match(told.anyPlace) !== null;

/** The part of an told.award or certificate that names it: 有机认证 is named by 有机, 欧盟标准 by 欧盟. */
const nameOfAward = (text: string): string => text.replace(told.aroundAwards, '');

function judgeAward(written: string, sources: readonly FactSource[]): Judgement {
  const name = nameOfAward(written);
  const found = sources.find(({ text, label }) => {
    const all = `${label}${text}`;
    if (all.includes(written) || (name.length >= 2 && all.toLowerCase().includes(name.toLowerCase()))) return true;
    // 专利认证 and 国家专利 are one told.thing.
    return name.length < 2 && [...all.matchAll(told.award)].some(([one]) => shareWords(one, written));
  });
  return found ? supported(found) : unsupported;
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

const knownBySources = new WeakMap<readonly FactSource[], Known>();

function knownOf(sources: readonly FactSource[]): Known {
  const kept = knownBySources.get(sources);
  if (kept) return kept;
  const quantities = quantitiesOf(sources);
  const made: Known = {
    places: placesOf(sources),
    isMeasured: (quantity, clause) =>
      quantity.measures !== 'money' &&
      quantities.some(
        (one) =>
          one.measures === quantity.measures &&
          ((one.measures !== 'time' && !quantity.isSmall && agrees(quantity, one)) ||
            (one.measures === 'time' ? areSame(clause, one.about) : shareWords(clause, one.about))),
      ),
    namedIn: (text) => [...materialsNamed(text, sources), ...countsNamed(text, sources), ...valuesNamed(text, sources)],
    statedIn: (clause, at) => statedIn(clause, at, sources),
  };
  knownBySources.set(sources, made);
  return made;
}

/** Materials and ingredients as the data write them, which no list of words needs to know. */
function materialsNamed(text: string, sources: readonly FactSource[]): FoundClaim[] {
  const words = sources
    .filter(({ label }) => told.materialLabel.test(label))
    .flatMap(({ text: value }) => value.match(/[\p{sc=Han}A-Za-z]{2,8}/gu) ?? []);
  return [...new Set(words)].flatMap((word) => {
    const from = text.indexOf(word);
    return from < 0 ? [] : [{ kind: 'material' as const, from, to: from + word.length, word }];
  });
}

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

function judge(text: string, claim: FoundClaim, sources: readonly FactSource[]): Judgement {
  if (claim.stated) return claim.stated;
  const quoted = quotedFrom(text, claim, sources);
  if (quoted) return supported(quoted);
  const written = text.slice(claim.from, claim.to);
  const isJudgedByWords = claim.kind === 'award' || claim.kind === 'comparison' || claim.kind === 'material';
  if (claim.isForm && !claim.isAbsence && isJudgedByWords)
    return judgeStatement(written, clauseNear(text, claim), claim, sources);
  switch (claim.kind) {
    case 'property':
    case 'promise':
      return judgeStatement(written, clauseNear(text, claim), claim, sources);
    case 'number':
      if (claim.property && claim.count !== undefined)
        return claim.count === claim.listed ? supported(claim.property) : contradicted(claim.property);
      if (claim.property && claim.value !== undefined)
        return holdsValue(claim.property, claim.value) ? supported(claim.property) : contradicted(claim.property);
      return claim.quantity ? judgeQuantity(text, claim, claim.quantity, sources) : judgePromotion(written, sources);
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

/**
 * Holds what a text says of the goods against what is known of them: prices, sizes, periods and counts, awards, tests
 * and titles, comparisons, voices of customers, origins and materials.
 * @param sources of `sourcesOf` and the passages of documents; hand over the same array each time: it is read once
 * @returns in order, never overlapping, with the source that says so or otherwise
 */
export function checkFacts(text: string, sources: readonly FactSource[]): FactMark[] {
  return findClaims(text, knownOf(sources)).map((claim) => {
    const { kind, from, to } = claim;
    return { kind, from, to, ...judge(text, claim, sources) };
  });
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
