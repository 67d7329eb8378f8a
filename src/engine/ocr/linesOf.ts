import type { PixelBox } from './types';

interface LineMap {
  /** How much each pixel looks like the middle of a line, 0–1. */
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

/** From which a pixel belongs to a line, and which mean a line must have (PP-OCR's own). */
const PIXEL = 0.3;
const LINE = 0.55;
/** Lines lower than this are dust. */
const LOWEST = 4;
/** The network marks the middle of a line; the rest is its area over its girth times this (PP-OCR's `unclip_ratio`). */
const UNCLIP = 1.7;
/** Pieces that share so much of their height and stand so near (in heights) are one line. */
const SAME_HEIGHT = 0.5;
const NEAR = 1.2;

/** @returns the boxes of the lines in a map, from above, then from the left; in the pixels of the map */
export function linesOf(map: LineMap): PixelBox[] {
  const seen = new Uint8Array(map.width * map.height);
  const boxes: PixelBox[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] || (map.data[start] as number) <= PIXEL) continue;
    const box = pieceAt(map, start, seen);
    if (box) boxes.push(box);
  }
  return joined(boxes);
}

/** The connected pixels around one of them, grown to the whole line. */
function pieceAt({ data, width, height }: LineMap, start: number, seen: Uint8Array): PixelBox | null {
  const stack = [start];
  seen[start] = 1;
  let [left, right, top, bottom, sum, count] = [width, 0, height, 0, 0, 0];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    sum += data[at] as number;
    count += 1;
    const neighbors = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const next of neighbors) {
      if (next < 0 || next >= seen.length || seen[next] || (data[next] as number) <= PIXEL) continue;
      seen[next] = 1;
      stack.push(next);
    }
  }
  const [w, h] = [right - left + 1, bottom - top + 1];
  if (h < LOWEST || w < LOWEST || sum / count < LINE) return null;
  const grow = (w * h * UNCLIP) / (2 * (w + h));
  const x = Math.max(0, left - grow);
  const y = Math.max(0, top - grow);
  return { x, y, width: Math.min(width, right + 1 + grow) - x, height: Math.min(height, bottom + 1 + grow) - y };
}

/** Pieces of one line, side by side, as one. */
function joined(boxes: readonly PixelBox[]): PixelBox[] {
  const lines: PixelBox[] = [];
  for (const box of [...boxes].sort((a, b) => a.x - b.x)) {
    const index = lines.findIndex((line) => isBeside(line, box));
    const line = lines[index];
    if (!line) lines.push(box);
    else lines[index] = around(line, box);
  }
  return lines.sort((a, b) => (Math.abs(a.y - b.y) > Math.min(a.height, b.height) / 2 ? a.y - b.y : a.x - b.x));
}

function isBeside(line: PixelBox, box: PixelBox): boolean {
  const shared = Math.min(line.y + line.height, box.y + box.height) - Math.max(line.y, box.y);
  const lower = Math.min(line.height, box.height);
  return shared >= lower * SAME_HEIGHT && box.x - (line.x + line.width) <= lower * NEAR;
}

function around(a: PixelBox, b: PixelBox): PixelBox {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
}
