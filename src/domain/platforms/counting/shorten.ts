import { graphemes } from './graphemes';

/** Ends of sentences; pauses inside them. A mark of Latin letters only counts before a space. */
const sentenceEnd = /[。！？!?…\n]|\.(?=\s|$)/gu;
const pause = /[，、；：,;:|｜\s]/gu;

const isWordCut = (before: string, after: string): boolean =>
  /[\p{Script=Latin}\p{N}]$/u.test(before) && /^[\p{Script=Latin}\p{N}]/u.test(after);

/** Index behind the last match that leaves at least `least` of the text; -1 when there is none. */
function lastPlace(text: string, pattern: RegExp, least: number, keepsMark: boolean): number {
  let place = -1;
  for (const match of text.matchAll(pattern)) {
    const end = match.index + (keepsMark ? match[0].length : 0);
    if (end >= least) place = end;
  }
  return place;
}

/**
 * The longest beginning that fits, ending where a reader would pause: behind a sentence, else before a comma, else not
 * inside a word. What people see as one character is never cut.
 *
 * @param fits whether a beginning is short enough; must hold for the empty text and for every beginning of one that fits
 * @param least share of the room that must stay used for the end to be a nicer one
 */
export function shorten(text: string, fits: (beginning: string) => boolean, least = 0.5): string {
  const whole = text.trim();
  if (fits(whole)) return whole;
  const parts = graphemes(whole);
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(parts.slice(0, middle).join(''))) low = middle;
    else high = middle - 1;
  }
  const kept = parts.slice(0, low).join('');
  const enough = kept.length * least;
  const sentence = lastPlace(kept, sentenceEnd, enough, true);
  if (sentence > 0) return kept.slice(0, sentence).trim();
  const rest = whole.slice(kept.length);
  if (/^[，、；：,;:|｜\s]/u.test(rest)) return kept.trim();
  const comma = lastPlace(kept, pause, enough, false);
  if (comma > 0) return kept.slice(0, comma).trim();
  if (isWordCut(kept, rest)) {
    const word = kept.replace(/[\p{Script=Latin}\p{N}]+$/u, '').trim();
    // Half a word reads as a mistake, a shorter title does not.
    if (word.length > 0 && word.length >= enough / 2) return word;
  }
  return kept.trim();
}
