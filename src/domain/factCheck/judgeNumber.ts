import { unitBehind, unitPrice } from './claimPatterns.data';
import { clauseAround } from './clauses';
import { type FoundClaim, promotionsIn } from './findClaims';
import * as told from './judging.data';
import { offersOf, promotionShape, sumFor } from './offers';
import { priceBefore } from './offers.data';
import { agrees, derivedQuantities, type Quantity, quantitiesIn, totalsOf } from './quantities';
import { reckonedFrom } from './reckoned';
import { bySources } from './sourcesOf';
import { contradicted, type FactSource, type Judgement, supported, unsupported } from './types';
import { areInOneWord, areOfOneProperty, areSame, sharedSigns, type Wording, wordingOf } from './wording';

/** What is known, and the year in which it is looked at. */
export interface KnownAt {
  readonly sources: readonly FactSource[];
  readonly year: number;
}

interface KnownQuantity extends Quantity {
  readonly source: FactSource;
  /** What it is of: the property's name and the words of its clause. */
  readonly about: Wording;
  /** What is left of the property's name without what it measures. */
  readonly name: Wording;
  /** Money that is taken off. */
  readonly isTaken: boolean;
  /** 电机 of 整机1年 电机3年: the part that a line with several values gives it to. */
  readonly part: string;
}

const nameOf = ({ label }: FactSource): Wording => wordingOf(label.replace(told.genericEnd, ''));

const quantitiesOf = bySources((sources): readonly KnownQuantity[] => {
  const all = sources.flatMap((source) =>
    [...quantitiesIn(source.text), ...derivedQuantities(source.text)].map((quantity) => {
      const [start, end] = clauseAround(source.text, quantity.from, quantity.to);
      const isTaken = told.reduction.test(source.text.slice(start, quantity.from));
      const about = wordingOf(`${source.label} ${source.text.slice(start, end)}`);
      const part = told.partAhead.exec(source.text.slice(0, quantity.from))?.[0] ?? '';
      return { ...quantity, source, about, name: nameOf(source), isTaken, part };
    }),
  );
  const totals = totalsOf(sources.map(({ text }) => text)).flatMap(({ line, quantity }) => {
    const source = sources[line];
    if (!source) return [];
    const about = wordingOf(`${source.label} ${source.text}`);
    return [{ ...quantity, source, about, name: nameOf(source), isTaken: false, part: '' }];
  });
  return [...all, ...totals];
});

/** A clause without a number and its unit, which are no words of what it speaks of. */
function withoutQuantity(clause: string, { numeral, unit }: Quantity): Wording {
  const at = clause.indexOf(numeral);
  return wordingOf(clause.slice(0, at) + clause.slice(at + numeral.length).replace(unit, ''));
}

/** Whether a clause names a property that a line is not about: what the clause dates is something else. */
const isOfOther = (clause: Wording, about: Wording): boolean =>
  clause.properties.length > 0 && !areOfOneProperty(clause, about) && sharedSigns(clause, about) < 2;

function judgePrice(text: string, claim: FoundClaim, quantity: Quantity, sources: readonly FactSource[]): Judgement {
  const all = quantitiesOf(sources);
  const offers = offersOf(sources);
  const money = all.filter(({ measures }) => measures === 'money');
  const [start] = clauseAround(text, claim.from, claim.to);
  const before = text.slice(Math.max(start, claim.from - 8), quantity.from);
  const asked = money.find(({ source }) => source.field === 'price');
  if (told.otherPrice.test(before)) {
    // 原价 129 is borne out only where the data call it so too.
    const found = money.find((one) => told.otherPrice.test(one.about.text) && agrees(quantity, one))?.source;
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
  const [, unit] = unitPrice.exec(text.slice(start, quantity.from)) ?? unitBehind.exec(text.slice(quantity.to)) ?? [];
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

/** 六个人 and 3-4人 count the same. */
const kindOf = (measures: string): string => (measures === told.headCount ? 'persons' : measures);

/** What has only one value per goods, whatever it is called. */
const single = new Set(['UPF', 'SPF', 'PA', 'charge', 'power', 'loudness', 'pixels', 'inch']);

/** 满 199 减 30, 买二送一: the numbers of a promotion hold together or not at all. */
export function judgePromotion(written: string, sources: readonly FactSource[]): Judgement {
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

/** Whether the lines that measure something all have the same of it. */
function haveOneValue(quantities: readonly KnownQuantity[]): boolean {
  const byLine = new Map<FactSource, string>();
  for (const { source, least, most } of quantities) byLine.set(source, `${byLine.get(source) ?? ''}${least}-${most},`);
  return new Set(byLine.values()).size === 1;
}

/** 整机坏了三年内都管 of 质保=整机1年 电机3年: where a line gives each part its own value, that of the named part decides. */
function valueOfPart(clause: string, quantity: Quantity, alike: readonly KnownQuantity[]): Judgement | undefined {
  const meant = alike.filter(
    ({ part, source }) =>
      part !== '' &&
      clause.includes(part) &&
      alike.some((other) => other.source === source && other.part !== '' && other.part !== part),
  );
  const [first] = meant;
  if (!first) return undefined;
  const same = meant.find((one) => agrees(quantity, one));
  return same ? supported(same.source) : contradicted(first.source);
}

function judgeNumber(text: string, claim: FoundClaim, quantity: Quantity, sources: readonly FactSource[]): Judgement {
  const all = quantitiesOf(sources);
  if (quantity.measures === 'money') return judgePrice(text, claim, quantity, sources);
  const offered = told.soldBy.test(quantity.unit) && sumFor(quantity, offersOf(sources).pieces);
  if (offered) return supported(offered);
  const own = all.filter(({ measures }) => kindOf(measures) === kindOf(quantity.measures));
  // 八两 of a lotion: what the record has in millilitres.
  const isPoured = quantity.measures === 'mass' && own.length === 0 && told.pound.test(quantity.unit);
  const alike = isPoured ? all.filter(({ measures }) => measures === 'volume') : own;
  const [start, end] = clauseAround(text, claim.from, claim.to);
  const clause = wordingOf(text.slice(start, end));
  const rest = withoutQuantity(clause.text, quantity);
  // What is dated may stand a clause ahead: 坏了，一年之内给换.
  const nearby = wordingOf(text.slice(Math.max(0, start - 12), end));
  const ofPart = valueOfPart(clause.text, quantity, alike);
  if (ofPart) return ofPart;
  const same = alike.filter((one) => agrees(quantity, one));
  // 三档 is of 档位=3档, 一百支 of 支数=60支: the unit itself names the property.
  // One sign says little of times and shares, which everything has.
  const isLoose = quantity.measures === 'time' || quantity.measures === 'percent';
  const related = alike.filter(
    ({ about, name, source }) =>
      areSame(clause, about) ||
      sharedSigns(clause, about) >= 2 ||
      (sharedSigns(rest, name) >= 1 && !(isLoose && isOfOther(clause, about))) ||
      (quantity.unit !== '' && source.label.includes(quantity.unit)),
  );
  const best = same.find((one) => related.includes(one)) ?? same[0];
  const isMeant = (one: KnownQuantity): boolean =>
    related.includes(one) || (!isOfOther(clause, one.about) && sharedSigns(nearby, one.about) >= 1);
  // 90% alone, as titles of notes have it, says no more than the record does.
  const isBare = !told.sign.test(rest.text);
  if (best && (!isLoose || isBare || same.some(isMeant))) return supported(best.source);
  // 两分钟自动停: the same figure of the same doing, though another one shares more words.
  const ofSameDoing = same.find(
    ({ about }) =>
      !isOfOther(clause, about) &&
      told.doings.some((doing) => clause.text.includes(doing) && about.text.includes(doing)),
  );
  if (ofSameDoing) return supported(ofSameDoing.source);
  const [other] = related;
  if (other) return contradicted(other.source);
  const [only] = alike;
  if (only && (single.has(quantity.measures) || (told.oftenOnce.test(quantity.measures) && haveOneValue(alike))))
    return contradicted(only.source);
  return unsupported;
}

/** 存了五年 of what the data date: the years since then, counted to the year of the check. */
function judgeAge(lead: string, { measures, unit, least }: Quantity, year: number, sources: readonly FactSource[]) {
  if (measures !== 'time' || unit !== told.yearUnit || !told.keptFor.test(lead)) return undefined;
  const dated = sources.find(
    ({ field, label, text }) => (field === 'title' || told.yearLabel.test(label)) && told.dated.test(text),
  );
  const [, since] = told.dated.exec(dated?.text ?? '') ?? [];
  if (!dated) return undefined;
  const years = Math.round(least / YEAR_S);
  return Math.abs(year - Number(since) - years) <= 1 ? supported(dated) : contradicted(dated);
}

/** The same of a promise whose words hold the years: 存了十五年的老茶. */
export function ageIn(text: string, { from, to }: FoundClaim, { sources, year }: KnownAt): Judgement | undefined {
  const [quantity] = quantitiesIn(text.slice(from, to));
  return quantity && judgeAge(text.slice(from, from + quantity.from), quantity, year, sources);
}

const YEAR_S = 365 * 86_400;

/** Judges a measured or counted value: by what was reckoned, by age, else by the values that the data have of its kind. */
export function judgeQuantity(
  text: string,
  claim: FoundClaim,
  quantity: Quantity,
  { sources, year }: KnownAt,
): Judgement {
  const lead = text.slice(clauseAround(text, claim.from, claim.to)[0], quantity.from);
  const age = judgeAge(lead, quantity, year, sources);
  if (age) return age;
  const price = reckonedFrom(text, quantity, sources);
  return price ? supported(price) : judgeNumber(text, claim, quantity, sources);
}

/** 就一根, 两节的: whether a count stands alone with what makes it one of the goods. */
function isMeantSo({ measures, numeral, unit }: Quantity, clause: string): boolean {
  const at = clause.indexOf(numeral);
  const isCount = measures.startsWith('piece:') && measures !== told.anyPiece;
  return isCount && (told.justSo.test(clause.slice(0, at)) || clause === `${numeral}${unit}${told.particle}`);
}

/** Whether a number speaks of what a line measures: by its words, the doing of a time, or the only thing that is so counted. */
function isSpokenOf(
  quantity: Quantity,
  clause: Wording,
  rest: Wording,
  { measures, about, name }: KnownQuantity,
): boolean {
  const isNamed = !quantity.isSmall && sharedSigns(rest, name) > 0;
  if (measures === 'time') return areSame(clause, about) || isNamed;
  return (
    areInOneWord(clause, about) ||
    isNamed ||
    told.upTo.test(clause.text) ||
    isMeantSo(quantity, clause.text) ||
    (told.enoughFor.test(measures) && told.enough.test(clause.text))
  );
}

/** Whether a number of a clause speaks of something that the data measure too; prices are known by themselves. */
export function isMeasuredIn(quantity: Quantity, clause: string, sources: readonly FactSource[]): boolean {
  if (quantity.measures === 'money') return false;
  const alike = quantitiesOf(sources).filter(({ measures }) => kindOf(measures) === kindOf(quantity.measures));
  if (alike.length === 0) return false;
  const [words, rest] = [wordingOf(clause), withoutQuantity(clause, quantity)];
  return alike.some(
    (one) =>
      (one.measures !== 'time' && !quantity.isSmall && agrees(quantity, one)) || isSpokenOf(quantity, words, rest, one),
  );
}
