import type { CropAspect, EraseRegion, PixelBox, ShareBox, Size } from './types';

/**
 * Where a box of the image as shown lies in the image as stored.
 *
 * @param rotation Degrees clockwise that the file asks to be turned by.
 */
export function storedBox({ x, y, width, height }: ShareBox, rotation: number): ShareBox {
  if (rotation === 90) return { x: y, y: 1 - x - width, width: height, height: width };
  if (rotation === 180) return { x: 1 - x - width, y: 1 - y - height, width, height };
  if (rotation === 270) return { x: 1 - y - height, y: x, width: height, height: width };
  return { x, y, width, height };
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const evenDown = (value: number): number => Math.floor(value / 2) * 2;

/** Grows a box to whole pairs of pixels (color has half the resolution), cut at the image's border. */
export function pixelBox({ x, y, width, height }: ShareBox, size: Size): PixelBox {
  const left = evenDown(clamp(x, 0, 1) * size.width + 1e-6);
  const top = evenDown(clamp(y, 0, 1) * size.height + 1e-6);
  const right = Math.min(size.width, Math.ceil((clamp(x + width, 0, 1) * size.width - 1e-6) / 2) * 2);
  const bottom = Math.min(size.height, Math.ceil((clamp(y + height, 0, 1) * size.height - 1e-6) / 2) * 2);
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

const ratios: Readonly<Record<Exclude<CropAspect, 'free' | 'source'>, number>> = {
  '9:16': 9 / 16,
  '3:4': 3 / 4,
  '1:1': 1,
  '4:3': 4 / 3,
  '16:9': 16 / 9,
};

/**
 * What remains of the image as shown when regions are cut off: the largest rectangle that touches none of them, and in
 * it, in the middle, the largest of the wished shape.
 *
 * @param shown Size of the image as shown, for shapes.
 */
export function remaining(regions: readonly Pick<EraseRegion, 'box'>[], aspect: CropAspect, shown: Size): ShareBox {
  const free = largestFree(regions.map(({ box }) => box));
  if (aspect === 'free') return free;
  const wish = aspect === 'source' ? shown.width / shown.height : ratios[aspect];
  const [width, height] = [free.width * shown.width, free.height * shown.height];
  const isWide = width / height > wish;
  const kept = isWide ? { width: height * wish, height } : { width, height: width / wish };
  const shares = { width: kept.width / shown.width, height: kept.height / shown.height };
  return { x: free.x + (free.width - shares.width) / 2, y: free.y + (free.height - shares.height) / 2, ...shares };
}

function largestFree(boxes: readonly ShareBox[]): ShareBox {
  const edges = (pick: (box: ShareBox) => readonly number[]): readonly number[] =>
    [...new Set([0, 1, ...boxes.flatMap(pick).map((edge) => clamp(edge, 0, 1))])].sort((a, b) => a - b);
  const xs = edges(({ x, width }) => [x, x + width]);
  const ys = edges(({ y, height }) => [y, y + height]);
  let best: ShareBox = { x: 0, y: 0, width: 0, height: 0 };
  for (const left of xs)
    for (const right of xs)
      for (const top of ys)
        for (const bottom of ys) {
          const area = (right - left) * (bottom - top);
          if (right <= left || bottom <= top || area <= best.width * best.height) continue;
          const free = { x: left, y: top, width: right - left, height: bottom - top };
          if (!boxes.some((box) => overlap(box, free))) best = free;
        }
  return best;
}

const NEAR = 1e-9;

const overlap = (a: ShareBox, b: ShareBox): boolean =>
  a.x < b.x + b.width - NEAR &&
  b.x < a.x + a.width - NEAR &&
  a.y < b.y + b.height - NEAR &&
  b.y < a.y + a.height - NEAR;
