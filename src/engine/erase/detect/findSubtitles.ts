import { tidySpans } from '../spans';
import type { EraseSpan } from '../types';
import { TILE_HEIGHT, TILE_WIDTH, type TileHistory } from './textMapper';
import type { FoundSubtitles, TextTiles } from './types';

interface TextFilm {
  readonly columns: number;
  readonly rows: number;
  /** Size of the small pictures. */
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  /** Seconds from one looked-at picture to the next. */
  readonly step: number;
  readonly pictures: readonly TextTiles[];
  readonly history: TileHistory;
}

/** Tiles side by side that a line of text has at least. */
const LINE = 3;
/** Share of the pictures in which a band must have a line, and share of the busiest band's. */
const SELDOM = 0.05;
const BESIDE = 0.3;
/** Gaps between two texts, and texts too short to be read, seconds. */
const GAP = 0.25;
const SHORTEST = 0.3;
const MOST = 2;

interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly share: number;
}

/** Looks through the marked tiles of a film for bands in which text stands and changes. */
export function findSubtitles(film: TextFilm): readonly FoundSubtitles[] {
  if (film.pictures.length === 0) return [];
  const still = stillTiles(film);
  const moving = film.pictures.map(({ time, bits }) => ({
    time,
    bits: bits.map((bit, tile) => (still[tile] ? 0 : bit)),
  }));
  const found = bandsOf(film, moving)
    .map((band) => ({ band, result: describe(film, band, moving) }))
    .sort((a, b) => weight(b.band, film.rows) - weight(a.band, film.rows))
    .flatMap(({ result }) => (result ? [result] : []))
    .slice(0, MOST);
  return found.length > 0 ? found : stillText(film, still);
}

/** Subtitles stand low more often than high. */
const weight = ({ top, bottom, share }: Band, rows: number): number => share * (0.4 + (top + bottom) / 2 / rows);

/** Tiles that always show the same: a pattern of the scene, a logo. */
function stillTiles({ pictures, history }: TextFilm): Uint8Array {
  const tiles = pictures[0]?.bits.length ?? 0;
  const on = new Float64Array(tiles);
  for (const { bits } of pictures)
    for (let tile = 0; tile < tiles; tile += 1) on[tile] = (on[tile] ?? 0) + (bits[tile] ?? 0);
  return Uint8Array.from(on, (count, tile) => {
    const [compared, changed] = [history.compared[tile] ?? 0, history.changed[tile] ?? 0];
    return compared >= 2 && changed <= compared * 0.1 && count >= pictures.length * 0.85 ? 1 : 0;
  });
}

/** Rows of tiles that often hold a line, put together. */
function bandsOf({ rows, columns }: TextFilm, pictures: readonly TextTiles[]): readonly Band[] {
  const shares = Array.from({ length: rows }, (_, row) => {
    const lines = pictures.filter(({ bits }) => longest(bits, row * columns, columns) >= LINE).length;
    return lines / pictures.length;
  });
  const least = Math.max(SELDOM, Math.max(...shares) * BESIDE);
  const bands: Band[] = [];
  shares.forEach((share, row) => {
    if (share < least) return;
    const last = bands.at(-1);
    if (last && row - last.bottom <= 1)
      bands[bands.length - 1] = { top: last.top, bottom: row + 1, share: Math.max(last.share, share) };
    else bands.push({ top: row, bottom: row + 1, share });
  });
  return bands.filter(({ top, bottom }) => bottom - top <= rows * 0.5);
}

/** Longest run of marked tiles in a row, gaps of one forgiven. */
function longest(bits: Uint8Array, from: number, columns: number): number {
  let [best, run, gap] = [0, 0, 0];
  for (let column = 0; column < columns; column += 1) {
    if (bits[from + column] === 1) {
      run += 1;
      gap = 0;
    } else {
      gap += 1;
      if (gap > 1) run = 0;
    }
    best = Math.max(best, run);
  }
  return best;
}

function describe(film: TextFilm, band: Band, pictures: readonly TextTiles[]): FoundSubtitles | null {
  const { columns } = film;
  const counts = pictures.map(({ bits }) => {
    let count = 0;
    for (let row = band.top; row < band.bottom; row += 1)
      if (longest(bits, row * columns, columns) >= LINE - 1)
        for (let column = 0; column < columns; column += 1) count += bits[row * columns + column] ?? 0;
    return count;
  });
  const standing = counts.filter((count) => count >= LINE).sort((a, b) => a - b);
  const usual = standing[standing.length >> 1] ?? 0;
  const limit = Math.max(LINE, usual * 0.3);
  const spans = spansOf(pictures, counts, limit, film);
  if (spans.length === 0) return null;
  const shown = pictures.filter((_, index) => (counts[index] ?? 0) >= limit);
  const box = boxOf(film, band, shown);
  return box ? { box, spans } : null;
}

function spansOf(
  pictures: readonly TextTiles[],
  counts: readonly number[],
  limit: number,
  { step, duration }: TextFilm,
): readonly EraseSpan[] {
  // A text is first marked one step after it came: only then it is known to stand.
  const marked = pictures.flatMap(({ time }, index) =>
    (counts[index] ?? 0) >= limit ? [{ start: time - step * 1.5, end: time + step }] : [],
  );
  return tidySpans(
    tidySpans(marked, duration, GAP).filter(({ start, end }) => end - start >= SHORTEST),
    duration,
  );
}

/** Around the tiles that are marked more than now and then, with room for outlines and shadows. */
function boxOf({ columns, width, height }: TextFilm, band: Band, shown: readonly TextTiles[]) {
  const marks = new Float64Array(columns);
  for (const { bits } of shown)
    for (let column = 0; column < columns; column += 1) {
      let isMarked = false;
      for (let row = band.top; row < band.bottom; row += 1) isMarked ||= bits[row * columns + column] === 1;
      if (isMarked) marks[column] = (marks[column] ?? 0) + 1;
    }
  const often = [...marks.keys()].filter((column) => (marks[column] ?? 0) >= Math.max(1, shown.length * 0.03));
  const [first, last] = [often[0], often.at(-1)];
  if (first === undefined || last === undefined) return null;
  const left = Math.max(0, (first - 1) * TILE_WIDTH) / width;
  const right = Math.min(width, (last + 2) * TILE_WIDTH) / width;
  const top = Math.max(0, (band.top - 1) * TILE_HEIGHT) / height;
  const bottom = Math.min(height, (band.bottom + 1) * TILE_HEIGHT) / height;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Where no text changes: a line that stands all the time in the lower half, if there is one. */
function stillText(film: TextFilm, still: Uint8Array): readonly FoundSubtitles[] {
  const always = [{ time: 0, bits: still }];
  const bands = bandsOf(film, always).filter(
    ({ top, bottom }) => (top + bottom) / 2 > film.rows * 0.5 && bottom - top <= 8,
  );
  const lowest = bands.at(-1);
  const box = lowest && boxOf(film, lowest, always);
  return box ? [{ box, spans: null }] : [];
}
