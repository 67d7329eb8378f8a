import { packedSize } from '@/engine/erase/planes';
import type { EraseRegion, PixelBox } from '@/engine/erase/types';
import { brickPanAt, crowdAt, fenceAt, packOnTableAt, shelfAt, wallAt } from './layers';

export const size = { width: 240, height: 180 };
export const FRAMES = 60;
/** Images that one cue stands. */
const CUE = 24;

/** Sines and cosines of the waves at a column or a row, and the side of the floor's checks there. */
type WaveParts = readonly [number, number, number, number, number, number, number];

const wavesAt = (place: number, periods: readonly [number, number, number], check: number): WaveParts => {
  const [a, b, c] = periods.map((period) => place / period) as [number, number, number];
  // Soft by a pixel or two, as a lens draws them: edges that jump from pixel to pixel move by no fraction.
  const side = Math.tanh(3 * Math.sin((Math.PI * place) / check));
  return [Math.sin(a), Math.cos(a), Math.sin(b), Math.cos(b), Math.sin(c), Math.cos(c), side];
};

/**
 * A ground with structure of several sizes, at any fraction of a pixel: waves of (x / 5.1 + y / 17), (y / 6.3 - x / 23) and
 * (x + y) / 3.7, and a checkered floor. What a column and a row add is worked out once an image: images are painted by the hundred.
 */
function moved(dx: number, dy: number): (x: number, y: number, frame: number) => number {
  let painted = Number.NaN;
  let columns: WaveParts[] = [];
  let rows: WaveParts[] = [];
  return (x, y, frame) => {
    if (frame !== painted) [columns, rows] = [[], []];
    painted = frame;
    columns[x] ??= wavesAt(x + dx * frame, [5.1, -23, 3.7], 24);
    rows[y] ??= wavesAt(y + dy * frame, [17, 6.3, 3.7], 18);
    const [sin1, cos1, sin2, cos2, sin3, cos3, sideX] = columns[x];
    const [rowSin1, rowCos1, rowSin2, rowCos2, rowSin3, rowCos3, sideY] = rows[y];
    const first = 28 * (sin1 * rowCos1 + cos1 * rowSin1);
    const second = 22 * (sin2 * rowCos2 + cos2 * rowSin2);
    const third = 18 * (sin3 * rowCos3 + cos3 * rowSin3);
    return 125 + first + second + third + 18 * sideX * sideY;
  };
}

/** The same in each image. */
const standing = moved(0, 0);

export interface Scene {
  readonly name: string;
  /** Brightness of the background at a pixel of an image. */
  readonly ground: (x: number, y: number, frame: number) => number;
  readonly noise?: number;
  readonly cover: 'strokes' | 'region';
  /** The box reaches from one border of the image to the other. */
  readonly isWide?: boolean;
  /** Fewer images where these show all there is to see. */
  readonly frames?: number;
  /** Letters with soft edges and a shadow that come and go within so many images. */
  readonly fade?: number;
  /** dB that every image reaches. */
  readonly least: number;
}

/**
 * The inputs, written before the fill was: ways that the background under subtitles moves. The fence and the pack came after it,
 * filled blind at first (14.0 and 12.2 dB, 15.4 and 13.9 since layers are told apart, 20 and 14 since letters are told by edges that
 * stand); so were the slow pan and the crowd (16.0 and 18.0 dB; 16.9 and 24.0 by now). Of what whole regions hide no image shows a fifth past the shelf
 * and around the pack, and four fifths in the slow pan.
 */
export const scenes: readonly Scene[] = [
  { name: 'camera rises by whole pixels, whole region', ground: moved(0, 2), cover: 'region', frames: 30, least: 50 },
  { name: 'camera rises by fractions, whole region', ground: moved(0, 1.4), cover: 'region', frames: 30, least: 50 },
  { name: 'diagonal, whole region', ground: moved(1.5, -1.25), cover: 'region', frames: 30, least: 50 },
  { name: 'pan to the side, whole region', ground: moved(3, 0), cover: 'region', least: 50 },
  {
    name: 'pan to the side, letters only',
    ground: moved(1.3, 0),
    cover: 'strokes',
    isWide: true,
    frames: 40,
    least: 34,
  },
  {
    name: 'noise over a rising camera, whole region',
    ground: moved(0, 2),
    noise: 4,
    cover: 'region',
    frames: 24,
    least: 38,
  },
  {
    name: 'standing camera, cues change, letters only',
    ground: standing,
    cover: 'strokes',
    isWide: true,
    least: 30,
  },
  {
    name: 'standing camera, soft letters with a shadow fade in and out, letters only',
    ground: standing,
    cover: 'strokes',
    isWide: true,
    fade: 8,
    frames: 48,
    least: 31,
  },
  { name: 'hand-held pan past a shelf with labels, whole region', ground: shelfAt, cover: 'region', least: 17 },
  {
    name: 'hand-held pan past a shelf with labels, letters only',
    ground: shelfAt,
    cover: 'strokes',
    isWide: true,
    frames: 44,
    least: 29.5,
  },
  {
    name: 'zoom and turn over a brick wall, letters only',
    ground: wallAt,
    cover: 'strokes',
    isWide: true,
    frames: 48,
    least: 32.5,
  },
  {
    name: 'walk past a fence before houses, letters only',
    ground: fenceAt,
    cover: 'strokes',
    isWide: true,
    frames: 44,
    least: 19,
  },
  {
    name: 'pack pushed over a table under a drifting camera, whole region',
    ground: packOnTableAt,
    cover: 'region',
    frames: 48,
    least: 13.5,
  },
  {
    name: 'slow pan along a brick wall, whole region',
    ground: brickPanAt,
    cover: 'region',
    frames: 48,
    least: 16.4,
  },
  {
    name: 'walk past a crowd, letters only',
    ground: crowdAt,
    cover: 'strokes',
    isWide: true,
    frames: 44,
    least: 22.5,
  },
];

export const boxOf = ({ isWide }: Scene): PixelBox =>
  isWide ? { x: 0, y: 132, width: 240, height: 30 } : { x: 60, y: 120, width: 120, height: 30 };

/** The region that a scene's letters stand in. */
export function regionOf(scene: Scene): EraseRegion {
  const { x, y, width, height } = boxOf(scene);
  const box = { x: x / size.width, y: y / size.height, width: width / size.width, height: height / size.height };
  return { id: 'a', box, spans: null, method: 'fill', strength: 0.6, cover: scene.cover };
}

/** Images that were made: scenes share grounds. */
const grounds = new Map<Scene['ground'], Map<number, Uint8Array>>();

/** One image without letters; not to be changed. */
export function groundOf(scene: Scene, frame: number): Uint8Array {
  const made = grounds.get(scene.ground) ?? new Map<number, Uint8Array>();
  grounds.set(scene.ground, made);
  const own = scene.ground === standing ? 0 : frame;
  const known = made.get(own) ?? paintBackground(scene, frame);
  made.set(own, known);
  return known;
}

function paintBackground(scene: Scene, frame: number): Uint8Array {
  const data = new Uint8Array(packedSize(size));
  data.fill(128, size.width * size.height);
  let dice = frame * 7919 + 17;
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      let noise = 0;
      if (scene.noise) {
        dice = (dice * 48271) % 2147483647;
        noise = scene.noise * (dice / 1073741824 - 1);
      }
      data[y * size.width + x] = Math.round(Math.min(235, Math.max(16, scene.ground(x, y, frame) + noise)));
    }
  }
  return data;
}

/** How much of the letters of a cue is there: soft ones come and go within so many images. */
function presence({ fade = 0 }: Scene, frame: number): number {
  const at = frame % CUE;
  return fade === 0 ? 1 : Math.min(1, (at + 1) / fade, (CUE - at) / fade);
}

/** Whiteness (1 white, -1 dark) of letters with dark outlines, at a pixel of their line. */
function inkAt(column: number, row: number): number {
  if (row < 0 || row >= 12 || column < 0 || column >= 80) return 0;
  if (Math.floor(column / 22) % 2 !== 0 || column % 7 >= 4) return 0;
  return column % 7 === 0 || column % 7 === 3 ? -1 : 1;
}

/** The same with white letters in dark outlines, others from cue to cue; soft ones have no sharp edge, and a shadow. */
export function lettersOver(scene: Scene, frame: number, ground: Uint8Array): Uint8Array {
  const data = ground.slice();
  const box = boxOf(scene);
  const left = box.x + 12 + Math.floor(frame / CUE) * 13;
  const isSoft = scene.fade !== undefined;
  const put = (row: number, column: number, level: number, share: number): void => {
    const at = (box.y + 10 + row) * size.width + left + column;
    data[at] = Math.round((data[at] ?? 0) * (1 - share) + level * share);
  };
  for (let row = -2; row < 16; row += 1)
    for (let column = -2; column < 84; column += 1) {
      if (!isSoft) {
        const ink = inkAt(column, row);
        if (ink !== 0) put(row, column, ink > 0 ? 235 : 16, 1);
        continue;
      }
      const there = presence(scene, frame);
      if (inkAt(column - 2, row - 2) !== 0) put(row, column, 16, 0.4 * there);
      let [white, dark] = [0, 0];
      for (const [dx, dy] of AROUND) {
        const ink = inkAt(column + dx, row + dy);
        white += ink > 0 ? 0.2 : 0;
        dark += ink < 0 ? 0.2 : 0;
      }
      if (dark > 0) put(row, column, 16, dark * there);
      if (white > 0) put(row, column, 235, white * there);
    }
  return data;
}

const AROUND = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** PSNR of the brightness within a scene's box, dB; 54 where it is right to the last level. */
export function psnrInBox(scene: Scene, made: Uint8Array, truth: Uint8Array): number {
  const box = boxOf(scene);
  let sum = 0;
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let x = box.x; x < box.x + box.width; x += 1)
      sum += ((made[y * size.width + x] ?? 0) - (truth[y * size.width + x] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / Math.max(0.25, sum / (box.width * box.height)));
}
