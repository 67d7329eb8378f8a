import * as told from './alternatives.data';
import { quantitiesIn } from './quantities';
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
  readonly lines: readonly Line[];
  readonly deeds: readonly { readonly deed: string; readonly isAllowed: boolean; readonly line: Line }[];
  readonly needs: readonly { readonly chore: RegExp; readonly isNeeded: boolean; readonly line: Line }[];
  readonly things: readonly { readonly alias: RegExp; readonly isThere: boolean; readonly line: Line }[];
}

/** A clause of a text and where it begins. */
interface Clause {
  readonly text: string;
  readonly at: number;
}

const groupOf = (match: RegExpMatchArray): string => match.slice(1).find((group) => group !== undefined) ?? '';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

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
  const named = [...value.matchAll(told.deniedThing)].flatMap(([, name = '']) => of(name, false));
  return [...whole.flatMap((isThere) => of(source.label, isThere)), ...named];
}

const known = new WeakMap<readonly FactSource[], Stated>();

function statedBy(sources: readonly FactSource[]): Stated {
  const kept = known.get(sources);
  if (kept) return kept;
  const lines = sources
    .filter(({ field }) => field !== 'price' && field !== 'brand')
    .flatMap((source) =>
      source.text
        .split(told.valueEnds)
        .filter((value) => value.trim() !== '')
        .map((value): Line => ({ source, value: value.trim(), text: `${source.label} ${value}` })),
    );
  const made: Stated = {
    lines,
    deeds: lines.flatMap((line) =>
      told.deedsKnown.flatMap(({ pattern, isAllowed }) =>
        [...line.value.matchAll(pattern)].map((match) => ({ deed: groupOf(match), isAllowed, line })),
      ),
    ),
    needs: lines.flatMap((line) =>
      told.needs.flatMap(({ pattern, isNeeded }) =>
        [...line.value.matchAll(pattern)].flatMap((match) =>
          told.chores.filter((chore) => chore.test(match[0])).map((chore) => ({ chore, isNeeded, line })),
        ),
      ),
    ),
    things: lines.flatMap(thingsIn),
  };
  known.set(sources, made);
  return made;
}

/** Of things that exclude each other: 手洗 where the data say 机洗. */
function alternativesIn({ text, at }: Clause, { lines }: Stated): StatedClaim[] {
  const holds = (line: Line, slot: RegExp): boolean => {
    const match = slot.exec(line.text);
    return match !== null && !told.takenBack.test(line.text.slice(0, match.index));
  };
  return told.alternativeSets.flatMap(({ slots }): StatedClaim[] => {
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

/** Whether two wordings share a character of meaning beside the deed itself. */
const shareBeside = (left: string, right: string, deed: string): boolean =>
  [...left].some(
    (sign) => sign !== deed && /(?![可能不以支持的了也都就是在用])\p{sc=Han}/u.test(sign) && right.includes(sign),
  );

/** What can be done with the goods: 电池换不了 where the data say 可更换. */
function deedsIn({ text, at }: Clause, { deeds }: Stated): StatedClaim[] {
  const said = told.deedsSaid.flatMap(({ pattern, isAllowed }) =>
    [...text.matchAll(pattern)].map((match) => ({
      deed: groupOf(match),
      isAllowed,
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
  const stuck = told.fixed.exec(text);
  if (stuck) {
    const place = { from: stuck.index, to: stuck.index + stuck[0].length };
    said.push(...told.deedsOfFixed.map((deed) => ({ deed, isAllowed: false, ...place })));
  }
  return said.flatMap(({ deed, isAllowed, from, to }): StatedClaim[] => {
    const of = deeds.filter((one) => one.deed === deed);
    const lines = new Set(of.map(({ line }) => line.source));
    const meant = of.filter(({ line }) => shareBeside(text, line.text, deed) || (lines.size === 1 && !isAllowed));
    const same = meant.find((one) => one.isAllowed === isAllowed);
    if (same) return [{ from: at + from, to: at + to, stated: supported(same.line.source) }];
    const [other] = meant;
    return other ? [{ from: at + from, to: at + to, stated: contradicted(other.line.source) }] : [];
  });
}

/** What a buyer must do first: 得自己装 where the data say 免安装. */
function needsIn({ text, at }: Clause, { needs }: Stated): StatedClaim[] {
  return told.needs.flatMap(({ pattern, isNeeded }) =>
    [...text.matchAll(pattern)].flatMap((match): StatedClaim[] => {
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
function thingsSaid({ text, at }: Clause, { things }: Stated): StatedClaim[] {
  return things.flatMap(({ alias, isThere, line }): StatedClaim[] => {
    const match = alias.exec(text);
    if (!match) return [];
    const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const isDenied = told.noneBefore.test(before) || told.noneBehind.test(behind);
    if (!isDenied && !told.someBefore.test(before) && !told.someBehind.test(behind)) return [];
    const from = isDenied || told.someBefore.test(before) ? 0 : match.index;
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
        quantitiesIn(value).some(({ measures }) => measures === 'time' || measures === 'piece:次'),
    );
    return line ? [{ ...place, stated: contradicted(line.source) }] : [];
  }
  if (!told.everywhere.test(text)) return [];
  const area = lines.find(({ source }) => told.area.test(source.label));
  if (!area) return [];
  return [{ ...place, stated: told.everywhere.test(area.text) ? supported(area.source) : contradicted(area.source) }];
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
  return [alternativesIn, deedsIn, needsIn, thingsSaid, endlessIn].flatMap((find) => find(clause, stated));
}
