import { escaped, matchesIn } from '../matchesIn';
import * as told from './alternatives.data';
import { isDeniedIn } from './judgeAbsence';
import { materialLabel, thing } from './judging.data';
import { chineseNumber, quantitiesIn } from './quantities';
import { bySources } from './sourcesOf';
import { contradicted, type FactSource, type Judgement, supported } from './types';

/** Words that speak of a property that the data state too, and how they stand to it. UTF-16 positions [from, to). */
export interface StatedClaim {
  readonly from: number;
  readonly to: number;
  readonly stated: Judgement;
}

interface Line {
  readonly source: FactSource;
  /** Name of the property and the clause. */
  readonly text: string;
  /** The clause alone. */
  readonly value: string;
}

/** What is known, clause by clause, read once for each record. */
interface Stated {
  /** Alternatives of which the data have one. */
  readonly sets: typeof told.alternativeSets;
  readonly lines: readonly Line[];
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
  readonly things: readonly { readonly alias: RegExp; readonly isThere: boolean; readonly line: Line }[];
}

/** A clause of a text and where it begins. */
interface Clause {
  readonly text: string;
  readonly at: number;
}

const groupOf = (match: RegExpMatchArray): string => match.slice(1).find((group) => group !== undefined) ?? '';

/** Names of what a line grants or denies as a whole: an alias that it is called by, else its own label. */
function aliasesOf(name: string): readonly RegExp[] {
  const found = told.aliases.filter((alias) => alias.test(name));
  if (found.length > 0) return found;
  return /^\p{sc=Han}{2,4}$/u.test(name) ? [new RegExp(escaped(name), 'u')] : [];
}

function thingsIn(line: Line): Stated['things'] {
  const { source, value } = line;
  const of = (name: string, isThere: boolean) => aliasesOf(name).map((alias) => ({ alias, isThere, line }));
  const whole =
    source.field !== 'spec' ? [] : told.deniedValue.test(value) ? [false] : told.grantedValue.test(value) ? [true] : [];
  const named = matchesIn(value, told.deniedThing).flatMap(([, name = '']) => of(name, false));
  const given = matchesIn(value, told.grantedThing).flatMap((match) =>
    match.slice(1).flatMap((name = '') => of(name, true)),
  );
  const parts = told.partsLabel.test(source.label)
    ? value.split(told.choiceSeparators).flatMap((part) => of(part, true))
    : [];
  return [...whole.flatMap((isThere) => of(source.label, isThere)), ...named, ...given, ...parts];
}

/** Whether a line has one of several alternatives, and does not deny it. */
const holds = (line: Line, slot: RegExp): boolean => {
  const match = slot.exec(line.text);
  return match !== null && !told.takenBack.test(line.text.slice(0, match.index));
};

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

const statedBy = bySources((sources): Stated => {
  const lines = sources
    .filter(({ field }) => field !== 'price' && field !== 'brand')
    .flatMap((source) =>
      source.text
        .split(told.valueEnds)
        .filter((value) => value.trim() !== '')
        .map((value): Line => ({ source, value: value.trim(), text: `${source.label} ${value}` })),
    );
  return {
    lines,
    materials: lines.filter(({ source }) => materialLabel.test(source.label)),
    sets: told.alternativeSets.filter(({ slots }) => lines.some((line) => slots.some((slot) => holds(line, slot)))),
    counts: lines.flatMap(countsOf),
    uses: lines.flatMap((line) =>
      told.usesInData.flatMap(({ pattern, isAllowed }) =>
        matchesIn(line.value, pattern).map((match) => ({ use: groupOf(match), isAllowed, line })),
      ),
    ),
    needs: lines.flatMap((line) =>
      told.needs.flatMap(({ pattern, isNeeded }) =>
        matchesIn(line.value, pattern).flatMap((match) =>
          told.chores.filter((chore) => chore.test(match[0])).map((chore) => ({ chore, isNeeded, line })),
        ),
      ),
    ),
    things: lines.flatMap(thingsIn),
  };
});

/** Of things that exclude each other: 手洗 where the data say 机洗. */
function alternativesIn({ text, at }: Clause, { lines, sets }: Stated): StatedClaim[] {
  return sets.flatMap(({ slots }): StatedClaim[] => {
    const named = slots.filter((slot) => slot.test(text));
    const [slot] = named;
    const match = slot?.exec(text);
    if (!slot || !match || told.takenBack.test(text.slice(0, match.index))) return [];
    const place = { from: at + match.index, to: at + match.index + match[0].length };
    const same = lines.find((line) => named.some((one) => holds(line, one)));
    if (same) return [{ ...place, stated: supported(same.source) }];
    const other = lines.find((line) => slots.some((one) => !named.includes(one) && holds(line, one)));
    return other ? [{ ...place, stated: contradicted(other.source) }] : [];
  });
}

/** Whether two wordings share a character of meaning beside the use itself. */
const shareBeside = (left: string, right: string, use: string): boolean =>
  [...left].some((sign) => sign !== use && told.sign.test(sign) && right.includes(sign));

/** What can be done with the goods: 电池换不了 where the data say 可更换. */
function usesIn({ text, at }: Clause, { uses }: Stated): StatedClaim[] {
  const said = told.usesInText.flatMap(({ pattern, isAllowed }) =>
    matchesIn(text, pattern).map((match) => ({
      use: groupOf(match),
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
    const meant = of.filter(({ line }) => shareBeside(text, line.text, use) || (lines.size === 1 && !isAllowed));
    const same = meant.find((one) => one.isAllowed === isAllowed);
    if (same) return [{ from: at + from, to: at + to, stated: supported(same.line.source) }];
    const [other] = meant;
    return other ? [{ from: at + from, to: at + to, stated: contradicted(other.line.source) }] : [];
  });
}

/** What a buyer must do first: 得自己装 where the data say 免安装. */
function needsIn({ text, at }: Clause, { needs }: Stated): StatedClaim[] {
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

/** What there is and what there is not: 带手刹 where the data say 刹车=无. */
function thingsNamed({ text, at }: Clause, { things }: Stated): StatedClaim[] {
  return things.flatMap(({ alias, isThere, line }): StatedClaim[] => {
    const match = alias.exec(text);
    if (!match) return [];
    const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const isDenied = told.noneBefore.test(before) || told.noneBehind.test(behind);
    if (!isDenied && !told.someBefore.test(before) && !told.someBehind.test(behind)) return [];
    const lead = told.noneBefore.exec(before) ?? told.someBefore.exec(before);
    const from = lead?.index ?? match.index;
    const stated = isDenied !== isThere ? supported(line.source) : contradicted(line.source);
    return [{ from: at + from, to: at + text.length, stated }];
  });
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
function stuffsIn({ text, at }: Clause, { lines, materials: lists }: Stated): StatedClaim[] {
  const place = { from: at, to: at + text.length };
  const whole = told.allOf.exec(text);
  for (const { value, source } of whole ? lines : []) {
    const [, share] =
      told.shareBehind(whole?.[1] ?? '').exec(value) ?? told.shareAhead(whole?.[1] ?? '').exec(value) ?? [];
    if (share !== undefined)
      return [{ ...place, stated: Number(share) < 100 ? contradicted(source) : supported(source) }];
  }
  const [, before = '', stuff = '', behind = ''] = told.partOfStuff.exec(text) ?? [];
  if (stuff !== '') {
    const from = at + text.indexOf(stuff);
    const place = { from, to: from + stuff.length };
    const named = lines.find(({ value }) => value.includes(stuff));
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
    const [whole, name = ''] = match;
    const holding = sources.find((one) => one.text.includes(name));
    const from = at + match.index;
    return [{ from, to: from + whole.length, stated: holding ? supported(holding) : contradicted(list) }];
  });
}

/** 有点酒精 of what is free of it. */
function addedIn({ text, at }: Clause, sources: readonly FactSource[]): StatedClaim[] {
  return matchesIn(text, thing).flatMap((match): StatedClaim[] => {
    if (!told.addedBefore.test(text.slice(0, match.index))) return [];
    const [name] = match;
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
  const known = [alternativesIn, usesIn, needsIn, thingsNamed, endlessIn, ownCountsIn, stuffsIn];
  return [
    ...known.flatMap((find) => find(clause, stated)),
    ...[choicesIn, addedIn].flatMap((find) => find(clause, sources)),
  ];
}
