import { expansionOf, foldAstral, foldTable, HIDDEN, PAIR, SEVERAL } from './fold';

/** The text as it is searched, with the place of every kept unit in the original. */
interface Normalized {
  /** Kept UTF-16 units. */
  readonly text: string;
  /** Start of the original character of each kept unit; UTF-16. */
  readonly starts: Int32Array;
  /** End of the same. */
  readonly ends: Int32Array;
}

/** Arguments of one `fromCharCode`: far below what engines take. */
const chunk = 8192;
/** A character never stands for more units than this. */
const mostUnits = 4;

let units = new Uint16Array(4096);
let starts = new Int32Array(4096);
let ends = new Int32Array(4096);

function makeRoom(length: number): void {
  if (units.length >= length) return;
  units = new Uint16Array(length);
  starts = new Int32Array(length);
  ends = new Int32Array(length);
}

function textOf(count: number): string {
  let text = '';
  for (let at = 0; at < count; at += chunk) {
    text += String.fromCharCode.apply(null, units.subarray(at, Math.min(count, at + chunk)) as unknown as number[]);
  }
  return text;
}

/**
 * Like `normalize`, but the places stand in arrays that the next call overwrites: for short texts, many times a second.
 * Entries beyond the text's length mean nothing.
 */
export function foldShared(text: string): Normalized {
  const table = foldTable();
  makeRoom(text.length * mostUnits);
  let kept = 0;
  const keep = (folded: string, from: number, to: number): void => {
    for (let i = 0; i < folded.length; i += 1) {
      units[kept] = folded.charCodeAt(i);
      starts[kept] = from;
      ends[kept] = to;
      kept += 1;
    }
  };
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const folded = table[unit] ?? unit;
    if (folded < SEVERAL) {
      units[kept] = folded;
      starts[kept] = at;
      ends[kept] = at + 1;
      kept += 1;
    } else if (folded === SEVERAL) {
      keep(expansionOf(unit), at, at + 1);
    } else if (folded === PAIR) {
      const codePoint = text.codePointAt(at) ?? 0;
      const isPair = codePoint > 0xffff;
      // Half a pair alone, as cut texts have it, parts words.
      keep(isPair ? foldAstral(codePoint) : parting, at, at + (isPair ? 2 : 1));
      if (isPair) at += 1;
    } else if (folded !== HIDDEN) {
      keep(String.fromCharCode(folded), at, at + 1);
    }
  }
  return { text: textOf(kept), starts, ends };
}

/** Stands for a character that is in no word, so that what it parts stays parted. */
const parting = '\ufffc';

/**
 * Folds a text for searching: full width to half width, upper to lower case, traditional to simplified, hidden
 * separators left out. Positions map back to the original, so a mark covers what the reader sees, symbols included.
 */
export function normalize(text: string): Normalized {
  const shared = foldShared(text);
  const count = shared.text.length;
  return { text: shared.text, starts: shared.starts.slice(0, count), ends: shared.ends.slice(0, count) };
}
