import { type Framework, roleNameOf } from '../frameworks';
import { scriptSeconds, sentenceSeconds } from './spoken';
import type { ScriptSentence } from './types';

interface RoleShare {
  readonly role: string;
  readonly count: number;
  readonly seconds: number;
  /** Of the whole, 0–1. */
  readonly share: number;
  /** What the framework wishes; undefined for a role it does not know. */
  readonly wished?: number;
}

interface ScriptStats {
  readonly sentences: number;
  /** Without blanks. */
  readonly characters: number;
  readonly seconds: number;
  /** In the framework's order, others after it by their first sentence. */
  readonly roles: readonly RoleShare[];
}

/** Figures of a script; with a framework, how its time is shared against what the framework wishes. */
export function scriptStats(
  sentences: readonly ScriptSentence[],
  charsPerMinute?: number,
  framework?: Pick<Framework, 'segments'>,
): ScriptStats {
  const seconds = scriptSeconds(sentences, charsPerMinute);
  const sums = new Map<string, { count: number; seconds: number }>();
  for (const segment of framework?.segments ?? []) sums.set(segment.roleName, { count: 0, seconds: 0 });
  for (const sentence of sentences) {
    const role = sentence.role ? roleNameOf(sentence.role) : '';
    const sum = sums.get(role) ?? { count: 0, seconds: 0 };
    sums.set(role, { count: sum.count + 1, seconds: sum.seconds + sentenceSeconds(sentence, charsPerMinute) });
  }
  const wishes = new Map<string, number>();
  for (const { roleName, share } of framework?.segments ?? [])
    wishes.set(roleName, (wishes.get(roleName) ?? 0) + share);
  return {
    sentences: sentences.length,
    characters: sentences.reduce((sum, { text }) => sum + [...text.replace(/\s/g, '')].length, 0),
    seconds,
    roles: [...sums].map(([role, sum]) => {
      const wished = wishes.get(role);
      return {
        role,
        ...sum,
        share: seconds > 0 ? sum.seconds / seconds : 0,
        wished,
      };
    }),
  };
}
