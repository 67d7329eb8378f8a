import { segmentWords } from '../../utils/segmentWords';
import { breakCost } from './breakCost';
import { graphemes } from './graphemes';
import { type Word, wordsOf } from './words';

export interface Line {
  readonly text: string;
  /** UTF-16 offsets in the whole text; `text` is what lies between them, without white space at its ends. */
  readonly from: number;
  readonly to: number;
}

/** Marks that must not begin a line (they stay with what is before them) and those that must not end one. */
const closing =
  /^[\s,.!?;:%)\]}\u2019\u201d\u2026\u2014\u3001\u3002\u3009\u300b\u300d\u300f\u3011\uff01\uff05\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\u00b7~\uff5e]+$/;
const opening = /[([{\u2018\u201c\u3008\u300a\u300c\u300e\u3010\uff08]$/;

/** Emoji and marks in a row make one piece. */
const speaks = /[\p{L}\p{N}]/u;

/** UTF-16 units of a piece that marks still cling to: a row of marks is no sentence, and is measured anew for each. */
const MAX_CLINGING = 200;

/** What a line may end after: a word with the marks that cling to it. */
interface Piece {
  readonly text: string;
  /** How much a line's end before this piece disturbs. */
  readonly cost: number;
}

/** Inside a word that is wider than the line: at the browser's boundary, or anywhere. */
const INSIDE_COMPOUND = 150;
const INSIDE_WORD = 500;
/** The cost of a break after a comma or more. */
const CLAUSE_END = 2;
const OPENS_CLAUSE = 30;
const INSIDE_QUOTE = 50;

const remembered = new Map<string, readonly Piece[]>();
const MOST_REMEMBERED = 200;

function piecesOf(text: string): readonly Piece[] {
  const known = remembered.get(text);
  if (known) return known;
  const pieces = piecesOfWords(wordsOf(text));
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, pieces);
  return pieces;
}

function piecesOfWords(words: readonly Word[]): readonly Piece[] {
  const pieces: { text: string; cost: number; last: Word }[] = [];
  // A straight quote looks the same on both sides; only pairs tell which is which.
  const arePaired = words.filter(({ text }) => text === '"').length % 2 === 0;
  let isInside = false;
  let clings = false;
  let depth = 0;
  for (const word of words) {
    const last = pieces.at(-1);
    const isQuote = arePaired && word.text === '"';
    const clingsBack = closing.test(word.text) || (isQuote && isInside);
    const isOpen = last !== undefined && last.text.length < MAX_CLINGING;
    const isRow = isOpen && !speaks.test(word.text) && !speaks.test(last.last.text);
    if (isOpen && (clingsBack || clings || isRow || opening.test(last.text))) {
      last.text += word.text;
      last.last = clingsBack ? { ...last.last, text: last.text } : word;
    } else {
      const cost = last ? breakCost(last.last, word) + (depth > 0 || isInside ? INSIDE_QUOTE : 0) : 0;
      pieces.push({ text: word.text, cost, last: word });
    }
    depth += quoteDepth(word.text);
    clings = isQuote && !isInside;
    if (isQuote) isInside = !isInside;
  }
  // A clause's first word alone at the end of a line reads like part of the clause before it.
  return pieces.map(({ text, cost }, index) => {
    const opensClause = index > 1 && (pieces[index - 1]?.cost ?? 0) <= CLAUSE_END;
    return { text, cost: cost > CLAUSE_END && opensClause ? cost + OPENS_CLAUSE : cost };
  });
}

const quoteDepth = (text: string): number =>
  (text.match(/[\u201c\u300a\u300c\u300e]/g)?.length ?? 0) - (text.match(/[\u201d\u300b\u300d\u300f]/g)?.length ?? 0);

type Fits = (text: string) => boolean;

/** A compound falls into the words that the browser knows; a word that is still too wide is cut anywhere. */
function cutUp(piece: Piece, fits: Fits): readonly Piece[] {
  if (!speaks.test(piece.text)) return cutAnywhere(piece, fits);
  const parts: Piece[] = [];
  for (const { text } of segmentWords(piece.text)) {
    const last = parts.at(-1);
    if (last && (closing.test(text) || opening.test(last.text)))
      parts[parts.length - 1] = { ...last, text: last.text + text };
    else parts.push({ text, cost: last ? INSIDE_COMPOUND : piece.cost });
  }
  return parts.flatMap((part) => (fits(part.text.trim()) ? [part] : cutAnywhere(part, fits)));
}

function cutAnywhere(piece: Piece, fits: Fits): readonly Piece[] {
  const parts: Piece[] = [];
  for (const grapheme of graphemes(piece.text)) {
    const last = parts.at(-1);
    const clings = closing.test(grapheme) && (last?.text.length ?? 0) < MAX_CLINGING;
    if (last && (clings || fits(last.text + grapheme)))
      parts[parts.length - 1] = { ...last, text: last.text + grapheme };
    else parts.push({ text: grapheme, cost: last ? INSIDE_WORD : piece.cost });
  }
  return parts;
}

/** What a choice of lines is judged by, beside the places where they end. */
export interface LineTaste {
  /** For each line: fewer lines are better than the very best ends. */
  readonly line: number;
  /** For lines that differ in length. */
  readonly unevenness: number;
  /** For a line of one or two characters. */
  readonly orphan: number;
  /** Added where a line ends inside a clause. */
  readonly insideClause: number;
  /** For a line that holds the end of a clause and part of another. */
  readonly mixture: number;
}

const taste: LineTaste = { line: 45, unevenness: 60, orphan: 90, insideClause: 0, mixture: 14 };

/**
 * The pieces of one paragraph, put together to lines that fit, at the least cost; a piece that does not fit stands alone.
 */
function chooseLines(pieces: readonly Piece[], share: (text: string) => number, like: LineTaste): readonly string[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  const text = pieces.map((piece) => piece.text).join('');
  const starts = [0];
  for (const piece of pieces) starts.push((starts.at(-1) ?? 0) + piece.text.length);
  const endsBefore = [0];
  for (const { cost } of pieces) endsBefore.push((endsBefore.at(-1) ?? 0) + (cost <= CLAUSE_END ? 1 : 0));
  const isInside = (at: number) => at > 0 && at < pieces.length && (pieces[at]?.cost ?? 0) > CLAUSE_END;
  const isMixture = (from: number, to: number) =>
    (isInside(from) || isInside(to)) && (endsBefore[to] ?? 0) > (endsBefore[from + 1] ?? 0);
  const part = (from: number, to: number) => text.slice(starts[from], starts[to]).trim();
  for (let to = 1; to <= pieces.length; to += 1) {
    let choice = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    for (let from = to - 1; from >= 0; from -= 1) {
      const line = part(from, to);
      const width = share(line);
      if (width > 1 + 1e-9 && from < to - 1) break;
      const end = pieces[from]?.cost ?? 0;
      const cost =
        (best[from]?.cost ?? 0) +
        like.line +
        like.unevenness * width * width +
        (from === 0 ? 0 : end + (end > 20 ? like.insideClause : 0)) +
        (isMixture(from, to) ? like.mixture : 0) +
        (from === 0 && to === pieces.length ? 0 : orphanCost(line, like));
      if (cost < choice.cost) choice = { cost, from };
    }
    best.push(choice);
  }
  const lines: string[] = [];
  for (let to = pieces.length; to > 0; to = best[to]?.from ?? 0) lines.unshift(part(best[to]?.from ?? 0, to));
  return lines;
}

const orphanCost = (line: string, like: LineTaste): number =>
  line.length < 8 && (line.match(/[\p{L}\p{N}]/gu)?.length ?? 0) <= 2 ? like.orphan : 0;

/**
 * Breaks a text where a reader of Chinese would, into lines whose share of the width (`share`, 1 = full) is at most 1:
 * after punctuation rather than between clauses, between clauses rather than between words; in lines of like length.
 */
export function breakBySense(text: string, share: (text: string) => number, like: LineTaste = taste): readonly Line[] {
  const fits: Fits = (part) => share(part) <= 1 + 1e-9;
  const lines = text.split('\n').flatMap((paragraph) => {
    if (!paragraph.trim()) return [];
    if (fits(paragraph.trim())) return [paragraph];
    const pieces = piecesOf(paragraph).flatMap((piece) => (fits(piece.text.trim()) ? [piece] : cutUp(piece, fits)));
    return chooseLines(pieces, share, like);
  });
  return located(text, lines);
}

/**
 * Breaks a text into lines no wider than `maxWidth` in the unit of `measure`. Words stay whole where they fit, no mark of
 * punctuation begins a line, lines end where the sense allows and are then made even in length (8 + 8, not 12 + 4). Line
 * breaks in the text are kept, empty lines are not. A single character wider than the line stands alone.
 */
export const breakLines = (text: string, maxWidth: number, measure: (text: string) => number): readonly Line[] =>
  breakBySense(text, (part) => measure(part) / maxWidth);

function located(text: string, lines: readonly string[]): readonly Line[] {
  let position = 0;
  return lines.flatMap((raw) => {
    const line = raw.trim();
    if (!line) return [];
    const from = text.indexOf(line, position);
    position = from + line.length;
    return [{ text: line, from, to: position }];
  });
}
