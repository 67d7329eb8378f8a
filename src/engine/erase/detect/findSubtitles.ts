import { tidySpans } from '../spans';
import type { EraseSpan } from '../types';
import { TILE_HEIGHT, TILE_WIDTH, type TileHistory } from './textMapper';
import type { FoundSubtitles, TextTiles } from './types';

interface TextVideo {
  readonly columns: number;
  readonly rows: number;
  /** Size of the small images. */
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  /** Seconds from one looked-at image to the next. */
  readonly step: number;
  readonly images: readonly TextTiles[];
  readonly history: TileHistory;
}

/** Tiles side by side that a line of text has at least. */
const LINE = 3;
/** Share of the images in which a band must have a line, and share of the busiest band's. */
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

/** Looks through the marked tiles of a video for bands in which text stands and changes. */
export function findSubtitles(video: TextVideo): readonly FoundSubtitles[] {
  if (video.images.length === 0) return [];
  const still = stillTiles(video);
  const moving = video.images.map(({ time, bits }) => ({
    time,
    bits: bits.map((bit, tile) => (still[tile] ? 0 : bit)),
  }));
  const found = bandsOf(video, moving)
    .map((band) => ({ band, result: describe(video, band, moving) }))
    .sort((a, b) => weight(b.band, video.rows) - weight(a.band, video.rows))
    .flatMap(({ result }) => (result ? [result] : []))
    .slice(0, MOST);
  return found.length > 0 ? found : stillText(video, still);
}

/** Subtitles stand low more often than high. */
const weight = ({ top, bottom, share }: Band, rows: number): number => share * (0.4 + (top + bottom) / 2 / rows);

/** Tiles that always show the same: a pattern of the scene, a logo. */
function stillTiles({ images, history }: TextVideo): Uint8Array {
  const tiles = images[0]?.bits.length ?? 0;
  const on = new Float64Array(tiles);
  for (const { bits } of images)
    for (let tile = 0; tile < tiles; tile += 1) on[tile] = (on[tile] ?? 0) + (bits[tile] ?? 0);
  return Uint8Array.from(on, (count, tile) => {
    const [compared, changed] = [history.compared[tile] ?? 0, history.changed[tile] ?? 0];
    return compared >= 2 && changed <= compared * 0.1 && count >= images.length * 0.85 ? 1 : 0;
  });
}

/** Rows of tiles that often hold a line, put together. */
function bandsOf({ rows, columns }: TextVideo, images: readonly TextTiles[]): readonly Band[] {
  const shares = Array.from({ length: rows }, (_, row) => {
    const lines = images.filter(({ bits }) => longest(bits, row * columns, columns) >= LINE).length;
    return lines / images.length;
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

function describe(video: TextVideo, band: Band, images: readonly TextTiles[]): FoundSubtitles | null {
  const { columns } = video;
  const counts = images.map(({ bits }) => {
    let count = 0;
    for (let row = band.top; row < band.bottom; row += 1)
      if (longest(bits, row * columns, columns) >= LINE - 1)
        for (let column = 0; column < columns; column += 1) count += bits[row * columns + column] ?? 0;
    return count;
  });
  const standing = counts.filter((count) => count >= LINE).sort((a, b) => a - b);
  const usual = standing[standing.length >> 1] ?? 0;
  const limit = Math.max(LINE, usual * 0.3);
  const spans = spansOf(images, counts, limit, video);
  if (spans.length === 0) return null;
  const shown = images.filter((_, index) => (counts[index] ?? 0) >= limit);
  const box = boxOf(video, band, shown);
  return box ? { box, spans } : null;
}

function spansOf(
  images: readonly TextTiles[],
  counts: readonly number[],
  limit: number,
  { step, duration }: TextVideo,
): readonly EraseSpan[] {
  // A text is first marked one step after it came: only then it is known to stand.
  const marked = images.flatMap(({ time }, index) =>
    (counts[index] ?? 0) >= limit ? [{ start: time - step * 1.5, end: time + step }] : [],
  );
  return tidySpans(
    tidySpans(marked, duration, GAP).filter(({ start, end }) => end - start >= SHORTEST),
    duration,
  );
}

/** Around the tiles that are marked more than now and then, with room for outlines and shadows. */
function boxOf({ columns, width, height }: TextVideo, band: Band, shown: readonly TextTiles[]) {
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
function stillText(video: TextVideo, still: Uint8Array): readonly FoundSubtitles[] {
  const always = [{ time: 0, bits: still }];
  const bands = bandsOf(video, always).filter(
    ({ top, bottom }) => (top + bottom) / 2 > video.rows * 0.5 && bottom - top <= 8,
  );
  const lowest = bands.at(-1);
  const box = lowest && boxOf(video, lowest, always);
  return box ? [{ box, spans: null }] : [];
}
