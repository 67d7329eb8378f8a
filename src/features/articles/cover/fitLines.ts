import { breakLines } from '@/engine/captions/breakLines';

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

/** The largest size at which the whole text fits into its box; at the smallest the rest is cut with an ellipsis. */
export function fitLines(
  text: string,
  box: FitBox,
  measureAt: (size: number) => (line: string) => number,
): FittedLines {
  const most = (size: number) => Math.max(1, Math.floor(box.height / (size * box.lineHeight)));
  for (let size = box.largest; size > box.smallest; size -= 4) {
    const measure = measureAt(size);
    const lines = linesOf(text, box.width, measure);
    if (lines.length <= most(size) && lines.every((line) => measure(line) <= box.width * 1.06)) return { size, lines };
  }
  const lines = linesOf(text, box.width, measureAt(box.smallest));
  const kept = lines.slice(0, most(box.smallest));
  if (kept.length < lines.length) kept[kept.length - 1] = `${(kept.at(-1) ?? '').slice(0, -1)}…`;
  return { size: box.smallest, lines: kept };
}
