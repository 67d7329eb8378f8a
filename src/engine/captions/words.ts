import { segmentWords } from '../../utils/segmentWords';
import * as data from './words.data';

/** What a word is to the words beside it; several may hold. */
type WordKind =
  | 'noun'
  | 'verb'
  | 'setting'
  | 'adverb'
  | 'preposition'
  | 'conjunction'
  | 'particle'
  | 'quantity'
  | 'number'
  | 'latin'
  | 'mark'
  | 'unknown';

export interface Word {
  readonly text: string;
  readonly kinds: ReadonlySet<WordKind>;
}

const listed: readonly (readonly [WordKind, string])[] = [
  ['noun', data.nouns],
  ['verb', data.verbs],
  ['verb', [...data.shortVerbs].join(' ')],
  ['setting', data.settings],
  ['adverb', data.adverbs],
  ['preposition', data.prepositions],
  ['conjunction', data.conjunctions],
  ['particle', data.particles],
];

const lexicon = new Map<string, Set<WordKind>>();
for (const [kind, list] of listed)
  for (const word of list.split(/\s+/)) {
    if (!word) continue;
    const kinds = lexicon.get(word) ?? new Set<WordKind>();
    lexicon.set(word, kinds.add(kind));
  }
const LONGEST_WORD = Math.max(...Array.from(lexicon.keys(), (word) => word.length));

const units = data.units
  .split(/\s+/)
  .filter(Boolean)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
// Bounded: a line of nothing but numerals would take the square of its length.
const amount = String.raw`(?:[¥￥$]?\d[\d.,]{0,15}(?:[-~～]\d[\d.]{0,15})?|[${data.numerals}]{1,12})`;
const unit = `(?:\u5757[\\d${data.numerals}]|${units}|[%℃]|°C|(?:ml|mL|L|kg|g|cm|mm|m|km|h|W|V|mAh|GB|TB|Hz)(?![a-zA-Z]))`;
const before = `(?:${data.beforeNumbers})?`;
const patterns: readonly (readonly [WordKind, RegExp])[] = [
  ['quantity', new RegExp(`${before}${amount}(?:${unit}\\d*(?:${data.afterUnits})*|(?:${data.afterUnits})+)`, 'uy')],
  ['quantity', new RegExp(`${before}${amount}${unit}\\d*`, 'uy')],
  ['quantity', new RegExp(`[${data.determiners}]${amount}?(?:${units})`, 'uy')],
  ['number', new RegExp(`${before}${amount}\\+?`, 'uy')],
  ['latin', /[\p{sc=Latin}][\p{sc=Latin}\d.+'&-]*(?: \d+[a-zA-Z]*)?(?: (?:Pro|Max|Plus|Ultra|Mini|SE)\b)*/uy],
  ['verb', new RegExp(`([^\\P{sc=Han}${data.notInFrames}])\\p{sc=Han}\\1\\p{sc=Han}`, 'uy')],
  ['verb', /(\p{sc=Han})\1(\p{sc=Han})\2/uy],
  ['verb', /(\p{sc=Han})\u4e00\1/uy],
  ...data.frames.map((frame) => ['verb', new RegExp(frame, 'uy')] as const),
];

const none: ReadonlySet<WordKind> = new Set(['unknown']);
const isHan = /^\p{sc=Han}+$/u;

interface Step {
  readonly cost: number;
  readonly from: number;
  readonly kinds: ReadonlySet<WordKind>;
}

const MARK: ReadonlySet<WordKind> = new Set(['mark']);
const KINDS = new Map(patterns.map(([kind]) => [kind, new Set([kind]) as ReadonlySet<WordKind>]));

/**
 * The words and marks of a text in order, joined the text again: the fewest words that the lists, the patterns (numbers
 * with units, model numbers, four-character frames) and the browser's own segmentation can make of it.
 */
export function wordsOf(text: string): readonly Word[] {
  const best: (Step | undefined)[] = Array.from({ length: text.length + 1 });
  best[0] = { cost: 0, from: 0, kinds: none };
  let at = 0;
  for (const { text: segment, isWord } of segmentWords(text)) {
    const end = at + segment.length;
    if (isWord && isHan.test(segment)) {
      for (let inner = at; inner < end; inner += 1) offer(text, best, inner, inner === at ? end : 0);
    } else {
      offer(text, best, at, end);
      // Numbers with points and units begin inside of what the browser takes for one word.
      for (let inner = at + 1; inner < end; inner += 1) if (best[inner]) offer(text, best, inner, 0);
    }
    at = end;
  }
  const words: Word[] = [];
  for (let end = text.length; end > 0; ) {
    const step = best[end];
    if (!step) throw new Error('a word leads to every end');
    words.push({ text: text.slice(step.from, end), kinds: step.kinds });
    end = step.from;
  }
  return words.reverse();
}

/** Offers the words that begin at an offset to the ends that they lead to. */
function offer(text: string, best: (Step | undefined)[], from: number, segmentEnd: number): void {
  const before = best[from];
  if (!before) return;
  const take = (end: number, cost: number, kinds: ReadonlySet<WordKind>) => {
    const known = best[end];
    if (!known || before.cost + cost < known.cost - 1e-9) best[end] = { cost: before.cost + cost, from, kinds };
  };
  if (segmentEnd > from) {
    const segment = text.slice(from, segmentEnd);
    take(
      segmentEnd,
      segment.length > 1 ? 1 : 1.2,
      lexicon.get(segment) ?? (/[\p{L}\p{N}]/u.test(segment) ? none : MARK),
    );
  }
  const next = text.codePointAt(from) ?? 0;
  if (next < 0x2_0000 && isHan.test(text.charAt(from))) {
    take(from + 1, 1.2, lexicon.get(text.charAt(from)) ?? none);
    for (let length = 1; length <= LONGEST_WORD && from + length <= text.length; length += 1) {
      const kinds = lexicon.get(text.slice(from, from + length));
      if (kinds) take(from + length, length === 1 ? 1.1 : 0.9, kinds);
    }
  }
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = from;
    const end = pattern.test(text) ? pattern.lastIndex : 0;
    if (kind === 'verb' && cutsWord(text, end)) continue;
    if (end > from) take(end, end - from > 1 ? 0.95 : 1.15, KINDS.get(kind) ?? none);
  }
}

/** Whether a frame that ends there takes half of a word: 一杯一咖 of 一杯一咖啡. */
function cutsWord(text: string, end: number): boolean {
  for (let length = 2; end > 0 && length <= LONGEST_WORD && end - 1 + length <= text.length; length += 1) {
    const word = text.slice(end - 1, end - 1 + length);
    if (lexicon.has(word) && !lexicon.has(word.slice(1))) return true;
  }
  return false;
}
