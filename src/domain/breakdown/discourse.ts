import { asksAtEnd, clauseTurns, leansBack } from './data/discourse.data';

const turns = Object.entries(clauseTurns);

/** Every two letters that stand beside each other in a line. */
const pairsOf = (body: string): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const run of body.split(/[^\u3400-\u9fff]+/))
    for (let at = 0; at + 1 < run.length; at += 1) found.add(run.slice(at, at + 2));
  return found;
};

const common = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let count = 0;
  for (const pair of a) if (b.has(pair)) count += 1;
  return count;
};

/** A level of a share as a name, so that little and much may speak for different roles. */
const levels = (name: string, value: number, steps: readonly number[]): string[] =>
  steps.flatMap((step, index) => (value >= step ? [`${name}${index}`] : []));

/** What each line of a text does in its discourse. */
export function discourseOf(bodies: readonly string[]): readonly ReadonlyMap<string, number>[] {
  const shown = bodies.map((body) => turns.flatMap(([name, pattern]) => (pattern.test(body) ? [name] : [])));
  const pairs = bodies.map(pairsOf);
  /** How many lines hold each pair of letters. */
  const lines = new Map<string, number>();
  for (const set of pairs) for (const pair of set) lines.set(pair, (lines.get(pair) ?? 0) + 1);
  const lengths = bodies.map((body) => body.length);
  const middle = [...lengths].sort((a, b) => a - b)[lengths.length >> 1] ?? 1;
  return bodies.map((body, index) => {
    const found = new Map<string, number>();
    const add = (name: string, value = 1): void => void found.set(name, value);
    for (const name of shown[index] ?? []) add(`&${name}`);
    for (const name of shown[index - 1] ?? []) add(`<&${name}`, 0.5);
    for (const name of shown[index + 1] ?? []) add(`>&${name}`, 0.5);
    const own = pairs[index] ?? new Set();
    const before = common(own, pairs[index - 1] ?? new Set());
    const after = common(own, pairs[index + 1] ?? new Set());
    const first = index > 0 ? common(own, pairs[0] ?? new Set()) : 0;
    for (const name of levels('#before', before, [1, 2, 4])) add(name, 0.5);
    for (const name of levels('#after', after, [1, 2, 4])) add(name, 0.5);
    for (const name of levels('#first', first, [1, 2, 4])) add(name, 0.5);
    let elsewhere = 0;
    for (const pair of own) elsewhere += (lines.get(pair) ?? 1) - 1;
    for (const name of levels('#else', elsewhere / Math.max(1, own.size), [0.1, 0.3, 0.7])) add(name, 0.5);
    const size = (lengths[index] ?? 0) / Math.max(1, middle);
    if (size < 0.6) add('#brief');
    if (size > 1.5) add('#wide');
    const last = bodies[index - 1] ?? '';
    if (asksAtEnd.test(last)) add('#afterQuestion');
    if (/[：:]$/.test(last)) add('#afterColon');
    if (leansBack.test(body)) add('#leans');
    return found;
  });
}
