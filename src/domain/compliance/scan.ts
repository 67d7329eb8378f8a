import { type Dictionary, RAW_HIDDEN, RAW_SPECIAL } from './dictionary';
import { expansionOf, foldAstral } from './fold';
import { shortestRun } from './patterns';

/** Places of one pass through a text, as numbers in flat arrays: objects are made only for what is left in the end. */
interface Scan {
  /** Triples: from, to (UTF-16 positions in the text), word index. By rising `to`. */
  readonly hits: readonly number[];
  /** Pairs of UTF-16 positions: runs of letters and digits long enough for a contact. */
  readonly runs: readonly number[];
}

/** Start of each kept unit; reused between calls, since a check is never interrupted by another. */
let starts = new Int32Array(4096);

const newline = 10;

/** One pass: every word of the dictionary in the text, seen through disguises, and every run that may be a contact. */
export function scan(dictionary: Dictionary, text: string): Scan {
  const { automaton, rawClass, lastContactClass, lengths } = dictionary;
  const { base, check, fail, ending, shorter, word } = automaton;
  const { length } = text;
  if (starts.length < length * 4 + 8) starts = new Int32Array(length * 4 + 4096);
  const places = starts;
  const hits: number[] = [];
  const runs: number[] = [];
  // As after a line end, so that phrases bound to the start of a sentence hold at the very beginning too.
  let state = step(0, automaton.classOf[newline] ?? 0);
  let kept = 1;
  places[0] = 0;
  let run = 0;
  let runFrom = 0;

  function step(from: number, unit: number): number {
    let at = from;
    let next = (base[at] as number) + unit;
    while (check[next] !== at && at !== 0) {
      at = fail[at] as number;
      next = (base[at] as number) + unit;
    }
    return unit !== 0 && check[next] === at ? next : 0;
  }
  function take(unit: number, from: number, to: number): void {
    places[kept] = from;
    kept += 1;
    if (unit !== 0 && unit <= lastContactClass) {
      if (run === 0) runFrom = from;
      run += 1;
    } else if (run !== 0) {
      if (run >= shortestRun) runs.push(runFrom, from);
      run = 0;
    }
    if (unit === 0) {
      state = 0;
      return;
    }
    state = step(state, unit);
    for (let end = ending[state] as number; end !== 0; end = shorter[end] as number) {
      const index = word[end] as number;
      hits.push(places[Math.max(0, kept - (lengths[index] as number))] as number, to, index);
    }
  }

  for (let i = 0; i < length; i += 1) {
    const unit = rawClass[text.charCodeAt(i)] as number;
    if (unit === 0) {
      // Most characters of a text are in no word at all.
      places[kept] = i;
      kept += 1;
      state = 0;
      if (run !== 0) {
        if (run >= shortestRun) runs.push(runFrom, i);
        run = 0;
      }
    } else if (unit < RAW_SPECIAL) {
      take(unit, i, i + 1);
    } else if (unit !== RAW_HIDDEN) {
      const codePoint = text.codePointAt(i) ?? 0;
      const width = codePoint > 0xffff ? 2 : 1;
      const lone = codePoint >= 0xd800 && codePoint <= 0xdfff;
      const folded = width === 2 ? foldAstral(codePoint) : lone ? '\ufffc' : expansionOf(codePoint);
      for (let part = 0; part < folded.length; part += 1) {
        take(automaton.classOf[folded.charCodeAt(part)] ?? 0, i, i + width);
      }
      i += width - 1;
    }
  }
  if (run >= shortestRun) runs.push(runFrom, length);
  return { hits, runs };
}
