import { matchesIn } from '../matchesIn';
import type { Dictionary } from './dictionary';
import { foldShared } from './normalize';
import type { Entry } from './types';
import { unitsOf } from './unitsOf';

interface ClaimFind {
  /** UTF-16 positions in the text. */
  readonly from: number;
  readonly to: number;
  readonly entry: Entry;
  readonly words: readonly [from: number, to: number];
}

/** Units to each side of a cue; less than half of what the slices of a long text share. */
const REACH = 28;
const endsSentence = unitsOf('。！？!?；;\n\f');

function windowAround(text: string, from: number, to: number): readonly [number, number] {
  let start = from;
  while (start > 0 && from - start < REACH && endsSentence[text.charCodeAt(start - 1)] === 0) start -= 1;
  let end = to;
  while (end < text.length && end - to < REACH && endsSentence[text.charCodeAt(end)] === 0) end += 1;
  return [start, end];
}

/** A pattern may look at the comma behind a claim; a mark does not end with it. */
const outerMarks = /[\s,，、:：]+$/;

/** The words at fault within a find, on folded text: where they begin in it, and what they are. */
function pointedIn(found: string, points: readonly RegExp[]): readonly [at: number, words: string] {
  for (const point of points) {
    const match = point.exec(found);
    if (match && match[0] !== '') return [match.index, match[0]];
  }
  return [0, found];
}

/**
 * Claims that are made by several words together, around the cues that the one pass through the text came upon.
 * @param cues triples: from, to (UTF-16 positions in the text), index of the rule
 */
export function findClaims(text: string, cues: readonly number[], dictionary: Dictionary): ClaimFind[] {
  const finds: ClaimFind[] = [];
  let window: readonly [number, number] = [0, 0];
  let folded = foldShared('');
  for (let at = 0; at < cues.length; at += 3) {
    const cueFrom = cues[at] ?? 0;
    const cueTo = cues[at + 1] ?? 0;
    const claim = dictionary.claims[cues[at + 2] ?? 0];
    if (!claim) continue;
    const [start, end] = windowAround(text, cueFrom, cueTo);
    if (start !== window[0] || end !== window[1]) {
      window = [start, end];
      folded = foldShared(text.slice(start, end));
    }
    for (const match of matchesIn(folded.text, claim.pattern)) {
      const placeOf = (at: number, words: string): readonly [number, number] => {
        const first = start + (folded.starts[at] ?? 0);
        const last = start + (folded.ends[at + words.length - 1] ?? 0);
        return [first, last - (outerMarks.exec(text.slice(first, last))?.[0].length ?? 0)];
      };
      const [from, to] = placeOf(match.index, match[0]);
      if (from >= cueTo || to <= cueFrom) continue;
      const [at, word] = pointedIn(match[0], claim.points);
      const quality = match.groups?.quality;
      const isWhole = !/[\p{Script=Han}a-z0-9]/iu.test(text.charAt(to).replace('的', ''));
      const suggestions = quality && isWhole ? [`很${quality}`] : claim.entry.suggestions;
      finds.push({ from, to, entry: { ...claim.entry, word, suggestions }, words: placeOf(match.index + at, word) });
    }
  }
  return finds;
}
