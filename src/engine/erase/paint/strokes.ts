import type { ErasePlane } from '../planes';
import type { PixelBox } from '../types';

/** Tiles of a region, some of them marked (1). */
export interface TileMap {
  readonly tile: number;
  readonly columns: number;
  readonly rows: number;
  readonly hits: Uint8Array;
}

/** Tiles in which strokes of letters were found. */
export interface StrokeMap extends TileMap {
  /** Brightest less darkest pixel of each tile and those around it, and from how much on it was taken for letters. */
  readonly contrast: Uint8Array;
  readonly limit: number;
}

/** A tile stays marked so many images after its strokes were last seen: compression lets edges come and go. */
const HOLD = 4;

/** Finds strokes of letters in a region by their contrast, steadily over time. */
export class StrokeFinder {
  private held = new Uint8Array(0);

  /**
   * @param strength 0–1; the stronger, the fainter the strokes that are found.
   */
  find(plane: ErasePlane, box: PixelBox, strength: number): StrokeMap {
    const tile = tileOf(box);
    const columns = Math.ceil(box.width / tile);
    const rows = Math.ceil(box.height / tile);
    const contrast = contrastOf(plane, box, tile, columns, rows);
    const limit = 96 - 74 * strength;
    const found = new Uint8Array(columns * rows);
    for (let at = 0; at < found.length; at += 1) found[at] = (contrast[at] as number) > limit ? 1 : 0;
    const gap = Math.ceil(rows / 7);
    close(found, columns, rows, gap);
    const hits = widen(widen(found, columns, rows), columns, rows);
    this.hold(hits);
    return { tile, columns, rows, hits, contrast, limit };
  }

  private hold(hits: Uint8Array): void {
    if (this.held.length !== hits.length) this.held = new Uint8Array(hits.length);
    const { held } = this;
    for (let at = 0; at < hits.length; at += 1) {
      if (hits[at] === 1) held[at] = HOLD;
      else if ((held[at] as number) > 0) {
        held[at] = (held[at] as number) - 1;
        hits[at] = 1;
      }
    }
  }
}

/** Pixels a tile: fine enough for the letters that fit into the region. Even: colors have half the resolution. */
export const tileOf = ({ height }: PixelBox): number => {
  if (height >= 320) return 8;
  return height >= 96 ? 4 : 2;
};

/** Brightest less darkest pixel of a tile and those around it. */
function contrastOf(
  { data, offset, stride, step }: ErasePlane,
  box: PixelBox,
  tile: number,
  columns: number,
  rows: number,
): Uint8Array {
  const darkest = new Uint8Array(columns * rows).fill(255);
  const brightest = new Uint8Array(columns * rows);
  for (let y = 0; y < box.height; y += 1) {
    const row = ((y / tile) | 0) * columns;
    let at = offset + (box.y + y) * stride + box.x * step;
    const last = at + box.width * step;
    for (let column = row; column < row + columns; column += 1) {
      const end = Math.min(at + tile * step, last);
      let low = darkest[column] as number;
      let high = brightest[column] as number;
      for (; at < end; at += step) {
        const value = data[at] as number;
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
      darkest[column] = low;
      brightest[column] = high;
    }
  }
  const least = mostAround(inverted(darkest), columns);
  const most = mostAround(brightest, columns);
  for (let at = 0; at < most.length; at += 1) most[at] = (most[at] as number) + (least[at] as number) - 255;
  return most;
}

/** The least becomes the most; in place. */
function inverted(map: Uint8Array): Uint8Array {
  for (let at = 0; at < map.length; at += 1) map[at] = 255 - (map[at] as number);
  return map;
}

/** The most of each tile and the eight around it: along rows, then along columns. In place. */
function mostAround(map: Uint8Array, columns: number): Uint8Array {
  const across = new Uint8Array(map.length);
  for (let row = 0; row < map.length; row += columns) {
    let before = map[row] as number;
    let value = before;
    for (let at = row; at < row + columns; at += 1) {
      const after = at + 1 < row + columns ? (map[at + 1] as number) : value;
      across[at] = Math.max(before, value, after);
      before = value;
      value = after;
    }
  }
  for (let at = 0; at < map.length; at += 1) {
    const value = across[at] as number;
    const above = at >= columns ? (across[at - columns] as number) : value;
    const below = at + columns < map.length ? (across[at + columns] as number) : value;
    map[at] = Math.max(above, value, below);
  }
  return map;
}

/** Closes gaps between marked tiles of a row or a column: the inside of thick strokes is plain. */
function close(map: Uint8Array, columns: number, rows: number, gap: number): void {
  for (let y = 0; y < rows; y += 1) closeLine(map, y * columns, 1, columns, gap);
  for (let x = 0; x < columns; x += 1) closeLine(map, x, columns, rows, gap);
}

function closeLine(map: Uint8Array, from: number, step: number, length: number, gap: number): void {
  let last = -1;
  for (let at = 0; at < length; at += 1) {
    if (map[from + at * step] !== 1) continue;
    if (last >= 0 && at - last - 1 <= gap) for (let fill = last + 1; fill < at; fill += 1) map[from + fill * step] = 1;
    last = at;
  }
}

/** Marks the tiles around marked ones too. */
export function widen(map: Uint8Array, columns: number, rows: number): Uint8Array {
  const across = map.slice();
  for (let row = 0; row < map.length; row += columns)
    for (let at = row; at < row + columns - 1; at += 1) {
      across[at] = (across[at] as number) | (map[at + 1] as number);
      across[at + 1] = (across[at + 1] as number) | (map[at] as number);
    }
  const wide = across.slice();
  const last = columns * (rows - 1);
  for (let at = 0; at < last; at += 1) {
    wide[at] = (wide[at] as number) | (across[at + columns] as number);
    wide[at + columns] = (wide[at + columns] as number) | (across[at] as number);
  }
  return wide;
}

/** Lets marked tiles grow into open ones, so many steps. */
export function growInto(map: Uint8Array, open: Uint8Array, columns: number, rows: number, steps: number): Uint8Array {
  const grown = map.slice();
  let border: number[] = [];
  for (let at = 0; at < map.length; at += 1) if (map[at] === 1) border.push(at);
  for (let step = 0; step < steps && border.length > 0; step += 1) {
    const next: number[] = [];
    for (const at of border) {
      const y = (at / columns) | 0;
      const x = at - y * columns;
      for (let j = Math.max(0, y - 1); j <= Math.min(rows - 1, y + 1); j += 1)
        for (let i = Math.max(0, x - 1); i <= Math.min(columns - 1, x + 1); i += 1) {
          const other = j * columns + i;
          if (grown[other] === 1 || open[other] !== 1) continue;
          grown[other] = 1;
          next.push(other);
        }
    }
    border = next;
  }
  return grown;
}
