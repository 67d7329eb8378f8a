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

/** Differences of each tile to another image, at the same place and along a motion, and how many places were compared. */
interface Misfits {
  readonly standing: Float32Array;
  readonly moving: Float32Array;
  readonly counts: Float32Array;
}

/** Memory of all images, one for each motion. */
let scratch: Misfits[] = [];
let across = new Float32Array(0);

function misfitsOf(motion: number, tiles: number): Misfits {
  if (scratch[0]?.counts.length !== tiles) scratch = [];
  const make = (): Float32Array => new Float32Array(tiles);
  scratch[motion] ??= { standing: make(), moving: make(), counts: make() };
  return scratch[motion];
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
  const { columns, rows, hits } = rough;
  letters.isNew = true;
  const last = hits.lastIndexOf(1);
  if (last < 0) return;
  const first = Math.max(0, Math.floor(hits.indexOf(1) / columns) - 1);
  const end = Math.min(rows, Math.floor(last / columns) + 2);
  const [from, to] = [first * columns, end * columns];
  const { standing, moving, counts } = misfitsOf(0, hits.length);
  for (const [motion, places] of ways.entries()) {
    const one = misfitsOf(motion, hits.length);
    measureMisfits(one, [first, end], image, other, window, field, places);
    if (motion === 0) continue;
    for (let at = from; at < to; at += 1)
      if ((one.counts[at] as number) > 0 && (counts[at] === 0 || (one.moving[at] as number) < (moving[at] as number))) {
        standing[at] = one.standing[at] as number;
        moving[at] = one.moving[at] as number;
        counts[at] = one.counts[at] as number;
      }
  }
  for (const values of [counts, standing, moving]) around(values, columns, first, end);
  for (let at = from; at < to; at += 1) {
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

/** Measures how each tile of some rows differs from another image at the same place and along one motion. */
function measureMisfits(
  { standing, moving, counts }: Misfits,
  [first, end]: readonly [number, number],
  { y: data, rough }: Compared,
  other: Uint8Array,
  { area, box }: Window,
  field: FlowField,
  places: Places,
): void {
  const { tile, columns, hits } = rough;
  const { width, height } = area;
  for (const values of [standing, moving, counts]) values.fill(0, first * columns, end * columns);
  const half = tile >> 1;
  // A large region has tiles enough around each: two places of each do.
  const isLarge = tile > 2;
  const count = isLarge ? 2 : 4;
  const stepX = isLarge ? tile : half;
  for (let row = first; row < end; row += 1) {
    const top = box.y + row * tile;
    for (let column = 0, place = row * columns; column < columns; column += 1, place += 1) {
      if (hits[place] !== 1) continue;
      const left = box.x + column * tile;
      // A tile is small: all of it has moved alike.
      lookUp(field, places, left + half, top + half);
      const dx = spot.x - left - half;
      const dy = spot.y - top - half;
      if (left + dx < 0 || top + dy < 0 || left + dx + tile >= width || top + dy + tile >= height) continue;
      const shiftX = Math.floor(dx);
      const shiftY = Math.floor(dy);
      const ax = dx - shiftX;
      const ay = dy - shiftY;
      const shift = shiftY * width + shiftX;
      let here = 0;
      let there = 0;
      for (let y = top; y < top + tile; y += half) {
        const line = y * width;
        const last = line + left + tile;
        for (let at = line + (isLarge && y > top ? left + half : left); at < last; at += stepX) {
          const value = data[at] as number;
          const moved = at + shift;
          const above = (other[moved] as number) * (1 - ax) + (other[moved + 1] as number) * ax;
          const below = (other[moved + width] as number) * (1 - ax) + (other[moved + width + 1] as number) * ax;
          here += Math.abs(value - (other[at] as number));
          there += Math.abs(value - (above * (1 - ay) + below * ay));
        }
      }
      standing[place] = here;
      moving[place] = there;
      counts[place] = count;
    }
  }
}

/** Sums over a tile and the eight around it, in some rows; what is beside those is nothing. */
function around(values: Float32Array, columns: number, first: number, end: number): void {
  if (across.length < values.length) across = new Float32Array(values.length);
  const sums = across;
  for (let row = first; row < end; row += 1) {
    const line = row * columns;
    let before = 0;
    let value = values[line] as number;
    for (let at = line; at < line + columns; at += 1) {
      const after = at + 1 < line + columns ? (values[at + 1] as number) : 0;
      sums[at] = value + before + after;
      before = value;
      value = after;
    }
  }
  const [from, to] = [first * columns, end * columns];
  for (let at = from; at < to; at += 1)
    values[at] =
      (sums[at] as number) +
      (at - columns >= from ? (sums[at - columns] as number) : 0) +
      (at + columns < to ? (sums[at + columns] as number) : 0);
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
  around(sums, columns, 0, rows);
  around(counts, columns, 0, rows);
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
