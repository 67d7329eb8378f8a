import { breakLines } from '@/engine/captions/breakLines';
import { segmentWords } from '@/utils/segmentWords';

/** Lines of a title on a cover, and how large they can be. */
interface FittedLines {
  readonly size: number;
  readonly lines: readonly string[];
}

interface FitBox {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
  readonly lineHeight: number;
}

const linesOf = (text: string, width: number, measure: (line: string) => number): readonly string[] =>
  breakLines(text, width, measure).map((line) => line.text);

/** Whether a line ends between a number and its unit, or inside a word: 29.9元3 / 件. */
function isTorn(text: string, lines: readonly string[]): boolean {
  const ends = new Set<number>();
  let at = 0;
  for (const line of lines) {
    at = text.indexOf(line, at) + line.length;
    if (at < text.length && !/\s/.test(text[at] ?? '')) ends.add(at);
  }
  const words = segmentWords(text);
  let from = 0;
  return words.some(({ text: word }) => {
    const [start, end] = [from, from + word.length];
    from = end;
    const isUnit = ends.has(start) && /\d$/.test(text.slice(0, start)) && /^\p{L}/u.test(word);
    return isUnit || [...ends].some((cut) => cut > start && cut < end);
  });
}

/**
 * The largest size at which the whole text fits into its box and no word is torn; where one is at every size, the largest
 * that fits. At the smallest the rest is cut with an ellipsis.
 */
export function fitLines(
  text: string,
  box: FitBox,
  measureAt: (size: number) => (line: string) => number,
): FittedLines {
  let torn: FittedLines | undefined;
  const most = (size: number) => Math.max(1, Math.floor(box.height / (size * box.lineHeight)));
  for (let size = box.largest; size > box.smallest; size -= 4) {
    const measure = measureAt(size);
    const lines = linesOf(text, box.width, measure);
    if (lines.length > most(size) || lines.some((line) => measure(line) > box.width * 1.06)) continue;
    if (!isTorn(text, lines)) return { size, lines };
    torn ??= { size, lines };
  }
  if (torn) return torn;
  const lines = linesOf(text, box.width, measureAt(box.smallest));
  const kept = lines.slice(0, most(box.smallest));
  if (kept.length < lines.length) kept[kept.length - 1] = `${(kept.at(-1) ?? '').slice(0, -1)}…`;
  return { size: box.smallest, lines: kept };
}
