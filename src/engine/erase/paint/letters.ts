import type { FlowField } from './flow';
import type { Window } from './frames';
import { lookUp, type Places, spot } from './places';
import type { StandingEdges } from './standingEdges';
import { growInto, type StrokeMap, widen } from './strokes';

/** What other images tell of the tiles of a region. Images of one cue before a standing camera share it. */
export interface LetterEvidence {
  /** Tiles that letters cover, 1 or 0. */
  hits: Uint8Array;
  /**
   * By how much other images lie nearer at the same place (more than 0: letters) than where the background has moved to,
   * levels, added up; NaN where none tells.
   */
  readonly standing: Float32Array;
  /** Tiles that surely are letters, and (before a standing camera) surely none. */
  readonly letter: Uint8Array;
  readonly clear: Uint8Array;
  /** What stands still in images shortly before and after, while the background moves; null = none was compared. */
  before: StandingEdges | null;
  after: StandingEdges | null;
  /** Something was told since it was decided. */
  isNew: boolean;
}

/** Levels by which one of the two differences must be less, and that one image can add. */
const SURE = 3;
const MOST = 30;
/** Levels within which a tile with structure has stood still while the background moved on: that alone is enough. */
const STILL = 4;
const CLEARLY = 12;
/** Levels of difference at which what has moved is still the same. */
const SAME = 9;
/** Difference of a tile whose letters changed, and how much more contrast the one with letters has. */
const CHANGED = 9;
const SHARPER = 1.12;
/** Share of the contrast of letters under which a tile has none. */
const FAINTER = 0.7;
/** Share of a region's tiles that change with a cue. */
const CUE_SHARE = 0.02;

export function noEvidence(rough: StrokeMap): LetterEvidence {
  const tiles = rough.hits.length;
  return {
    hits: rough.hits,
    standing: new Float32Array(tiles).fill(Number.NaN),
    letter: new Uint8Array(tiles),
    clear: new Uint8Array(tiles),
    before: null,
    after: null,
    isNew: true,
  };
}

interface Compared {
  readonly y: Uint8Array;
  readonly rough: StrokeMap;
  readonly letters: LetterEvidence;
}

/**
 * Letters stand still while the background moves: notes how each tile of an image lies to another image at the same place
 * and along the motion, of several that which fits best.
 *
 * @param ways Where the knots of the image are in the other, by one motion or by that of each layer.
 */
export function compareMoved(
  image: Compared,
  other: Uint8Array,
  window: Window,
  field: FlowField,
  ways: readonly Places[],
): void {
  const { rough, letters } = image;
  const { columns, rows } = rough;
  const [first, ...others] = ways.map((places) => misfits(image, other, window, field, places));
  if (!first) return;
  const { standing, moving, counts } = first;
  for (const one of others)
    for (let at = 0; at < moving.length; at += 1)
      if ((one.counts[at] as number) > 0 && (counts[at] === 0 || (one.moving[at] as number) < (moving[at] as number))) {
        standing[at] = one.standing[at] as number;
        moving[at] = one.moving[at] as number;
        counts[at] = one.counts[at] as number;
      }
  around(counts, columns, rows);
  around(standing, columns, rows);
  around(moving, columns, rows);
  letters.isNew = true;
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at] as number;
    if (count < 4) continue;
    const [here, there] = [(standing[at] as number) / count, (moving[at] as number) / count];
    const before = letters.standing[at] as number;
    if (here < STILL && there > here + CLEARLY && (rough.contrast[at] as number) > rough.limit) letters.letter[at] = 1;
    // Another cue: it fits nowhere.
    const told = Math.min(here, there) < SAME ? Math.min(MOST, Math.max(-MOST, there - here)) : 0;
    letters.standing[at] = (Number.isNaN(before) ? 0 : before) + told;
  }
}

/** How each tile differs from another image at the same place and along one motion. */
function misfits(
  { y: data, rough }: Compared,
  other: Uint8Array,
  { area, box }: Window,
  field: FlowField,
  places: Places,
) {
  const { tile, columns, rows } = rough;
  const [standing, moving] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  const counts = new Float32Array(columns * rows);
  const half = tile >> 1;
  const isLarge = tile > 2;
  for (let place = 0; place < columns * rows; place += 1) {
    if (rough.hits[place] !== 1) continue;
    const row = (place / columns) | 0;
    const left = box.x + (place - row * columns) * tile;
    const top = box.y + row * tile;
    // A tile is small: all of it has moved alike.
    lookUp(field, places, left + half, top + half);
    const dx = spot.x - left - half;
    const dy = spot.y - top - half;
    if (left + dx < 0 || top + dy < 0 || left + dx + tile >= area.width || top + dy + tile >= area.height) continue;
    const shiftX = Math.floor(dx);
    const shiftY = Math.floor(dy);
    const ax = dx - shiftX;
    const ay = dy - shiftY;
    let here = 0;
    let there = 0;
    // A large region has tiles enough around each: two places of each do.
    for (let y = top; y < top + tile; y += half)
      for (let x = isLarge && y > top ? left + half : left; x < left + tile; x += isLarge ? tile : half) {
        const at = y * area.width + x;
        const value = data[at] as number;
        const to = at + shiftY * area.width + shiftX;
        const above = (other[to] as number) * (1 - ax) + (other[to + 1] as number) * ax;
        const below = (other[to + area.width] as number) * (1 - ax) + (other[to + area.width + 1] as number) * ax;
        here += Math.abs(value - (other[at] as number));
        there += Math.abs(value - (above * (1 - ay) + below * ay));
      }
    standing[place] = here;
    moving[place] = there;
    counts[place] = isLarge ? 2 : 4;
  }
  return { standing, moving, counts };
}

/** Sums over a tile and the eight around it. */
function around(values: Float32Array, columns: number, rows: number): void {
  const across = new Float32Array(values.length);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      across[at] =
        (values[at] as number) +
        (column > 0 ? (values[at - 1] as number) : 0) +
        (column < columns - 1 ? (values[at + 1] as number) : 0);
    }
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      values[at] =
        (across[at] as number) +
        (row > 0 ? (across[at - columns] as number) : 0) +
        (row < rows - 1 ? (across[at + columns] as number) : 0);
    }
}

/** Before a standing camera only letters change: notes on both sides which of two images shows them where they differ. */
export function compareStanding(image: Compared, other: Compared, window: Window): void {
  const changed = changedTiles(image, other.y, window);
  if (!changed) return;
  image.letters.isNew = true;
  other.letters.isNew = true;
  const told: number[] = [];
  for (let at = 0; at < changed.length; at += 1) {
    if (changed[at] !== 1) continue;
    const [own, its] = [image.rough.contrast[at] as number, other.rough.contrast[at] as number];
    if (own >= its * SHARPER) image.letters.letter[at] = 1;
    else if (its >= own * SHARPER) other.letters.letter[at] = 1;
    // Something that passes behind letters changes a tile too: clear is only what has far less.
    if (own < its * FAINTER) image.letters.clear[at] = 1;
    if (its < own * FAINTER) other.letters.clear[at] = 1;
    told.push(Math.max(own, its));
  }
  // What stayed may be a line that both cues have: not where it is far fainter than letters are.
  const usual = told.sort((a, b) => a - b)[told.length >> 1] ?? 0;
  for (let at = 0; at < changed.length; at += 1) {
    if (changed[at] === 1) continue;
    if ((image.rough.contrast[at] as number) < usual * FAINTER) image.letters.clear[at] = 1;
    if ((other.rough.contrast[at] as number) < usual * FAINTER) other.letters.clear[at] = 1;
  }
}

/** Tiles in which an image differs from another at the same place; null where the cue is the same. */
export function changedTiles({ y, rough }: Pick<Compared, 'y' | 'rough'>, other: Uint8Array, { area, box }: Window) {
  const { tile, columns, rows } = rough;
  const sums = new Float32Array(columns * rows);
  const counts = new Float32Array(columns * rows);
  const half = tile >> 1;
  for (let row = 0; row < box.height; row += half) {
    const line = Math.min(rows - 1, Math.floor(row / tile)) * columns;
    for (let column = 0; column < box.width; column += half) {
      const at = (box.y + row) * area.width + box.x + column;
      const place = line + Math.min(columns - 1, Math.floor(column / tile));
      sums[place] = (sums[place] as number) + Math.abs((y[at] as number) - (other[at] as number));
      counts[place] = (counts[place] as number) + 1;
    }
  }
  around(sums, columns, rows);
  around(counts, columns, rows);
  let count = 0;
  const changed = new Uint8Array(columns * rows);
  for (let at = 0; at < changed.length; at += 1) {
    if ((sums[at] as number) < (counts[at] as number) * CHANGED) continue;
    changed[at] = 1;
    count += 1;
  }
  return count >= changed.length * CUE_SHARE ? changed : null;
}

/** Share of the contrast of letters that an edge of theirs has within two pixels. */
const EDGE = 0.6;
/** Levels by which what stands does not change. */
const STEADY = 12;

/** Whether a tile has edges that stand (1), has moved on (-1), or neither can be told (0); null where nothing was compared. */
function standsStill({ before, after }: LetterEvidence, at: number, limit: number): number | null {
  if (!before && !after) return null;
  const edge = Math.max(before?.edge[at] ?? 0, after?.edge[at] ?? 0);
  if (edge > limit * EDGE) return 1;
  const change = Math.min(before?.change[at] ?? 255, after?.change[at] ?? 255);
  return change > STEADY ? -1 : 0;
}

/** Decides by the evidence which tiles letters cover: never more than are covered by the image's own look. */
export function decide(rough: StrokeMap, letters: LetterEvidence): void {
  const { columns, rows, hits, contrast, limit } = rough;
  const core = new Uint8Array(hits.length);
  const open = new Uint8Array(hits.length);
  for (let at = 0; at < hits.length; at += 1) {
    if (hits[at] !== 1) continue;
    const standing = letters.standing[at] as number;
    const isTold = !Number.isNaN(standing);
    const still = standsStill(letters, at, limit);
    if (still !== null) {
      if (letters.letter[at] === 1) core[at] = 1;
      else if (standing < -SURE) continue;
      else if (still === 1 || (still === 0 && standing > SURE)) core[at] = 1;
      else if (still === 0 || standing > SURE) open[at] = 1;
      continue;
    }
    const isLetter = letters.letter[at] === 1 || standing > SURE;
    const isClear = letters.clear[at] === 1 || standing < -SURE;
    if (isLetter) core[at] = 1;
    else if (!isClear) {
      open[at] = 1;
      // With structure, and nothing that explains it.
      if (!isTold || (contrast[at] as number) > limit) core[at] = 1;
    }
  }
  const grown = growInto(core, open, columns, rows, Math.ceil(rows / 5) + 1);
  const wide = widen(widen(grown, columns, rows), columns, rows);
  for (let at = 0; at < wide.length; at += 1) wide[at] = (wide[at] as number) & (hits[at] as number);
  letters.hits = wide;
  letters.isNew = false;
}
