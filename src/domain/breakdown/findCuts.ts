import type { RoleKey } from '../frameworks/types';
import { lineTraits } from './data/lineTraits.data';
import { kindWeights, roleWeights } from './data/roleWeights.data';
import { lineFeaturesOf, scanFamilies } from './lineFeatures';
import { chainShares, modelRoles, NONE } from './roleModel';
import { readRoles, readText } from './roleScores';
import { decodeModel } from './roleWeights';
import { kindSharesOf, scoresInKinds } from './textKind';
import type { Cut } from './types';
import { splitUnits, type Unit } from './units';

const model = decodeModel(roleWeights);
const kindModel = decodeModel(kindWeights);
const noneAt = modelRoles.indexOf(NONE);

/** From this share of lines that want nothing a text is no copy; the judged texts set it. */
const NONE_SHARE = 0.15;
/** Two or three lines say little of themselves: they are copy unless nearly all speaks against it. */
const FEW_LINES = 4;
const NONE_SHARE_OF_FEW = 0.9;

/** How likely each role is of a line, most likely first; shares sum to 1. */
interface RoleGuess {
  readonly role: RoleKey;
  readonly share: number;
}

/** What is told of a text's lines. */
interface LineReading {
  readonly units: readonly Unit[];
  /** Per line, in the order of `readRoles`. */
  readonly shares: readonly Float64Array[];
  /** False: notices, minutes, recipes, news agency reports; their lines have no roles. */
  readonly isCopy: boolean;
}

/** `1.` counts the points of a list; steps say that they are steps. */
const bareNumber = /^\s*\d{1,2}[.、．]\s*(?!\d)/;
const howAt = readRoles.indexOf('how');
const pointAt = readRoles.indexOf('point');

/** What a counted line tells how to do is a point of its list. */
function asPoint(shares: Float64Array): Float64Array {
  const [how = 0, point = 0] = [shares[howAt], shares[pointAt]];
  if (how <= point) return shares;
  shares[howAt] = point;
  shares[pointAt] = how;
  return shares;
}

function readLines(text: string): LineReading {
  const units = splitUnits(text);
  const lines = lineFeaturesOf(text, units, readText(text), readRoles);
  const kinds = kindSharesOf(kindModel, text, lines);
  const rows = chainShares(scoresInKinds(model, lines, kinds), model.steps);
  const none = rows.reduce((sum, row) => sum + (row[noneAt] ?? 0), 0) / Math.max(1, rows.length);
  const shares = rows.map((row, line) => {
    const rest = Math.max(1e-9, 1 - (row[noneAt] ?? 0));
    const copy = row.slice(0, noneAt).map((share) => share / rest);
    const { from = 0, to = 0 } = units[line] ?? {};
    return bareNumber.test(text.slice(from, to)) ? asPoint(copy) : copy;
  });
  return { units, shares, isCopy: none < (units.length < FEW_LINES ? NONE_SHARE_OF_FEW : NONE_SHARE) };
}

let last: { readonly text: string; readonly reading: LineReading } | undefined;

/** What is told of a text's lines. The last text is kept: a screen asks for the same one at every edit of its cuts. */
export function lineReadingOf(text: string): LineReading {
  if (last?.text !== text) last = { text, reading: readLines(text) };
  return last.reading;
}

/** Roles of the stretch of a text, likeliest first: its lines weighed by their length. */
export function guessesOf({ units, shares }: LineReading, from: number, to: number): readonly RoleGuess[] {
  const sums = new Float64Array(readRoles.length);
  let total = 0;
  units.forEach((unit, index) => {
    const part = Math.min(to, unit.to) - Math.max(from, unit.from);
    if (part <= 0) return;
    total += part;
    shares[index]?.forEach((share, role) => {
      sums[role] = (sums[role] ?? 0) + share * part;
    });
  });
  return readRoles
    .map((role, index) => ({ role, share: (sums[index] ?? 0) / Math.max(1, total) }))
    .sort((a, b) => b.share - a.share);
}

/** How sure a role is of a stretch: as sure as of the line that speaks least for it. */
export function confidenceOf({ units, shares }: LineReading, role: RoleKey, from: number, to: number): number {
  const index = readRoles.indexOf(role);
  const lines = units.flatMap((unit, line) =>
    Math.min(to, unit.to) > Math.max(from, unit.from) ? [shares[line]?.[index] ?? 0] : [],
  );
  return lines.length === 0 ? 0 : Math.min(...lines);
}

/** The likeliest role of each line, and the cuts they make: neighbors of one role are one segment, each point its own. */
export function cutsOf({ units, shares }: LineReading): readonly Cut[] {
  const cuts: Cut[] = [];
  units.forEach((unit, index) => {
    const row = shares[index] ?? new Float64Array(1);
    const role = readRoles[row.indexOf(Math.max(...row))] ?? 'context';
    const isNew = cuts.at(-1)?.role !== role || (role === 'point' && unit.isOrdered);
    if (isNew) cuts.push({ from: index === 0 ? 0 : unit.from, role });
  });
  return cuts;
}

/** From this weight on a turn of discourse is a reason for a role. */
const REASON = 0.3;
/** Longer matches are whole lines and explain nothing. */
const MAX_WORD = 12;

/** Turns of discourse in a segment that speak for its role, strongest first, at most three. */
export function turnsFor(role: RoleKey, body: string): readonly { readonly word: string; readonly at: number }[] {
  const index = readRoles.indexOf(role);
  const weightOf = (name: string): number => model.weights.get(name)?.[index] ?? 0;
  const head = body.slice(0, 400);
  const found = Object.entries(lineTraits)
    .filter(([name]) => weightOf(name) >= REASON)
    .flatMap(([name, pattern]) => {
      const match = pattern.exec(head);
      const word = match?.[0].trim() ?? '';
      return match && word && word.length <= MAX_WORD
        ? [{ word, at: match.index + match[0].indexOf(word), weight: weightOf(name) }]
        : [];
    });
  scanFamilies(head, ({ word, tag }, at) => {
    const weight = weightOf(`%${tag}`);
    // A single letter explains nothing to a reader.
    if (weight >= REASON && word.length > 1) found.push({ word, at, weight });
  });
  const seen = new Set<string>();
  return found
    .sort((a, b) => b.weight - a.weight)
    .filter(({ word }) => !seen.has(word) && seen.add(word))
    .slice(0, 3);
}
