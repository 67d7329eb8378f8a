import { anyOf, matchesIn } from '../matchesIn';
import { agesNamed } from './ages';
import * as told from './alternatives.data';
import { isDeniedIn } from './judgeAbsence';
import { materialLabel, thing } from './judging.data';
import { partsCounted } from './partCounts';
import { polesIn } from './poles';
import { chineseNumber, quantitiesIn } from './quantities';
import { bySources } from './sourcesOf';
import { type Clause, type Line, linesOf, type StatedClaim } from './stated';
import { thingsNamed } from './thingsNamed';
import { contradicted, type FactSource, type Judgement, supported } from './types';

/** What is known, clause by clause, read once for each record. */
interface Stated {
  /** Alternatives of which the data have one, and all words of them. */
  readonly sets: typeof told.alternativeSets;
  readonly anyOfSets: RegExp | undefined;
  readonly lines: readonly Line[];
  readonly brands: readonly string[];
  /** Lines that say what goods or their parts are made of. */
  readonly materials: readonly Line[];
  readonly counts: readonly {
    readonly pattern: RegExp;
    readonly count: number;
    readonly least: number;
    readonly line: Line;
  }[];
  readonly uses: readonly { readonly use: string; readonly isAllowed: boolean; readonly line: Line }[];
  readonly needs: readonly { readonly chore: RegExp; readonly isNeeded: boolean; readonly line: Line }[];
}

const groupOf = (match: RegExpMatchArray): string => match.slice(1).find((group) => group !== undefined) ?? '';

/** Whether words name one of several alternatives, and do not deny it. */
const namesIt = (text: string, slot: RegExp): boolean => {
  const match = slot.exec(text);
  return match !== null && !told.takenBack.test(text.slice(0, match.index));
};
const holds = (line: Line, slot: RegExp): boolean => namesIt(line.text, slot);

/** Counts that only these goods have a word for, and how a text would name them: 4弦, 枕套2. */
function countsOf(line: Line): Stated['counts'] {
  if (line.source.field !== 'spec') return [];
  const [, count, unit = ''] = told.ownUnit.exec(line.value) ?? [];
  const isOwn = unit !== '' && quantitiesIn(`2${unit}`).length === 0;
  return [
    ...(isOwn ? [{ pattern: new RegExp(`${told.ownNumeral}${unit}`, 'u'), count: Number(count), line, least: 2 }] : []),
    ...matchesIn(line.value, told.eachCounted).map(([, name = '', each]) => ({
      pattern: new RegExp(`${told.anyNumeral}${told.counter}${name}`, 'u'),
      count: Number(each),
      line,
      least: 1,
    })),
  ];
}

/** 调节=6档: a use that is granted by the name of a property whose value denies nothing. */
function useInName(line: Line): Stated['uses'] {
  const [name = ''] = told.usesInNames.exec(line.source.label) ?? [];
  const use = [...name].map(told.useName).find((sign) => told.usesByName.has(sign));
  return use && !told.deniesSomething.test(line.value) ? [{ use, isAllowed: true, line }] : [];
}

function setsOf(lines: readonly Line[]): Pick<Stated, 'sets' | 'anyOfSets'> {
  const sets = told.alternativeSets.filter(({ slots }) =>
    lines.some((line) => slots.some((slot) => holds(line, slot))),
  );
  return { sets, anyOfSets: anyOf(sets.flatMap(({ slots }) => slots)) };
}

const statedBy = bySources((sources): Stated => {
  const lines = linesOf(sources);
  return {
    lines,
    brands: sources.filter(({ field, text }) => field === 'brand' && text !== '').map(({ text }) => text),
    materials: lines.filter(({ source }) => materialLabel.test(source.label)),
    ...setsOf(lines),
    counts: lines.flatMap(countsOf),
    uses: lines
      .flatMap((line) =>
        told.usesInData.flatMap(({ pattern, isAllowed }) =>
          matchesIn(line.value, pattern).map((match) => ({ use: told.useName(groupOf(match)), isAllowed, line })),
        ),
      )
      .concat(lines.flatMap(useInName)),
    needs: lines.flatMap((line) =>
      told.needs.flatMap(({ pattern, isNeeded }) =>
        matchesIn(line.value, pattern).flatMap((match) =>
          told.chores.filter((chore) => chore.test(match[0])).map((chore) => ({ chore, isNeeded, line })),
        ),
      ),
    ),
  };
});

/** Of things that exclude each other: 手洗 where the data say 机洗. */
function alternativesIn({ text, at }: Clause, { lines, sets, anyOfSets }: Stated): StatedClaim[] {
  if (!anyOfSets?.test(text)) return [];
  return sets.flatMap(({ slots }): StatedClaim[] => {
    const named = slots.filter((slot) => namesIt(text, slot));
    const match = named[0]?.exec(text);
    if (!match) return [];
    const place = { from: at + match.index, to: at + match.index + match[0].length };
    const same = lines.find((line) => named.some((one) => holds(line, one)));
    const isDenied = told.deniedAfter.test(text.slice(match.index + match[0].length));
    if (same) return [{ ...place, stated: isDenied ? contradicted(same.source) : supported(same.source) }];
    if (isDenied) return [];
    const other = lines.find((line) => slots.some((one) => !named.includes(one) && holds(line, one)));
    return other ? [{ ...place, stated: contradicted(other.source) }] : [];
  });
}

/** Whether two wordings share a character of meaning beside the use itself. */
const shareBeside = (left: string, right: string, use: string): boolean =>
  [...left].some((sign) => sign !== use && told.sign.test(sign) && right.includes(sign));

/** What can be done with the goods: 电池换不了 where the data say 可更换. */
function usesIn({ text, at }: Clause, { uses }: Stated): StatedClaim[] {
  if (uses.length === 0) return [];
  const said = told.usesInText.flatMap(({ pattern, isAllowed }) =>
    matchesIn(text, pattern).map((match) => ({
      use: told.useName(groupOf(match)),
      isAllowed,
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
  const stuck = told.fixed.exec(text);
  if (stuck) {
    const place = { from: stuck.index, to: stuck.index + stuck[0].length };
    said.push(...told.usesOfFixed.map((use) => ({ use, isAllowed: false, ...place })));
  }
  return said.flatMap(({ use, isAllowed, from, to }): StatedClaim[] => {
    const of = uses.filter((one) => one.use === use);
    const lines = new Set(of.map(({ line }) => line.source));
    const meant = of.filter(
      ({ line }) =>
        shareBeside(text, line.text, use) ||
        (lines.size === 1 && (!isAllowed || told.usesInNames.test(line.source.label))),
    );
    const same = meant.find((one) => one.isAllowed === isAllowed);
    if (same) return [{ from: at + from, to: at + to, stated: supported(same.line.source) }];
    const [other] = meant;
    return other ? [{ from: at + from, to: at + to, stated: contradicted(other.line.source) }] : [];
  });
}

/** What a buyer must do first: 得自己装 where the data say 免安装. */
function needsIn({ text, at }: Clause, { needs }: Stated): StatedClaim[] {
  if (needs.length === 0) return [];
  return told.needs.flatMap(({ pattern, isNeeded }) =>
    matchesIn(text, pattern).flatMap((match): StatedClaim[] => {
      const place = { from: at + match.index, to: at + match.index + match[0].length };
      const of = needs.filter(({ chore }) => chore.test(match[0]));
      const same = of.find((one) => one.isNeeded === isNeeded);
      const [line] = same ? [same.line] : of.map((one) => one.line);
      if (!line) return [];
      return [{ ...place, stated: same ? supported(line.source) : contradicted(line.source) }];
    }),
  );
}

/** What is promised without end where the data set one. */
function endlessIn({ text, at }: Clause, { lines }: Stated): StatedClaim[] {
  const match = told.endless.exec(text);
  const place = { from: at, to: at + text.length };
  if (match) {
    if (lines.some((line) => line.text.includes(match[0]))) return [];
    const line = lines.find(
      ({ text: one, value }) =>
        told.ending.some((kind) => kind.test(text) && kind.test(one)) &&
        quantitiesIn(value).some(({ measures }) => told.limits.test(measures)),
    );
    return line ? [{ ...place, stated: contradicted(line.source) }] : [];
  }
  if (!told.everywhere.test(text)) return [];
  const area = lines.find(({ source }) => told.area.test(source.label));
  if (!area) return [];
  return [{ ...place, stated: told.everywhere.test(area.text) ? supported(area.source) : contradicted(area.source) }];
}

const countIn = (numeral = ''): number => (/^\d/.test(numeral) ? Number(numeral) : chineseNumber(numeral));

/** Counts in units that no list knows: 六弦 of 弦数=4弦, 一对一 of 1对4. */
function ownCountsIn({ text, at }: Clause, { lines, counts }: Stated): StatedClaim[] {
  const ratio = told.ratio.exec(text);
  const kept = ratio && lines.find(({ value }) => told.ratio.test(value));
  const judge = (isSame: boolean, { source }: Line): Judgement => (isSame ? supported(source) : contradicted(source));
  const found: StatedClaim[] = [];
  if (ratio && kept)
    found.push({
      from: at + ratio.index,
      to: at + ratio.index + ratio[0].length,
      stated: judge(countIn(told.ratio.exec(kept.value)?.[1]) === countIn(ratio[1]), kept),
    });
  for (const { pattern, count, least, line } of counts) {
    const match = pattern.exec(text);
    const claimed = countIn(match?.[1]);
    if (!match || !(claimed >= least)) continue;
    const from = at + match.index;
    found.push({ from, to: from + match[0].length, stated: judge(claimed === count, line) });
  }
  return found;
}

/** Of what goods or a part of them are made: 玻璃钢的竿身 where the data say 材质=高碳布. */
function stuffsIn({ text, at }: Clause, { lines, brands, materials: lists }: Stated): StatedClaim[] {
  const place = { from: at, to: at + text.length };
  const whole = told.saysAll.test(text) ? told.allOf.exec(text) : null;
  for (const { value, source } of whole ? lines : []) {
    const [, share] =
      told.shareBehind(whole?.[1] ?? '').exec(value) ?? told.shareAhead(whole?.[1] ?? '').exec(value) ?? [];
    if (share !== undefined)
      return [{ ...place, stated: Number(share) < 100 ? contradicted(source) : supported(source) }];
  }
  const isOfStuff = text.lastIndexOf(told.particle) >= text.length - told.LONGEST_PART - 1;
  const [, before = '', stuff = '', behind = ''] = (isOfStuff && told.partOfStuff.exec(text)) || [];
  // 简木的牛仔裤: a brand that ends in a stuff
  if (brands.some((brand) => `${before}${stuff}`.endsWith(brand))) return [];
  if (stuff !== '') {
    const from = at + text.indexOf(stuff);
    const place = { from, to: from + stuff.length };
    const named = (stuff.length > 1 ? lines : lists).find(({ value }) => value.includes(stuff));
    if (named) return [{ ...place, stated: supported(named.source) }];
    const part = [...`${before}${behind}`];
    const list = lists.find(({ source }) => part.some((sign) => source.label.includes(sign))) ?? lists[0];
    return list ? [{ ...place, stated: contradicted(list.source) }] : [];
  }
  const [, own = '', ofPart = ''] = told.stuffOfPart.exec(text) ?? [];
  const partly = own && lists.find(({ source }) => [...ofPart].some((sign) => source.label.includes(sign)));
  const wholly = own && text.endsWith(told.particle) ? lists[0] : undefined;
  const list = partly || wholly;
  if (own !== '' && list)
    return [
      {
        ...place,
        stated: lists.some(({ value }) => value.includes(own)) ? supported(list.source) : contradicted(list.source),
      },
    ];
  if (!told.madePart.test(text)) return [];
  return matchesIn(text, told.stuffBefore).flatMap(([word, made = '', part = ''], index): StatedClaim[] => {
    if (index > 0 || lines.some((line) => line.text.includes(made))) return [];
    const other = lines.find(({ value }) => matchesIn(value, told.stuffBefore).some(([, , one]) => one === part));
    const from = at + text.indexOf(word);
    return other ? [{ from, to: from + word.length, stated: contradicted(other.source) }] : [];
  });
}

/** Lists of all there is to choose from, without a count. */
const choiceLists = bySources((sources) =>
  told.choices.flatMap(({ label, named }) => {
    const list = sources.find((one) => label.test(one.label) && !/\d/.test(one.text));
    return list ? [{ list, named }] : [];
  }),
);

/** A taste or color that a list of all of them does not have. */
function choicesIn({ text, at }: Clause, sources: readonly FactSource[]): StatedClaim[] {
  return choiceLists(sources).flatMap(({ list, named }): StatedClaim[] => {
    const match = named.exec(text);
    if (!match) return [];
    const [whole] = match;
    const name = groupOf(match);
    const holding = sources.find((one) => one.text.includes(name));
    const from = at + match.index;
    return [{ from, to: from + whole.length, stated: holding ? supported(holding) : contradicted(list) }];
  });
}

/** 只能手机控制 of 控制=APP、遥控器: one of several ways is said to be the only one. */
function onlyIn({ text, at }: Clause, sources: readonly FactSource[]): StatedClaim[] {
  return sources
    .filter(({ label }) => told.onlyLabel.test(label))
    .flatMap((source): StatedClaim[] => {
      const ways = source.text.split(told.choiceSeparators);
      const names = told.wayNames.filter((name) => ways.some((way) => name.test(way)));
      if (names.length < 2) return [];
      const match = names.map((name) => name.exec(text)).find((found) => found !== null);
      if (!match || names.filter((name) => name.test(text)).length > 1) return [];
      const only = told.onlyOne.exec(text.slice(0, match.index));
      if (!only) return [];
      return [{ from: at + only.index, to: at + match.index + match[0].length, stated: contradicted(source) }];
    });
}

/** 有点酒精 of what is free of it. */
function addedIn({ text, at }: Clause, sources: readonly FactSource[]): StatedClaim[] {
  return matchesIn(text, thing).flatMap((match): StatedClaim[] => {
    const [name] = match;
    const before = text.slice(0, match.index);
    const isAdded =
      told.addedBefore.test(before) ||
      (told.addedBehind.test(text.slice(match.index + name.length)) && !told.deniedAhead.test(before));
    if (!isAdded) return [];
    const denying = sources.find(({ text: line, label }) => isDeniedIn(line, label, name));
    const place = { from: at, to: at + match.index + name.length };
    return denying ? [{ ...place, stated: contradicted(denying) }] : [];
  });
}

/**
 * What a clause says of a property that the data speak of too: borne out, or excluded by what they say. Of what the data do
 * not mention nothing is found.
 * @param text one clause
 * @param at where it begins in its text
 */
export function statedIn(text: string, at: number, sources: readonly FactSource[]): StatedClaim[] {
  const stated = statedBy(sources);
  const clause = { text, at };
  const known = [alternativesIn, usesIn, needsIn, endlessIn, ownCountsIn, stuffsIn];
  return [
    ...known.flatMap((find) => find(clause, stated)),
    ...[choicesIn, onlyIn, addedIn, polesIn, thingsNamed, agesNamed, partsCounted].flatMap((find) =>
      find(clause, sources),
    ),
  ];
}
