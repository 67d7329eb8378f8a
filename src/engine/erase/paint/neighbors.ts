import type { PixelBox } from '../types';
import type { FlowField } from './flow';
import { carryBack, carryOn, knotsOf, lookUp, type Places, spot } from './places';

/** An image of a row, as far as it is known how the background moved up to it. */
interface Linked {
  /** How the background has moved since the image before; null where it is another scene. */
  readonly flow: FlowField | null;
  /** The first image of a cue before a standing camera. */
  readonly isCue: boolean;
}

export interface Neighbor<Image> {
  readonly other: Image;
  /** Where the knots of the one in question are in it. */
  readonly places: Places;
}

/**
 * The other images of the same scene, the nearest first. How far the background has moved up to them is only followed as
 * far as they are asked for.
 *
 * @param flowOf The motion that is followed: of all, or of one layer.
 */
export function* neighborsOf<Image extends Linked>(
  images: readonly Image[],
  index: number,
  field: FlowField,
  box: PixelBox,
  flowOf: (image: Image) => FlowField | null = ({ flow }) => flow,
): Generator<Neighbor<Image>, undefined> {
  const [back, on] = [knotsOf(field), knotsOf(field)];
  let [isBackOpen, isOnOpen] = [true, true];
  for (let apart = 1; isBackOpen || isOnOpen; apart += 1) {
    const after = images[index - apart + 1];
    const before = images[index - apart];
    const flowBack = isBackOpen && before && after ? flowOf(after) : null;
    isBackOpen = flowBack !== null;
    if (before && flowBack) {
      carryBack(flowBack, back);
      if (isAsked(images, index - apart, apart, field, back, box)) yield { other: before, places: copyOf(back) };
    }
    const next = images[index + apart];
    const flowOn = isOnOpen && next ? flowOf(next) : null;
    isOnOpen = flowOn !== null;
    if (next && flowOn) {
      carryOn(flowOn, on);
      if (isAsked(images, index + apart, apart, field, on, box)) yield { other: next, places: copyOf(on) };
    }
  }
  return undefined;
}

/** Images so near are all asked. */
const NEAR = 4;

/**
 * The further away, the fewer: neighbors there show the same. A standing camera shows what passes before the background too:
 * there they are taken from more of the time.
 */
function isAsked(
  images: readonly Linked[],
  at: number,
  apart: number,
  field: FlowField,
  places: Places,
  box: PixelBox,
): boolean {
  if (apart <= NEAR || images[at]?.isCue === true || images[at + 1]?.isCue === true) return true;
  return at % Math.ceil(apart / (shiftOver(field, places, box).most < 1 ? 2 : 6)) === 0;
}

export const copyOf = ({ x, y }: Places): Places => ({ x: x.slice(), y: y.slice() });

/** How far the corners and the middle of a box have moved, pixels. */
export function shiftOver(field: FlowField, places: Places, { x, y, width, height }: PixelBox) {
  let [sum, most, across, down] = [0, 0, 0, 0];
  for (const [px, py] of [
    [x, y],
    [x + width - 1, y],
    [x, y + height - 1],
    [x + width - 1, y + height - 1],
    [x + width / 2, y + height / 2],
  ] as const) {
    lookUp(field, places, px, py);
    const moved = Math.hypot(spot.x - px, spot.y - py);
    sum += moved;
    across += (spot.x - px) / 5;
    down += (spot.y - py) / 5;
    most = Math.max(most, moved);
  }
  return { mean: sum / 5, most, across, down };
}
