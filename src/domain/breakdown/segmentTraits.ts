import type { RoleKey } from '../frameworks/types';
import type { Intent, RhythmPoint, RhythmTag } from './types';

/** Which of the five intents a role serves. */
export const intentOf: Readonly<Record<RoleKey, Intent>> = {
  hook: 'opening',
  attention: 'opening',
  opening: 'opening',
  pain: 'pain',
  problem: 'pain',
  agitate: 'pain',
  before: 'pain',
  situation: 'pain',
  conflict: 'pain',
  question: 'pain',
  context: 'pain',
  interest: 'pain',
  why: 'pain',
  setup: 'turn',
  twist: 'turn',
  turn: 'turn',
  develop: 'turn',
  punchline: 'turn',
  after: 'turn',
  evidence: 'value',
  desire: 'value',
  solution: 'value',
  bridge: 'value',
  feature: 'value',
  advantage: 'value',
  benefit: 'value',
  answer: 'value',
  testimony: 'value',
  how: 'value',
  what: 'value',
  point: 'value',
  gain: 'value',
  trust: 'value',
  summary: 'value',
  action: 'action',
  save: 'action',
  close: 'action',
};

const tagOf: Readonly<Record<RoleKey, RhythmTag>> = {
  hook: 'hook',
  attention: 'hook',
  opening: 'setup',
  context: 'setup',
  situation: 'setup',
  setup: 'setup',
  before: 'setup',
  why: 'setup',
  interest: 'setup',
  pain: 'build',
  problem: 'build',
  agitate: 'build',
  develop: 'build',
  question: 'breath',
  feature: 'build',
  point: 'build',
  how: 'build',
  advantage: 'build',
  desire: 'build',
  trust: 'build',
  gain: 'payoff',
  conflict: 'turn',
  twist: 'turn',
  turn: 'turn',
  after: 'payoff',
  solution: 'payoff',
  bridge: 'payoff',
  answer: 'payoff',
  benefit: 'payoff',
  evidence: 'payoff',
  testimony: 'payoff',
  what: 'payoff',
  summary: 'close',
  save: 'close',
  action: 'close',
  close: 'close',
  punchline: 'close',
};

interface RhythmInput {
  readonly role: RoleKey;
  readonly point: RhythmPoint;
  readonly length: number;
}

/**
 * Rhythm tags in order: what the role asks for, then what the curve says. The segment that rises highest between opening
 * and ending is the stress; a short and quiet one between two full ones lets the reader breathe; the last one closes.
 */
export function rhythmTagsOf(segments: readonly RhythmInput[]): readonly RhythmTag[] {
  const tags = segments.map(({ role }, index) => (index === 0 && segments.length > 1 ? 'hook' : tagOf[role]));
  const weight = ({ point }: RhythmInput): number => point.density * 0.55 + point.emotion * 0.45;
  const middle = segments.map((segment, index) => ({ index, weight: weight(segment) })).slice(1, -1);
  for (const { index } of middle) {
    const [before, segment, after] = [segments[index - 1], segments[index], segments[index + 1]];
    if (!before || !segment || !after) continue;
    const isQuiet = weight(segment) < Math.min(weight(before), weight(after)) - 0.12 && segment.length <= 18;
    if (isQuiet && tags[index] !== 'turn') tags[index] = 'breath';
  }
  const top = middle.filter(({ index }) => tags[index] !== 'turn').sort((a, b) => b.weight - a.weight)[0];
  if (top && segments.length >= 4 && top.weight > 0.4) tags[top.index] = 'stress';
  if (segments.length > 2) tags[segments.length - 1] = 'close';
  return tags;
}
