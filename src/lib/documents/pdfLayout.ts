/** A run of glyphs as a PDF places it; points, y counted from the top. */
export interface PdfRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of the font. */
  readonly size: number;
}

interface Line {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

const lengthOf = (runs: readonly PdfRun[]): number => runs.reduce((sum, { text }) => sum + text.trim().length, 0);

/** Share of the characters that may cross the gutter between two columns: titles do. */
const mostCrossing = 0.12;
const leastColumn = 0.18;

/** A place in the white between two columns; undefined for a page of one. */
function gutterOf(runs: readonly PdfRun[]): number | undefined {
  const all = lengthOf(runs);
  if (runs.length < 8 || all < 60) return undefined;
  const left = Math.min(...runs.map(({ x }) => x));
  const right = Math.max(...runs.map(({ x, width }) => x + width));
  const size = median(runs.map((run) => run.size));
  const candidates = Array.from({ length: 41 }, (_, index) => left + (right - left) * (0.3 + index * 0.01));
  const free = candidates.map((at) => {
    const crossing = runs.filter(({ x, width }) => x < at + size / 2 && x + width > at - size / 2);
    return { at, crossing: lengthOf(crossing) / all };
  });
  const least = Math.min(...free.map(({ crossing }) => crossing));
  if (least > mostCrossing) return undefined;
  // Where the left column ends: its lines are measured against that.
  const { at = 0 } = free.find(({ crossing }) => crossing === least) ?? {};
  const before = lengthOf(runs.filter(({ x, width }) => x + width <= at)) / all;
  const after = lengthOf(runs.filter(({ x }) => x >= at)) / all;
  return before >= leastColumn && after >= leastColumn && isProse(runs, at) ? at : undefined;
}

/** A table's left cells are short; a column of prose fills its width. */
function isProse(runs: readonly PdfRun[], at: number): boolean {
  const left = linesOf(runs.filter(({ x, width }) => x + width <= at));
  const start = Math.min(...left.map(({ x }) => x));
  const wide = left.filter(({ right }) => right - start > (at - start) * 0.7).length;
  return left.length >= 4 && wide / left.length >= 0.5;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs that stand on one line, in the order of reading. */
function linesOf(runs: readonly PdfRun[]): Line[] {
  const rows: PdfRun[][] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && Math.abs(first.y - run.y) < Math.max(first.size, run.size) * 0.5) row.push(run);
    else rows.push([run]);
  }
  return rows.flatMap((row) => {
    const sorted = row.sort((a, b) => a.x - b.x);
    const [first] = sorted;
    if (!first) return [];
    let text = '';
    let right = first.x;
    for (const run of sorted) {
      const gap = run.x - right;
      if (text !== '' && gap > run.size * 1.8) text += '\t';
      else if (text !== '' && gap > run.size * 0.18 && !text.endsWith(' ')) text += ' ';
      text += run.text;
      right = run.x + run.width;
    }
    const size = Math.max(...sorted.map((run) => run.size));
    return text.trim() === '' ? [] : [{ text: text.trim(), x: first.x, right, y: first.y, size }];
  });
}

/** Lines in the order of reading: down the left column, then the right, between whatever spans both. */
function orderedLines(runs: readonly PdfRun[]): Line[][] {
  const gutter = gutterOf(runs);
  if (gutter === undefined) return [linesOf(runs)];
  const isAcross = ({ x, width }: PdfRun) => x < gutter && x + width > gutter;
  const blocks: Line[][] = [];
  let band: PdfRun[] = [];
  const flush = () => {
    blocks.push(linesOf(band.filter(({ x }) => x < gutter)), linesOf(band.filter(({ x }) => x >= gutter)));
    band = [];
  };
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    if (!isAcross(run)) band.push(run);
    else {
      flush();
      blocks.push(linesOf([run]));
    }
  }
  flush();
  return blocks.filter((lines) => lines.length > 0);
}

const pageNumber = /^[-–—\s]*(?:\p{Script=Han}?\s*\d{1,4}\s*\p{Script=Han}?)[-–—\s]*(?:\/\s*\d{1,4})?$/u;
const ending = /[\p{P}]$/u;

/**
 * The text of a page: columns one after the other, wrapped lines joined to paragraphs, larger short lines as Markdown
 * headings, page numbers left out.
 * @param height of the page, points
 * @param body size of the document's running text, points
 */
export function pageText(runs: readonly PdfRun[], height: number, body: number): string {
  const blocks = orderedLines(runs.filter(({ text, y }) => text !== '' && !isMargin(text, y, height)));
  return blocks
    .map((lines) => paragraphs(lines, body))
    .filter(Boolean)
    .join('\n');
}

const isMargin = (text: string, y: number, height: number): boolean =>
  (y < height * 0.06 || y > height * 0.92) && pageNumber.test(text.trim());

function paragraphs(lines: readonly Line[], body: number): string {
  const right = Math.max(...lines.map((line) => line.right));
  let text = '';
  let last: Line | undefined;
  for (const line of lines) {
    const heading = line.size > body * 1.18 && [...line.text].length <= 40;
    const isWrapped =
      last !== undefined &&
      !heading &&
      Math.abs(last.size - line.size) < 0.6 &&
      last.right > right - last.size * 2.2 &&
      line.y - last.y < line.size * 2.1 &&
      !line.text.includes('\t') &&
      !last.text.includes('\t');
    if (isWrapped && last) text += joint(last.text, line.text) + line.text;
    else text += `${text === '' ? '' : '\n'}${heading ? `${line.size > body * 1.5 ? '#' : '##'} ` : ''}${line.text}`;
    last = heading ? undefined : line;
  }
  return text;
}

const joint = (before: string, after: string): string =>
  /[\p{Script=Latin}\d]$/u.test(before) && /^[\p{Script=Latin}\d]/u.test(after) && !ending.test(before) ? ' ' : '';

/** The size that most characters of a document have. */
export function bodySize(pages: readonly (readonly PdfRun[])[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of pages.flat()) {
    const key = Math.round(size * 2) / 2;
    counts.set(key, (counts.get(key) ?? 0) + text.length);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
