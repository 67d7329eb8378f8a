import type { ClaimKind } from '../../../../../src/domain/writing/claims';
import { eatenHooks, eatenKinds, hookCues, kindHooks } from './hooks.data';

/** The lines that begin a script after its hook, one list for each of the three variants that stand side by side. */
type Opening = readonly [readonly string[], readonly string[], readonly string[]];

/** Brand, goods and the strongest point: the answer to the hook. */
export const answers: Opening = [['{intro}，{top}。'], ['{top}，这就是{intro}。'], ['今天说{intro}，头一样，{top}。']];

export const listAnswers: Opening = [
  ['{intro}，{n}条说清楚。'],
  ['{n}个细节，看懂{intro}。'],
  ['记住{intro}这{n}条。'],
];

/** One line, for scripts of few seconds. */
export const briefAnswers: Opening = [['{intro}，{top}。'], ['{top}，这就是{intro}。'], ['看{intro}，{top}。']];

export const briefListAnswers: Opening = [['{intro}，{n}条。'], ['{n}条看{intro}。'], ['记住{intro}这{n}条。']];

interface HookSource {
  /** The strongest point; empty = none. */
  readonly top: string;
  readonly kind: ClaimKind;
  /** Category and name of the goods. */
  readonly goods: string;
  readonly isFood: boolean;
  readonly variant: number;
  /** Which of several hooks that fit: written anew, a script begins differently. */
  readonly round: number;
}

/**
 * The first line: what the strongest point answers, else what one asks of such goods. Every other round asks in the
 * second way.
 */
export function hookOf({ top, kind, goods, isFood, variant, round }: HookSource): string | undefined {
  if (top === '') return undefined;
  const fitting = hookCues.filter(({ cue, of }) => cue.test(top) && (of?.test(goods) ?? true));
  const general = (isFood && !eatenKinds.includes(kind) ? eatenHooks : kindHooks[kind])[variant];
  const lines = [fitting[0]?.lines[variant], general, fitting[1]?.lines[variant]].filter((line) => line !== undefined);
  return lines[round % Math.max(1, lines.length)];
}

/** After a first line of the user's own. */
export const ownAnswers = ['{intro}，{top}。', '先看{intro}，{top}。', '说的是{intro}，{top}。'];
/** Of goods of which nothing can be said yet. */
export const introductions = ['{intro}，今天讲讲它。', '今天讲{intro}。', '来认识{intro}。'];
