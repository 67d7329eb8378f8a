import { hashText } from '../random';
import { spokenLength } from '../spokenLength';
import { hookCues } from './hooks.data';
import { troubleIn, troubleLines } from './ownHooks';
import { anyTradeHooks, tradeHooks } from './tradeHooks.data';

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
  readonly name: string;
  readonly category: string;
  readonly variant: number;
  /** Which of several hooks that fit: written anew, a script begins differently. */
  readonly round: number;
  /** Spoken characters. */
  readonly longest: number;
}

/**
 * The first line: the trouble that the strongest point denies, else a question that it answers, else what people of the
 * trade ask themselves. Every other round asks in the next way.
 */
export function hookOf({ top, name, category, variant, round, longest }: HookSource): string | undefined {
  if (top === '') return undefined;
  const goods = `${category} ${name}`;
  const turn = hashText(name) + round;
  const trouble = troubleIn(top, name);
  const cues = hookCues.filter(({ cue, of }) => cue.test(top) && (of?.test(goods) ?? true));
  const ofTrade = tradeHooks.find(({ of }) => of.test(goods))?.lines ?? anyTradeHooks;
  // Variants stand side by side and begin differently; goods of one trade too.
  const inTurn = (lines: readonly string[]): string => lines[turn % lines.length] ?? '';
  const lines = [
    trouble && inTurn(troubleLines[variant] ?? []).replace('{t}', trouble),
    cues[0]?.lines[variant],
    ofTrade[(turn + variant * 2) % ofTrade.length],
    cues[1]?.lines[variant],
  ]
    .flatMap((line) => (line ? [line.replaceAll('{name}', name)] : []))
    .filter((line) => spokenLength(line) <= longest);
  return lines[round % Math.max(1, lines.length)];
}

/** After a first line of the user's own. */
export const ownAnswers = ['{intro}，{top}。', '先看{intro}，{top}。', '说的是{intro}，{top}。'];
/** Of goods of which nothing can be said yet. */
export const introductions = ['{intro}，今天讲讲它。', '今天讲{intro}。', '来认识{intro}。'];
