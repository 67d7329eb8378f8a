import type { Window } from './frames';
import type { StrokeMap } from './strokes';

/**
 * What of each tile stands still while everything behind it moves, by images on one side in time. Letters have edges that stay
 * where they are with the sign they have: no motion of what is behind them must be known for that, so that it holds before
 * fences, crowds and goods, where motion is known badly.
 */
export interface StandingEdges {
  /** The steepest edge of each tile that stood in all images that were compared, levels within two pixels. */
  readonly edge: Uint8Array;
  /** Most that the tile's pixels have changed in any of them, levels, on average. */
  readonly change: Uint8Array;
}

interface EdgedImage {
  readonly y: Uint8Array;
  readonly rough: StrokeMap;
}

/** Pixels that the background must move across an edge, and so many times less than along it at most. */
const LEAST_WAY = 1;
const ALONG = 2.5;

/** Nothing is known of any tile yet. */
export const noEdges = (tiles: number): StandingEdges => ({
  edge: new Uint8Array(tiles).fill(255),
  change: new Uint8Array(tiles),
});

/**
 * Compares two images between which the background has moved on: notes for both, each on its own side, which edges stand.
 *
 * @param way Pixels that the background has moved, across and down: an edge along its way stands whatever it belongs to.
 * @param sides Of either image what it knows of the side on which the other lies.
 */
export function compareEdges(
  { y: data, rough }: EdgedImage,
  other: EdgedImage,
  { area, box }: Window,
  way: readonly [number, number],
  sides: readonly [StandingEdges, StandingEdges],
): void {
  const { tile, columns, rows } = rough;
  const { width } = area;
  const its = other.y;
  const step = tile > 2 ? 2 : 1;
  const [across, down] = way.map(Math.abs) as [number, number];
  const isAcross = across > LEAST_WAY && across * ALONG > down;
  const isDown = down > LEAST_WAY && down * ALONG > across;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const place = row * columns + column;
      if (rough.hits[place] !== 1 && other.rough.hits[place] !== 1) continue;
      const top = Math.max(1, box.y + row * tile);
      const left = Math.max(1, box.x + column * tile);
      const bottom = Math.min(area.height - 1, box.y + (row + 1) * tile);
      const right = Math.min(width - 1, box.x + (column + 1) * tile);
      let [edge, change, count] = [0, 0, 0];
      for (let y = top; y < bottom; y += step)
        for (let x = left; x < right; x += step) {
          const at = y * width + x;
          change += Math.abs((data[at] as number) - (its[at] as number));
          count += 1;
          if (isAcross) edge = Math.max(edge, steepness(data, its, at, 1));
          if (isDown) edge = Math.max(edge, steepness(data, its, at, width));
        }
      if (count === 0) continue;
      change /= count;
      for (const side of sides) {
        side.edge[place] = Math.min(edge, side.edge[place] as number);
        side.change[place] = Math.max(change, side.change[place] as number);
      }
    }
}

/** The lesser slope of two images at a place, where both have the same sign. */
function steepness(data: Uint8Array, its: Uint8Array, at: number, step: number): number {
  const own = (data[at + step] as number) - (data[at - step] as number);
  const other = (its[at + step] as number) - (its[at - step] as number);
  if (own > 0 && other > 0) return Math.min(own, other);
  return own < 0 && other < 0 ? -Math.max(own, other) : 0;
}
