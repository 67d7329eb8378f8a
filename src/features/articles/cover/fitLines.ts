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

const noLineStart = /^[，。！？、；：）】》”’,.!?;:)\]}%]/u;

/** Breaks a text into lines of a width; Latin words stay whole, no line begins with a closing mark. */
export function breakLines(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const piece of paragraph.match(/[\p{Script=Latin}\p{N}'’.-]+|\s+|./gsu) ?? []) {
      const isTooWide = line !== '' && measure(line + piece) > width;
      if (isTooWide && !noLineStart.test(piece)) {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      } else line += piece;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
  }
  return lines;
}

/** The largest size at which the whole text fits into its box; at the smallest the rest is cut with an ellipsis. */
export function fitLines(
  text: string,
  box: FitBox,
  measureAt: (size: number) => (line: string) => number,
): FittedLines {
  const most = (size: number) => Math.max(1, Math.floor(box.height / (size * box.lineHeight)));
  for (let size = box.largest; size > box.smallest; size -= 4) {
    const measure = measureAt(size);
    const lines = breakLines(text, box.width, measure);
    if (lines.length <= most(size) && lines.every((line) => measure(line) <= box.width * 1.06)) return { size, lines };
  }
  const lines = breakLines(text, box.width, measureAt(box.smallest));
  const kept = lines.slice(0, most(box.smallest));
  if (kept.length < lines.length) kept[kept.length - 1] = `${(kept.at(-1) ?? '').slice(0, -1)}…`;
  return { size: box.smallest, lines: kept };
}
