import type { SmallLuma } from './types';

/** Pixels a tile of the small image. */
export const TILE_WIDTH = 16;
export const TILE_HEIGHT = 8;

/** Step of brightness between neighbors that a stroke makes against its outline. */
const STEP = 34;
/** Turns from brighter to darker and back a row of a tile, on average: letters have many, edges of things one. */
const TURNS = 1.6;
/** Share of the edges that must be where they were in the image before. */
const SAME = 0.62;

/** How often a tile's text was still the same some seconds later. */
export interface TileHistory {
  readonly compared: Uint16Array;
  readonly changed: Uint16Array;
}

/** Marks tiles in which letters stand, image after image of one video at one size. */
export class TextMapper {
  readonly columns: number;
  readonly rows: number;
  readonly history: TileHistory;
  private signs: Int8Array;
  private before: Int8Array;
  private readonly anchor: Int8Array;
  private anchorBits: Uint8Array;
  private anchorTime = Number.NEGATIVE_INFINITY;
  private isFirst = true;

  /** @param anchorSeconds Distance at which text is compared with itself: longer than an image, shorter than a video. */
  constructor(
    private readonly width: number,
    height: number,
    private readonly anchorSeconds = 2,
  ) {
    this.columns = Math.floor(width / TILE_WIDTH);
    this.rows = Math.floor(height / TILE_HEIGHT);
    const tiles = this.columns * this.rows;
    this.history = { compared: new Uint16Array(tiles), changed: new Uint16Array(tiles) };
    this.signs = new Int8Array(width * height);
    this.before = new Int8Array(width * height);
    this.anchor = new Int8Array(width * height);
    this.anchorBits = new Uint8Array(tiles);
  }

  /** @returns a bit a tile. */
  map({ data }: SmallLuma, time: number): Uint8Array {
    [this.signs, this.before] = [this.before, this.signs];
    const bits = new Uint8Array(this.columns * this.rows);
    for (let row = 0; row < this.rows; row += 1)
      for (let column = 0; column < this.columns; column += 1) {
        const isText = this.read(data, column, row) >= TURNS * TILE_HEIGHT;
        if (isText && !this.isFirst && this.isSame(this.before, column, row)) bits[row * this.columns + column] = 1;
      }
    this.isFirst = false;
    if (time - this.anchorTime >= this.anchorSeconds) this.keep(bits, time);
    return bits;
  }

  /** Notes the signs of a tile's steps from left to right; returns how often they turn. */
  private read(data: Uint8Array, column: number, row: number): number {
    let turns = 0;
    for (let y = row * TILE_HEIGHT; y < (row + 1) * TILE_HEIGHT; y += 1) {
      const from = y * this.width + column * TILE_WIDTH;
      let last = 0;
      for (let x = 0; x < TILE_WIDTH; x += 1) {
        const at = from + x;
        const next = column * TILE_WIDTH + x + 2 < this.width ? at + 2 : at;
        const step = (data[next] as number) - (data[at] as number);
        const sign = step > STEP ? 1 : step < -STEP ? -1 : 0;
        this.signs[at] = sign;
        if (sign !== 0 && sign !== last) {
          if (last !== 0) turns += 1;
          last = sign;
        }
      }
    }
    return turns;
  }

  private isSame(other: Int8Array, column: number, row: number): boolean {
    let [edges, equal] = [0, 0];
    for (let y = row * TILE_HEIGHT; y < (row + 1) * TILE_HEIGHT; y += 1) {
      const from = y * this.width + column * TILE_WIDTH;
      for (let at = from; at < from + TILE_WIDTH; at += 1) {
        const [a, b] = [this.signs[at] as number, other[at] as number];
        if (a === 0 && b === 0) continue;
        edges += 1;
        if (a === b) equal += 1;
      }
    }
    return edges > 0 && equal >= edges * SAME;
  }

  private keep(bits: Uint8Array, time: number): void {
    const { compared, changed } = this.history;
    for (let tile = 0; tile < bits.length; tile += 1) {
      if (bits[tile] !== 1 || this.anchorBits[tile] !== 1) continue;
      compared[tile] = (compared[tile] as number) + 1;
      const isSame = this.isSame(this.anchor, tile % this.columns, Math.floor(tile / this.columns));
      if (!isSame) changed[tile] = (changed[tile] as number) + 1;
    }
    this.anchor.set(this.signs);
    this.anchorBits = bits.slice();
    this.anchorTime = time;
  }
}
