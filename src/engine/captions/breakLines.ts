import { graphemes } from './graphemes';

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

/** UTF-16 units of a piece that marks still cling to: a row of marks is no sentence, and is measured anew for each. */
const MAX_CLINGING = 200;

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Pieces that a line may end after: words, with the marks that cling to them. A piece wider than a line is cut up. */
function pieces(text: string, fits: (text: string) => boolean): readonly string[] {
  const result: string[] = [];
  const segments = [...words.segment(text)].map(({ segment }) => segment);
  // A straight quote looks the same on both sides; only pairs tell which is which.
  const arePaired = segments.filter((segment) => segment === '"').length % 2 === 0;
  let isInside = false;
  let clings = false;
  for (const segment of segments) {
    const last = result.at(-1);
    const isQuote = arePaired && segment === '"';
    const clingsBack = closing.test(segment) || (isQuote && isInside);
    if (last !== undefined && (clingsBack || clings || opening.test(last)) && !/\n/.test(last + segment)) {
      result[result.length - 1] = last + segment;
    } else {
      result.push(segment);
    }
    clings = isQuote && !isInside;
    if (isQuote) isInside = !isInside;
  }
  return result.flatMap((piece) => (fits(piece.trim()) ? [piece] : cutUp(piece, fits)));
}

function cutUp(piece: string, fits: (text: string) => boolean): readonly string[] {
  const parts: string[] = [];
  for (const grapheme of graphemes(piece)) {
    const last = parts.at(-1);
    const clings = closing.test(grapheme) && (last?.length ?? 0) < MAX_CLINGING;
    if (last !== undefined && (clings || fits(last + grapheme))) parts[parts.length - 1] = last + grapheme;
    else parts.push(grapheme);
  }
  return parts;
}

function fill(parts: readonly string[], fits: (text: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (part.includes('\n')) {
      lines.push(line);
      line = '';
    } else if (line.trim() && !fits((line + part).trim())) {
      lines.push(line);
      line = part;
    } else {
      line += part;
    }
  }
  return [...lines, line];
}

/**
 * Breaks a text into lines no wider than `maxWidth` in the unit of `measure`. Words stay whole where they fit, no mark of
 * punctuation begins a line, and lines are made even in length (8 + 8, not 12 + 4). Line breaks in the text are kept,
 * empty lines are not. A single character wider than the line stands alone.
 */
export function breakLines(text: string, maxWidth: number, measure: (text: string) => number): readonly Line[] {
  const fitsIn = (width: number) => (part: string) => measure(part) <= width + 1e-9;
  const parts = pieces(text, fitsIn(maxWidth));
  const widest = fill(parts, fitsIn(maxWidth));
  let best = widest;
  let low = maxWidth / 2;
  let high = maxWidth;
  for (let round = 0; round < 6 && widest.length > 1; round += 1) {
    const middle = (low + high) / 2;
    const lines = fill(parts, fitsIn(middle));
    if (lines.length === widest.length && lines.every((line) => fitsIn(maxWidth)(line.trim()))) {
      best = lines;
      high = middle;
    } else {
      low = middle;
    }
  }
  return located(text, best);
}

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
