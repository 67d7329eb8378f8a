import type { RoleKey } from '../frameworks/types';
import { type Reading, readRoles, scoreUnits } from './roleScores';
import type { Cut } from './types';
import type { Unit } from './units';

/** What a role gains by standing at a place of the text, 0 beginning to 1 end. */
function placeBonus(role: RoleKey, x: number, index: number, count: number, opening: number): number {
  switch (role) {
    case 'hook':
      if (index === 0) return 6.5;
      if (index < opening && count > 3) return 4;
      return -6;
    case 'action':
      return x > 0.7 ? 0.9 : x < 0.35 ? -1.8 : -0.4;
    case 'save':
      return x > 0.7 ? 0.9 : -0.8;
    case 'summary':
      return x > 0.7 ? 0.5 : x < 0.45 ? -1.6 : -0.2;
    case 'punchline':
      return x > 0.82 ? 0.7 : -2.2;
    case 'setup':
      return x < 0.4 ? 0.3 : x > 0.6 ? -1 : -0.2;
    case 'pain':
      return x < 0.45 ? 0.5 : x > 0.65 ? -0.9 : 0;
    case 'agitate':
      return x > 0.08 && x < 0.6 ? 0.3 : -0.6;
    case 'context':
      return x < 0.35 ? 0.3 : -0.7;
    case 'question':
      return x > 0.1 && x < 0.6 ? 0.1 : -0.9;
    case 'before':
      return x < 0.5 ? 0.1 : -0.8;
    case 'after':
      return x > 0.25 ? 0 : -0.8;
    case 'why':
      return x < 0.5 ? 0 : -0.6;
    case 'solution':
      return x > 0.15 && x < 0.9 ? 0.2 : -0.3;
    case 'testimony':
    case 'trust':
      return x > 0.2 && x < 0.95 ? 0.1 : -0.3;
    case 'twist':
      return x > 0.12 && x < 0.9 ? 0.1 : -0.6;
    default:
      return 0;
  }
}

/** What commonly follows what. */
const follows: Readonly<Partial<Record<RoleKey, readonly RoleKey[]>>> = {
  hook: ['pain', 'context', 'setup', 'before', 'point', 'evidence', 'question', 'how', 'trust', 'why'],
  pain: ['agitate', 'solution', 'question', 'twist', 'pain'],
  agitate: ['solution', 'question', 'twist'],
  question: ['solution', 'context', 'how'],
  context: ['point', 'solution', 'evidence', 'how', 'pain'],
  setup: ['twist', 'pain', 'setup'],
  twist: ['solution', 'punchline', 'after', 'evidence', 'benefit'],
  before: ['after', 'twist', 'solution'],
  after: ['solution', 'how', 'action', 'testimony'],
  solution: ['evidence', 'feature', 'benefit', 'how', 'testimony'],
  feature: ['advantage', 'benefit', 'evidence', 'feature'],
  advantage: ['benefit', 'evidence'],
  evidence: ['benefit', 'testimony', 'action'],
  benefit: ['testimony', 'action', 'evidence'],
  testimony: ['action', 'summary'],
  trust: ['solution', 'evidence', 'action'],
  why: ['how', 'solution'],
  how: ['summary', 'save', 'benefit', 'what'],
  point: ['point', 'summary', 'save', 'action'],
  summary: ['save', 'action', 'punchline'],
  save: ['action', 'save'],
};

const STAY = 0.75;
const CHANGE = -0.55;
const FITS = 0.45;

const steps: readonly Float64Array[] = readRoles.map((from) =>
  Float64Array.from(readRoles, (to) => {
    const fits = follows[from]?.includes(to) ? FITS : 0;
    if (from === to) return from === 'hook' ? -0.6 : STAY;
    // A call to act is not left again for the middle of the argument.
    if (from === 'action' && !['save', 'punchline', 'summary'].includes(to)) return CHANGE - 1;
    return CHANGE + fits;
  }),
);

/** The likeliest sequence of roles: what is said, where it stands and what stood before it, weighed together. */
export function rolesOfUnits(units: readonly Unit[], reading: Reading): readonly RoleKey[] {
  const scores = scoreUnits(units, reading);
  const opening = openingOf(units);
  const count = readRoles.length;
  let best = new Float64Array(count);
  const back: Int16Array[] = [];
  units.forEach((unit, index) => {
    const x = units.length === 1 ? 0 : index / (units.length - 1);
    const next = new Float64Array(count);
    const from = new Int16Array(count);
    for (let role = 0; role < count; role += 1) {
      const key = readRoles[role] as RoleKey;
      let top = index === 0 ? 0 : Number.NEGATIVE_INFINITY;
      for (let before = 0; index > 0 && before < count; before += 1) {
        const key2 = key === 'point' && unit.isOrdered ? FITS : (steps[before]?.[role] ?? 0);
        const value = (best[before] ?? 0) + key2;
        if (value <= top) continue;
        top = value;
        from[role] = before;
      }
      next[role] = top + (scores[index]?.[role] ?? 0) + placeBonus(key, x, index, units.length, opening);
    }
    best = next;
    back.push(from);
  });
  return trace(best, back).map((role) => readRoles[role] as RoleKey);
}

/** A short title line of several sentences opens as a whole: how many units it has. */
function openingOf(units: readonly Unit[]): number {
  const next = units.findIndex((unit, index) => index > 0 && unit.isParagraph);
  const last = units[next - 1];
  return next > 1 && next <= 3 && last && last.to - (units[0]?.from ?? 0) <= 40 ? next : 1;
}

function trace(best: Float64Array, back: readonly Int16Array[]): readonly number[] {
  let role = 0;
  for (let index = 1; index < best.length; index += 1) if ((best[index] ?? 0) > (best[role] ?? 0)) role = index;
  const path: number[] = [];
  for (let index = back.length - 1; index >= 0; index -= 1) {
    path.push(role);
    role = back[index]?.[role] ?? 0;
  }
  return path.reverse();
}

/** Neighbors of one role become one segment; each point of a list stays its own. */
export function cutsOf(units: readonly Unit[], roles: readonly RoleKey[]): readonly Cut[] {
  const cuts: Cut[] = [];
  units.forEach((unit, index) => {
    const role = roles[index] ?? 'context';
    const isNew = cuts.at(-1)?.role !== role || (role === 'point' && unit.isOrdered);
    if (isNew) cuts.push({ from: index === 0 ? 0 : unit.from, role });
  });
  return cuts;
}
