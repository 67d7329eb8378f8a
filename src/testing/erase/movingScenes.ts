import { packedSize } from '@/engine/erase/planes';

export const size = { width: 320, height: 240 };
export const FRAMES = 90;

/** A ground with structure of several sizes, at any fraction of a pixel: sums of waves, a checkered floor, a text-like grid. */
function ground(x: number, y: number): number {
  const waves = 28 * Math.sin(x / 5.1 + y / 17) + 22 * Math.sin(y / 6.3 - x / 23) + 18 * Math.sin((x + y) / 3.7);
  // Soft by a pixel or two, as a lens draws them: edges that jump from pixel to pixel move by no fraction.
  const checks = 18 * Math.tanh(3 * Math.sin((Math.PI * x) / 24)) * Math.tanh(3 * Math.sin((Math.PI * y) / 18));
  return 125 + waves + checks;
}

export interface Scene {
  readonly name: string;
  /** Pixels an image that the camera moves on by. */
  readonly x: number;
  readonly y: number;
  readonly noise?: number;
  readonly cover: 'strokes' | 'region';
  /** The box reaches from one border of the image to the other. */
  readonly isWide?: boolean;
  /** dB that are reached at least; without the memory of the background all are at 17–20. */
  readonly least: number;
}

/**
 * The inputs, written before the fill was: seven ways that the background under subtitles moves. What stood under a wide region
 * from the beginning has been seen by nobody, and a ground of strong edges is taken for letters: the lower bounds say so.
 */
export const scenes: readonly Scene[] = [
  { name: 'camera rises by whole pixels, whole region', x: 0, y: 2, cover: 'region', least: 45 },
  { name: 'camera rises by fractions, whole region', x: 0, y: 1.4, cover: 'region', least: 40 },
  { name: 'diagonal, whole region', x: 1.5, y: -1.25, cover: 'region', least: 40 },
  { name: 'pan to the side, whole region', x: 3, y: 0, cover: 'region', least: 26 },
  { name: 'pan to the side, letters only', x: 1.3, y: 0, cover: 'strokes', isWide: true, least: 19 },
  { name: 'noise over a rising camera, whole region', x: 0, y: 2, noise: 4, cover: 'region', least: 34 },
  { name: 'standing camera, cues change, letters only', x: 0, y: 0, cover: 'strokes', isWide: true, least: 19 },
];

export const boxOf = ({ isWide }: Scene) =>
  isWide ? { x: 0, y: 176, width: 320, height: 40 } : { x: 80, y: 160, width: 160, height: 40 };

/** One image with white letters, others every second; and the same without. */
export function imageAt(scene: Scene, frame: number, hasLetters: boolean): Uint8Array {
  const data = new Uint8Array(packedSize(size));
  data.fill(128, size.width * size.height);
  const box = boxOf(scene);
  const cue = Math.floor(frame / 30);
  let dice = frame * 7919 + 17;
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      dice = (dice * 48271) % 2147483647;
      const noise = (scene.noise ?? 0) * (dice / 1073741824 - 1);
      const [row, column] = [y - box.y - 14, x - box.x - 12 - cue * 13];
      const isText = row >= 0 && row < 12 && column >= 0 && column < 110 && Math.floor(column / 22) % 2 === 0;
      const isStroke = hasLetters && isText && column % 7 < 4;
      const value = isStroke
        ? column % 7 === 0 || column % 7 === 3
          ? 16
          : 235
        : ground(x + scene.x * frame, y + scene.y * frame) + noise;
      data[y * size.width + x] = Math.round(Math.min(235, Math.max(16, value)));
    }
  }
  return data;
}
