import * as told from './judging.data';
import { absenceWords } from './statements.data';
import { contradicted, type FactSource, type Judgement, supported, unsupported } from './types';

const coreOf = (name: string): string => told.sameThing[name] ?? name;

/** Whether a line says of a thing at a place that it is not there: before it in its clause, a whole list along, or behind it. */
function isDeniedAt(text: string, label: string, at: number, name: string): boolean {
  const [start, end] = lineAround(text, at);
  return (
    told.absence.test(text.slice(start, at)) ||
    told.absence.test(label) ||
    told.notFound.test(text.slice(at + name.length, end))
  );
}

/** Whether a line says of a thing, wherever it names it, that it is not there. */
export const isDeniedIn = (text: string, label: string, name: string): boolean => {
  const at = text.indexOf(name);
  return at >= 0 && isDeniedAt(text, label, at, name);
};

/** The stretch between commas; the marks of a list part nothing. */
function lineAround(text: string, at: number): readonly [number, number] {
  const before = text.slice(0, at);
  const start = Math.max(...told.lineEnds.map((end) => before.lastIndexOf(end))) + 1;
  const ends = told.lineEnds.map((end) => text.indexOf(end, at)).filter((end) => end >= 0);
  return [start, Math.min(text.length, ...ends)];
}

/** 甲醛释放量=0.02mg/m³: there is some. */
const hasSome = (name: string, { field, label, text }: FactSource): boolean =>
  field === 'spec' && label.startsWith(name) && told.someAmount.test(text) && !told.notFound.test(text);

/** The list of ingredients that names one of a kind: 山梨酸钾 of 防腐剂. */
const memberOf = (name: string, sources: readonly FactSource[]): FactSource | undefined => {
  const kinds = told.members.filter(([claimed]) => claimed.test(name));
  return kinds.length === 0
    ? undefined
    : sources.find(
        ({ label, text }) => told.ingredientLabel.test(label) && kinds.some(([, named]) => named.test(text)),
      );
};

const isOneIngredient = ({ label, text }: FactSource): boolean =>
  told.ingredientLabel.test(label) && !told.severalThings.test(text);

/** 不加磷 is found again word by word; less says nothing, characters. */
const LEAST_QUOTE = 3;

/**
 * Judges what goods are said to be free of: every single thing must be denied by some line of the data.
 */
export function judgeAbsence(claimed: string, sources: readonly FactSource[]): Judgement {
  const quoted = claimed.length >= LEAST_QUOTE && sources.find(({ text }) => text.includes(claimed));
  if (quoted) return supported(quoted);
  const things = [...new Set([...claimed.matchAll(told.thing)].map(([name]) => coreOf(name)))].filter(
    (name) => name !== told.anyAdditive || !told.namedAdditive.test(claimed),
  );
  if (things.length === 0) return judgeNamedAbsence(claimed.replace(absenceWords, ''), sources);
  const judged = things.map((name): Judgement => {
    const saying = sources.find(({ text, label }) =>
      [...text.matchAll(new RegExp(name, 'gu'))].some(({ index }) => isDeniedAt(text, label, index, name)),
    );
    if (saying) return supported(saying);
    const only = name === told.anyAdditive ? sources.find(isOneIngredient) : undefined;
    if (only) return supported(only);
    const measured = sources.find((source) => hasSome(name, source));
    if (measured) return contradicted(measured);
    const holding = sources.find(({ label, text }) => told.materialLabel.test(label) && text.includes(name));
    const member = holding ?? memberOf(name, sources);
    return member ? contradicted(member) : unsupported;
  });
  return (
    judged.find(({ verdict }) => verdict === 'contradicted') ??
    judged.find(({ verdict }) => verdict === 'unsupported') ??
    judged[0] ??
    unsupported
  );
}

/** 不含皂基: an absence whose thing no list knows; the longest beginning of its name that the data have too decides. */
function judgeNamedAbsence(name: string, sources: readonly FactSource[]): Judgement {
  for (const [one, other] of told.opposites) {
    const rest = name.slice(one.length);
    const instead = sources.find(({ text }) => rest.length >= 2 && text.includes(other) && text.includes(rest));
    if (name.startsWith(one) && instead && !sources.some(({ text }) => text.includes(name))) return supported(instead);
  }
  for (let to = name.length; to >= 2; to -= 1) {
    const thing = name.slice(0, to);
    const naming = sources.filter(({ text }) => text.includes(thing));
    const saying = naming.find(({ text, label }) => isDeniedAt(text, label, text.indexOf(thing), thing));
    if (saying) return supported(saying);
    const measured = sources.find((source) => hasSome(thing, source));
    if (measured) return contradicted(measured);
    const holding = naming.find(({ label }) => told.materialLabel.test(label));
    if (holding) return contradicted(holding);
  }
  const member = memberOf(name, sources);
  return member ? contradicted(member) : unsupported;
}
