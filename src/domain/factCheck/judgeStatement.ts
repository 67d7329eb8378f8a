import type { FoundClaim } from './findClaims';
import * as told from './judging.data';
import { agrees, chineseNumber, quantitiesIn } from './quantities';
import { byLine } from './sourcesOf';
import type { FactSource, Judgement } from './types';
import { wordingOf } from './wording';

/** Pairs of characters by which two wordings are held against each other, common ones left out. */
function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (const run of text.toLowerCase().match(/[\p{sc=Han}a-z\d]{2,}/gu) ?? [])
    for (let at = 0; at + 2 <= run.length; at += 1) pairs.add(run.slice(at, at + 2));
  for (const common of told.commonPairs) pairs.delete(common);
  return pairs;
}

/** A line as statements are held against it. */
const readLine = byLine(({ label, text }) => {
  const all = `${label}${text}`;
  return {
    all,
    lower: all.toLowerCase(),
    quantities: quantitiesIn(text),
    times: quantitiesIn(all).filter(({ measures }) => measures === 'time'),
    properties: wordingOf(all).properties,
    stood: told.stood.filter((sign) => new RegExp(`${told.stands}${sign}`, 'u').test(text)),
  };
});

/** How much of a statement a source says in the same words. */
const shareFoundIn = (pairs: readonly string[], source: FactSource): number => {
  const { lower } = readLine(source);
  return pairs.length === 0 ? 0 : pairs.filter((pair) => lower.includes(pair)).length / pairs.length;
};

const MOSTLY_SAID = 0.5;

/** The longest end of a material's name that some source has: 进口的头层牛皮 is borne out by 牛皮. */
function sourceOfStuff(name: string, sources: readonly FactSource[]): FactSource | undefined {
  for (let at = 0; at + 2 <= name.length; at += 1) {
    const found = sources.find(({ text }) => text.includes(name.slice(at)));
    if (found) return found;
  }
  return undefined;
}

/** 试穿一周不满意随便退 is borne out by 免费试穿7天可退: the same service, of the same thing, no wider than promised. */
function sourceOfService(written: string, sources: readonly FactSource[]): FactSource | undefined {
  const services = told.services.filter((service) => service.test(written));
  if (services.length === 0) return undefined;
  const boundless = told.boundless.filter((word) => word.test(written));
  const claimed = quantitiesIn(written).filter(({ measures }) => measures === 'time');
  const pairs = [...pairsOf(written)];
  return sources.find((source) => {
    const { all, times } = readLine(source);
    if (boundless.some((word) => !word.test(all)) || !services.some((service) => service.test(all))) return false;
    if (claimed.length > 0 && times.length > 0) return claimed.every((one) => times.some((time) => agrees(one, time)));
    return pairs.some((pair) => all.includes(pair));
  });
}

/** 半小时充满 is borne out by 充电时间=30分钟: the same figure of the same doing. */
const sourceOfFigure = (written: string, sources: readonly FactSource[]): FactSource | undefined => {
  const claimed = quantitiesIn(written);
  const doings = claimed.length === 0 ? [] : told.doings.filter((doing) => written.includes(doing));
  if (doings.length === 0) return undefined;
  return sources.find((source) => {
    const { all, quantities } = readLine(source);
    return (
      doings.some((doing) => all.includes(doing)) &&
      claimed.every((one) => quantities.some((value) => value.measures === one.measures && agrees(one, value)))
    );
  });
};

/** 养了一年 of what has 苗龄=3年: another figure of the same property. */
function sourceOfOtherFigure(written: string, clause: string, sources: readonly FactSource[]): FactSource | undefined {
  const claimed = quantitiesIn(written);
  if (claimed.length === 0) return undefined;
  const kinds = wordingOf(clause).properties;
  return sources.find((source) => {
    const { properties, quantities } = readLine(source);
    return (
      kinds.some((kind) => properties.includes(kind)) &&
      claimed.some((one) => quantities.some((value) => value.measures === one.measures && !agrees(one, value)))
    );
  });
}

/** 泡水里洗都没事 is borne out by 整机可水洗: what the goods are said to stand. */
function sourceOfStrength(written: string, sources: readonly FactSource[]): FactSource | undefined {
  if (quantitiesIn(written).length > 0 || told.boundless.some((word) => word.test(written))) return undefined;
  return sources.find((source) => readLine(source).stood.some((sign) => written.includes(sign)));
}

/** 二一年的饼: the year that the data name, in four figures or two. */
function yearOf(written: string, sources: readonly FactSource[]): Judgement | undefined {
  const [, tens = ''] = told.shortYear.exec(written) ?? [];
  if (tens === '') return undefined;
  const year = /\d/.test(tens) ? Number(tens) : chineseNumber(tens);
  const dated = sources.filter(({ text }) => told.fullYear.test(text));
  const same = dated.find(({ text }) => text.includes(String(year < 100 ? 2000 + year : year)));
  if (same) return { verdict: 'supported', source: same };
  const [other] = dated;
  return other ? { verdict: 'contradicted', source: other } : { verdict: 'unsupported' };
}

/**
 * Judges a statement that is known by its grammar only: borne out where one source says most of it, with the same numbers.
 * @param clause the clause it stands in: 试穿一个星期不满意随便退 is one promise
 */
export function judgeStatement(
  written: string,
  clause: string,
  claim: FoundClaim,
  sources: readonly FactSource[],
): Judgement {
  const pairs = [...pairsOf(written)];
  const said = sources
    .map((source) => ({ source, share: shareFoundIn(pairs, source) }))
    .filter(({ share }) => share >= MOSTLY_SAID)
    .toSorted((left, right) => right.share - left.share)[0]?.source;
  const some = sources.find(
    ({ field, label, text }) =>
      field === 'spec' && label !== '' && told.someAmount.test(text) && written === `${written.slice(0, 1)}${label}`,
  );
  if (some && told.absence.test(written.slice(0, 1))) return { verdict: 'contradicted', source: some };
  if (said) {
    const other = readLine(said).quantities;
    const differs = quantitiesIn(written).some((quantity) => {
      const alike = other.filter(({ measures }) => measures === quantity.measures);
      return alike.length > 0 && !alike.some((one) => agrees(quantity, one));
    });
    return { verdict: differs ? 'contradicted' : 'supported', source: said };
  }
  if (claim.kind === 'award') {
    const name = written.replace(told.eachHas, '');
    const naming = name.length >= 4 ? sources.find(({ text }) => text.includes(name)) : undefined;
    return naming ? { verdict: 'supported', source: naming } : { verdict: 'unsupported' };
  }
  const dated = yearOf(written, sources);
  if (dated) return dated;
  if (claim.kind === 'promise') {
    const kept =
      sourceOfService(clause, sources) ?? sourceOfFigure(written, sources) ?? sourceOfStrength(written, sources);
    if (kept) return { verdict: 'supported', source: kept };
    const other = sourceOfOtherFigure(written, clause, sources);
    return other ? { verdict: 'contradicted', source: other } : { verdict: 'unsupported' };
  }
  if (claim.kind !== 'material') return { verdict: 'unsupported' };
  const name = claim.word ?? '';
  const found = name.length >= 2 ? sourceOfStuff(name, sources) : undefined;
  if (found) return { verdict: 'supported', source: found };
  const list = sources.find(({ label }) => told.materialLabel.test(label));
  return list && name !== '' ? { verdict: 'contradicted', source: list } : { verdict: 'unsupported' };
}
