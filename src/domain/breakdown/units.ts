import { orderPattern, thoughtOpener } from './data/words.data';
import type { Span } from './types';

/** A sentence, or a breath of one that is too long: the smallest thing that has a role. */
export interface Unit extends Span {
  /** Begins a sentence, not only a breath. */
  readonly isSentence: boolean;
  readonly isParagraph: boolean;
  /** Begins a point of a list. */
  readonly isOrdered: boolean;
}

/** A sentence longer than this is taken in breaths, characters. */
const LONG = 56;
const BREATH = 16;
/** More than this and neighbors are taken together, so that an hour's transcript stays quick. */
const MOST_UNITS = 420;

const closers = /[”’"'」』）)】\]》…。！？!?～~]/;
const enders = /[。！？!?…\n]/;
const hasWords = /[\p{L}\p{N}]/u;

/** Units of a text in order; white space between them belongs to none. */
export function splitUnits(text: string): readonly Unit[] {
  const sentences = sentencesOf(text);
  const units = sentences.flatMap((sentence) => breathsOf(text, sentence));
  return units.length > MOST_UNITS ? joined(units, Math.ceil(units.length / MOST_UNITS)) : units;
}

function sentencesOf(text: string): Unit[] {
  const found: Unit[] = [];
  let from = 0;
  let isParagraph = true;
  const close = (to: number): void => {
    let [begin, end] = [from, to];
    while (begin < end && isSpace(text, begin)) begin += 1;
    while (end > begin && isSpace(text, end - 1)) end -= 1;
    from = to;
    if (begin === end) return;
    const words = text.slice(begin, end);
    const last = found.at(-1);
    // Emoji and marks alone stay with the sentence before them.
    if (last && !isParagraph && !hasWords.test(words)) found[found.length - 1] = { ...last, to: end };
    else found.push({ from: begin, to: end, isSentence: true, isParagraph, isOrdered: orderPattern.test(words) });
    isParagraph = false;
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\n' || letter === '\r') {
      close(at);
      from = at + 1;
      isParagraph = true;
    } else if (enders.test(letter) || isPeriod(text, at)) {
      while (at + 1 < text.length && closers.test(text[at + 1] ?? '')) at += 1;
      close(at + 1);
    }
  }
  close(text.length);
  return found;
}

const isSpace = (text: string, at: number): boolean => /\s/.test(text[at] ?? '');

/** A Latin full stop: letter before, space or end after. */
const isPeriod = (text: string, at: number): boolean =>
  text[at] === '.' && /[a-z)]/i.test(text[at - 1] ?? '') && /^(?:\s|$)/.test(text.slice(at + 1, at + 2));

/** Speech as it is recognized has spaces where one breathes and no other marks: cut where the next piece begins a thought. */
function spokenPieces(text: string, { from, to, ...sentence }: Unit): Unit[] | undefined {
  const words = text.slice(from, to);
  const gaps = [...words.matchAll(/(?<=[\u3400-\u9fff\d]) +(?=\S)/g)];
  if (gaps.length < 3 || /[，。；;]/.test(words) || words.length / gaps.length > 24) return undefined;
  const units: Unit[] = [];
  let begin = 0;
  for (const gap of gaps) {
    const next = gap.index + gap[0].length;
    const piece = gap.index - begin;
    if (piece < 7 || (piece < 22 && !thoughtOpener.test(words.slice(next, next + 6)))) continue;
    units.push({ ...sentence, from: from + begin, to: from + gap.index, ...rest(units.length, text, from + begin) });
    begin = next;
  }
  units.push({ ...sentence, from: from + begin, to, ...rest(units.length, text, from + begin) });
  return units;
}

function breathsOf(text: string, sentence: Unit): Unit[] {
  if (sentence.to - sentence.from <= LONG) return [sentence];
  const spoken = spokenPieces(text, sentence);
  if (spoken) return spoken;
  const units: Unit[] = [];
  let from = sentence.from;
  for (let at = sentence.from; at < sentence.to; at += 1) {
    const isPause =
      /[，,；;：:、]/.test(text[at] ?? '') || (text[at] === ' ' && /[\u3400-\u9fff]/.test(text[at - 1] ?? ''));
    const isLate = at - from >= LONG * 3 && text[at] === ' ';
    if (!(isPause && at + 1 - from >= BREATH && sentence.to - at > BREATH / 2) && !isLate) continue;
    units.push({ ...sentence, from, to: at + 1, ...rest(units.length, text, from) });
    from = at + 1;
  }
  units.push({ ...sentence, from, to: sentence.to, ...rest(units.length, text, from) });
  return units;
}

const rest = (index: number, text: string, from: number): Partial<Unit> =>
  index === 0
    ? {}
    : { isSentence: false, isParagraph: false, isOrdered: orderPattern.test(text.slice(from, from + 12)) };

function joined(units: readonly Unit[], size: number): readonly Unit[] {
  const found: Unit[] = [];
  let count = 0;
  for (const unit of units) {
    const last = found.at(-1);
    if (!last || count >= size || unit.isOrdered) {
      found.push(unit);
      count = 1;
    } else {
      found[found.length - 1] = { ...last, to: unit.to };
      count += 1;
    }
  }
  return found;
}

/** How many sentences a text has. */
export const countSentences = (text: string): number => sentencesOf(text).length;
