import { anyOf, escaped, matchesIn } from '../matchesIn';
import * as told from './alternatives.data';
import { bySources } from './sourcesOf';
import { type Clause, type Line, linesOf, type StatedClaim } from './stated';
import { contradicted, type FactSource, supported } from './types';

/** Something of which a line says that it is there, or that it is not. */
interface KnownThing {
  readonly isThere: boolean;
  readonly line: Line;
}

/** Names of what a line grants or denies as a whole: an alias that it is called by, else its own label. */
function aliasesOf(name: string): readonly RegExp[] {
  const found = told.aliases.filter((alias) => alias.test(name));
  if (found.length > 0) return found;
  return /^[\p{sc=Han}A-Za-z\d]{2,5}$/u.test(name) ? [new RegExp(escaped(name), 'u')] : [];
}

function thingsIn(line: Line): (KnownThing & { readonly alias: RegExp })[] {
  const { source, value } = line;
  const of = (name: string, isThere: boolean) =>
    aliasesOf(name.replace(told.nameEnd, '')).map((alias) => ({ alias, isThere, line }));
  const whole =
    source.field !== 'spec' ? [] : told.deniedValue.test(value) ? [false] : told.grantedValue.test(value) ? [true] : [];
  const named = [told.deniedThing, told.deniedBehind].flatMap((pattern) =>
    matchesIn(value, pattern).flatMap(([, name = '']) => of(name, false)),
  );
  const given = matchesIn(value, told.grantedThing).flatMap((match) =>
    match.slice(1).flatMap((name = '') => of(name, true)),
  );
  const parts = told.partsLabel.test(source.label)
    ? value.split(told.choiceSeparators).flatMap((part) => of(part, true))
    : [];
  const isPart = source.field === 'spec' && whole.length === 0 && told.partName.test(source.label);
  const own = isPart && !told.countedOrDenied.test(value) ? of(source.label, true) : [];
  const short = told.longName.test(source.label) && told.notThere.test(value) ? of(source.label.slice(-2), false) : [];
  return [...whole.flatMap((isThere) => of(source.label, isThere)), ...named, ...given, ...parts, ...own, ...short];
}

/** What there is and what there is not, by the words that name it. */
const thingsOf = bySources((sources) => {
  const things = new Map<string, { readonly alias: RegExp; readonly known: KnownThing[] }>();
  for (const { alias, ...thing } of linesOf(sources).flatMap(thingsIn)) {
    const entry = things.get(alias.source) ?? { alias, known: [] };
    entry.known.push(thing);
    things.set(alias.source, entry);
  }
  const all = [...things.values()];
  return { all, any: anyOf(all.map(({ alias }) => alias)) };
});

/** What there is and what there is not: 带手刹 where the data say 刹车=无. */
export function thingsNamed({ text, at }: Clause, sources: readonly FactSource[]): StatedClaim[] {
  const { all, any } = thingsOf(sources);
  if (!any?.test(text)) return [];
  return all.flatMap(({ alias, known }): StatedClaim[] => {
    const match = alias.exec(text);
    if (!match) return [];
    const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const isDenied = told.noneBefore.test(before) || told.noneBehind.test(behind);
    if (!isDenied && !told.someBefore.test(before) && !told.someBehind.test(behind)) return [];
    const lead = told.noneBefore.exec(before) ?? told.someBefore.exec(before);
    const from = lead?.index ?? match.index;
    const same = known.find(({ isThere }) => isThere !== isDenied);
    const [first] = known;
    if (!first) return [];
    const stated = same ? supported(same.line.source) : contradicted(first.line.source);
    return [{ from: at + from, to: at + text.length, stated }];
  });
}
