import { breathsOf } from '../../engine/captions/breaths';
import { splitSentences } from '../../engine/captions/splitSentences';
import { listMark, pointers } from './articleMarks.data';
import { spokenSeconds } from './spoken';

/** A line that an article can say in a video. */
export interface ArticleLine {
  readonly text: string;
  /** Whether it is told within the wished length; the others can be taken in by hand. */
  readonly isTold: boolean;
}

/** Characters of one line: what a caption holds and a breath carries. */
const LONGEST_LINE = 40;
const SHORTEST_LINE = 4;
const MOST_LINES = 200;

/** Paragraphs as lines to be spoken, in their order. */
function spokenLines(text: string): readonly (readonly string[])[] {
  return text
    .split(/\r?\n/)
    .map((paragraph) => paragraph.trim().replace(listMark, ''))
    .filter((paragraph) => paragraph.length >= SHORTEST_LINE && !pointers.test(paragraph))
    .map((paragraph) =>
      splitSentences(paragraph)
        .flatMap((sentence) => breathsOf(sentence, LONGEST_LINE))
        .filter((line) => line.length >= SHORTEST_LINE),
    )
    .filter((lines) => lines.length > 0);
}

/**
 * An article as the lines of a video: its own statements in its own order, none invented. Within `seconds` of speech each
 * paragraph tells its first line, then its second and so on, as far as there is room: a long first paragraph does not take
 * the place of the last. The title opens, unless the text begins with it. At most 200 lines.
 */
export function articleLines(title: string, text: string, seconds: number): readonly ArticleLine[] {
  const body = spokenLines(text);
  const opening = title.trim();
  const isRepeated = opening === '' || body[0]?.[0]?.startsWith(opening.slice(0, 8));
  const paragraphs = isRepeated ? body : [[opening], ...body];
  const told = new Set<string>();
  let left = seconds;
  const deepest = Math.max(0, ...paragraphs.map(({ length }) => length));
  for (let depth = 0; depth < deepest && left > 0; depth += 1) {
    for (const [index, lines] of paragraphs.entries()) {
      const line = lines[depth];
      const length = line === undefined ? Number.POSITIVE_INFINITY : spokenSeconds(line);
      if (length > left) continue;
      told.add(`${index} ${depth}`);
      left -= length;
    }
  }
  return paragraphs
    .flatMap((lines, index) => lines.map((line, depth) => ({ text: line, isTold: told.has(`${index} ${depth}`) })))
    .slice(0, MOST_LINES);
}
