import type { FoundClaim } from './findClaims';
import * as told from './judging.data';
import { agrees, chineseNumber, quantitiesIn } from './quantities';
import type { FactSource, Judgement } from './types';

/** Pairs of characters by which two wordings are held against each other, common ones left out. */
function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (const run of text.toLowerCase().match(/[\p{sc=Han}a-z\d]{2,}/gu) ?? [])
    for (let at = 0; at + 2 <= run.length; at += 1) pairs.add(run.slice(at, at + 2));
  for (const common of told.commonPairs) pairs.delete(common);
  return pairs;
}

/** How much of a statement a source says in the same words. */
function shareFoundIn(statement: string, source: string): number {
  const pairs = [...pairsOf(statement)];
  const other = source.toLowerCase();
  return pairs.length === 0 ? 0 : pairs.filter((pair) => other.includes(pair)).length / pairs.length;
}

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
function keepsPromise(written: string, { label, text }: FactSource): boolean {
  const all = `${label}${text}`;
  if (told.boundless.some((word) => word.test(written) && !word.test(all))) return false;
  if (!told.services.some((service) => service.test(written) && service.test(all))) return false;
  const times = quantitiesIn(all).filter(({ measures }) => measures === 'time');
  const claimed = quantitiesIn(written).filter(({ measures }) => measures === 'time');
  if (claimed.length > 0 && times.length > 0) return claimed.every((one) => times.some((time) => agrees(one, time)));
  return [...pairsOf(written)].some((pair) => all.includes(pair));
}

/** 半小时充满 is borne out by 充电时间=30分钟: the same figure of the same doing. */
const sourceOfFigure = (written: string, sources: readonly FactSource[]): FactSource | undefined => {
  const claimed = quantitiesIn(written);
  return claimed.length === 0
    ? undefined
    : sources.find(({ label, text }) => {
        const values = quantitiesIn(text);
        return (
          told.doings.some((doing) => written.includes(doing) && `${label}${text}`.includes(doing)) &&
          claimed.every((one) => values.some((value) => value.measures === one.measures && agrees(one, value)))
        );
      });
};

/** 养了一年 of what has 苗龄=3年: another figure of the same property. */
function sourceOfOtherFigure(written: string, clause: string, sources: readonly FactSource[]): FactSource | undefined {
  const claimed = quantitiesIn(written);
  const kinds = told.sameProperty.filter((kind) => kind.test(clause));
  return sources.find(({ label, text }) => {
    const all = `${label}${text}`;
    const values = quantitiesIn(text);
    return (
      kinds.some((kind) => kind.test(all)) &&
      claimed.some((one) => values.some((value) => value.measures === one.measures && !agrees(one, value)))
    );
  });
}

/** 泡水里洗都没事 is borne out by 整机可水洗: what the goods are said to stand. */
function sourceOfStrength(written: string, sources: readonly FactSource[]): FactSource | undefined {
  if (quantitiesIn(written).length > 0 || told.boundless.some((word) => word.test(written))) return undefined;
  const stood = told.stood.filter((sign) => written.includes(sign));
  return sources.find(({ text }) => stood.some((sign) => new RegExp(`${told.stands}${sign}`, 'u').test(text)));
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
  const said = sources
    .map((source) => ({ source, share: shareFoundIn(written, `${source.label}${source.text}`) }))
    .filter(({ share }) => share >= MOSTLY_SAID)
    .toSorted((left, right) => right.share - left.share)[0]?.source;
  const some = sources.find(
    ({ field, label, text }) =>
      field === 'spec' && label !== '' && told.someAmount.test(text) && written === `${written.slice(0, 1)}${label}`,
  );
  if (some && told.absence.test(written.slice(0, 1))) return { verdict: 'contradicted', source: some };
  if (said) {
    const other = quantitiesIn(said.text);
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
      sources.find((source) => keepsPromise(clause, source)) ??
      sourceOfFigure(written, sources) ??
      sourceOfStrength(written, sources);
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
