import { breakLines } from './breakLines';
import { captionLength } from './measure';

/** UTF-16 units; eight breaths of Chinese. Longer texts are cut first: V8 copies all of a text for each segment of it. */
const LONGEST_INPUT = 960;

/** A sentence in pieces of at most `longest` as captions count, cut between words. Takes time in proportion to its length. */
export function breathsOf(sentence: string, longest: number): readonly string[] {
  const pieces: string[] = [];
  for (let at = 0; at < sentence.length; ) {
    const end = at + LONGEST_INPUT;
    // Never between the halves of a character.
    const cut = end < sentence.length && /[\ud800-\udbff]/.test(sentence[end - 1] ?? '') ? end - 1 : end;
    const part = sentence.slice(at, cut);
    if (captionLength(part) <= longest) pieces.push(part);
    else for (const { text } of breakLines(part, longest, captionLength)) pieces.push(text);
    at = cut;
  }
  return pieces;
}
