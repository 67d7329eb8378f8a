import type { CallKind } from '../../../../../src/domain/writing/callKind';
import { hashText } from '../random';
import { spokenLength } from '../spokenLength';
import { hookCues } from './hooks.data';
import { VARIANTS } from './measures';
import { canStandApart, canStandBefore, headOf, troubleIn, troubleLines } from './ownHooks';
import {
  anyServiceHooks,
  anyTradeHooks,
  cardHooks,
  cardName,
  factHooks,
  personHooks,
  personName,
  tradeHooks,
} from './tradeHooks.data';
import { wordReader } from './wordReader';

/** The lines that begin a script after its hook, one list for each of the three variants that stand side by side. */
type Opening = readonly [readonly string[], readonly string[], readonly string[]];

/** Brand, goods and the strongest point: the answer to the hook. */
export const answers: Opening = [['{intro}，{top}。'], ['{top}，这就是{intro}。'], ['今天说{intro}，头一样，{top}。']];

export const listAnswers: Opening = [
  ['{intro}，{n}条说清楚。'],
  ['{n}个细节，看懂{intro}。'],
  ['关于{intro}，记住{n}条。'],
];

/** A point that stands before the goods' name and has two halves takes the name between them. */
export function withTop(template: string, top: string): string {
  const [first, second, ...more] = top.split('，');
  const isWhole =
    !template.startsWith('{top}，') ||
    !second ||
    more.length > 0 ||
    !canStandApart(second) ||
    !canStandBefore(first ?? '');
  if (isWhole) return template.replace('{top}', top);
  return template.replace('{top}', first ?? '').replace(/。$/, `，${second}。`);
}

/** One line, for scripts of few seconds. */
export const briefAnswers: Opening = [['{intro}，{top}。'], ['{top}，这就是{intro}。'], ['看{intro}，{top}。']];

export const briefListAnswers: Opening = [['{intro}，{n}条。'], ['{n}条看{intro}。'], ['{intro}，记{n}条。']];

interface HookSource {
  /** The strongest point; empty = none. */
  readonly top: string;
  readonly name: string;
  readonly category: string;
  /** What is sold is asked about in other words than what is done for people. */
  readonly callKind: CallKind;
  readonly variant: number;
  /** Which of several hooks that fit: written anew, a script begins differently. */
  readonly round: number;
  /** Spoken characters. */
  readonly longest: number;
  /** Whether the hook may say the strongest point itself: the answer then leaves out what it said. */
  readonly canTell: boolean;
}

interface Hook {
  readonly text: string;
  /** What of the strongest point the hook says, and what is left of it for the answer. */
  readonly told?: { readonly head: string; readonly rest: string };
}

/** Where nothing is sold yet, it may be either. */
const isAskedOf = (isService: boolean, callKind: CallKind): boolean =>
  callKind === 'follow' || isService === (callKind === 'visit' || callKind === 'message');

/** Lines of the trade: what is sold and what is done for people are asked about differently. */
function tradeLines({ name, category, callKind }: HookSource): readonly string[] {
  if (personName.test(name)) return personHooks;
  if (cardName.test(name) && isAskedOf(true, callKind)) return cardHooks;
  const fits = tradeHooks.filter(({ isService }) => isAskedOf(isService, callKind));
  // The category knows better than one word of the name.
  for (const text of [category, name]) {
    const speaksOf = wordReader(text, { isName: true });
    const found = fits.find(({ of }) => speaksOf(of));
    if (found) return withoutEcho(found.lines, name);
  }
  return callKind === 'visit' || callKind === 'message' ? anyServiceHooks : anyTradeHooks;
}

/** 车上的车载吸尘器, 桌上的桌面暖风机: the place before the name would be said twice. */
function withoutEcho(lines: readonly string[], name: string): readonly string[] {
  const [first = ''] = name;
  const fresh = lines.filter((line) => !(line.split('{name}')[0] ?? '').slice(-4).includes(first));
  return fresh.length > VARIANTS ? fresh : lines;
}

/** The strongest point as a question for the goods: 想找零下二十五度不结冰的玻璃水？ One of the three variants asks so. */
function factHook({ top, name, variant }: HookSource): Hook | undefined {
  const told = headOf(top, name);
  const line = factHooks[variant];
  return told && line ? { text: line.replace('{fact}', told.said).replace('{name}', name), told } : undefined;
}

/**
 * The first line: the trouble that the strongest point denies, the point itself as a question, a question that it
 * answers, else what people of the trade ask themselves. Every other round asks in the next way.
 */
export function hookOf(source: HookSource): Hook | undefined {
  const { top, name, category, callKind, variant, round, longest, canTell } = source;
  // Of goods of which only the trade is known, the trade can still be asked about.
  if (top === '' && (category === '' || callKind === 'follow')) return undefined;
  const speaksOf = wordReader(`${category} ${name}`, { isName: true });
  const topSpeaksOf = wordReader(top);
  const turn = hashText(name) + round;
  const trouble = troubleIn(top, name);
  const cues = hookCues.filter(
    ({ cue, of, isService }) =>
      isAskedOf(isService, callKind) && topSpeaksOf(cue) && (of === undefined || speaksOf(of)),
  );
  const ofTrade = tradeLines(source);
  // Variants stand side by side and begin differently; goods of one trade too.
  const inTurn = (lines: readonly string[]): string => lines[turn % lines.length] ?? '';
  const own = canTell && turn % factHooks.length === variant ? factHook(source) : undefined;
  const hooks = [
    own,
    trouble && inTurn(troubleLines[variant] ?? []).replace('{t}', trouble),
    cues[0]?.lines[variant],
    ofTrade[(turn + variant * 2) % ofTrade.length],
    cues[1]?.lines[variant],
  ]
    .flatMap((hook): Hook[] => {
      if (!hook) return [];
      return [typeof hook === 'string' ? { text: hook.replaceAll('{name}', name) } : hook];
    })
    .filter(({ text }) => spokenLength(text) <= longest);
  return hooks[round % Math.max(1, hooks.length)];
}

/** The answer to a hook that said the strongest point: what is left of it, or the next fact. */
export const restAnswers = ['{intro}，{rest}。', '{rest}，这就是{intro}。', '今天说{intro}，{rest}。'];

/** After a first line of the user's own. */
export const ownAnswers = ['{intro}，{top}。', '先看{intro}，{top}。', '说的是{intro}，{top}。'];
/** Of goods of which nothing can be said yet. */
export const introductions = ['{intro}，今天讲讲它。', '今天讲{intro}。', '来认识{intro}。'];
