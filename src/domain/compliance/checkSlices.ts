import { type CheckOptions, checkText } from './checkText';
import { movedMark } from './replaceMark';
import type { Mark } from './types';

/** Characters a slice; about a millisecond of work. */
const sliceLength = 8000;
/** Where there is no sentence end to cut at, slices share this many characters, so that no word is cut in two. */
const shared = 128;
const sentenceEnd = /[\n。！？!?;；]/;

/** A cut behind the last sentence end of the slice: no word is ever found across one. */
function cutBefore(text: string, from: number, to: number): number | undefined {
  for (let at = to; at > from + sliceLength / 2; at -= 1) if (sentenceEnd.test(text.charAt(at - 1))) return at;
  return undefined;
}

/**
 * The same marks as `checkText`, found slice by slice: take a slice, look at the clock, go on or wait. For texts that
 * would hold up typing when checked in one go.
 * @yields the marks of one slice, in order over all slices, never overlapping
 */
export function* checkSlices(text: string, options: CheckOptions = {}): Generator<readonly Mark[]> {
  let start = 0;
  let settled = 0;
  while (start < text.length) {
    const end = Math.min(text.length, start + sliceLength);
    const clean = end === text.length ? end : cutBefore(text, start, end);
    const cut = clean ?? end;
    // Marks near a cut through a sentence are left to the next slice, which sees what follows them.
    const trusted = clean ?? end - shared / 2;
    const offset = start;
    const marks = checkText(text.slice(start, cut), options)
      .map((mark) => movedMark(mark, offset))
      .filter((mark) => mark.clauseFrom >= settled && mark.clauseFrom < trusted);
    settled = Math.max(trusted, marks.at(-1)?.clauseTo ?? 0);
    start = clean ?? end - shared;
    yield marks;
  }
}
