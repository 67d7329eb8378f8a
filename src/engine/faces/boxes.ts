import { BOXES, CELL, FIGURES } from './network';

/** A face in an image; shares of its width and height. */
export interface FaceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How sure, 0–1. */
  readonly score: number;
}

/** Sizes of the boxes that the network knows, in cells. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;

/** Less sure ones are leaves, hands and patterns. */
const LEAST_SCORE = 0.5;
/** Two boxes that share so much are one face. */
const SAME = 0.4;

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

interface Answer {
  /** Planes of {@link FIGURES} figures for each of {@link BOXES} boxes, row by row. */
  readonly data: ArrayLike<number>;
  readonly columns: number;
  readonly rows: number;
  /** Which part of the network's input the image takes up, from above left, pixels. */
  readonly width: number;
  readonly height: number;
}

/** What the network says, as faces: the surest first, each once. */
export function facesOf({ data, columns, rows, width, height }: Answer): readonly FaceBox[] {
  const found: FaceBox[] = [];
  const size = columns * rows;
  for (let cell = 0; cell < size; cell += 1)
    for (let box = 0; box < BOXES; box += 1) {
      const figure = (index: number): number => data[(box * FIGURES + index) * size + cell] ?? 0;
      const score = sigmoid(figure(4));
      if (!(score >= LEAST_SCORE)) continue;
      const [across, down] = ANCHORS[box] ?? [1, 1];
      const [wide, high] = [Math.exp(figure(2)) * across * CELL, Math.exp(figure(3)) * down * CELL];
      const middle = ((cell % columns) + sigmoid(figure(0))) * CELL;
      const center = (Math.floor(cell / columns) + sigmoid(figure(1))) * CELL;
      found.push({
        ...within((middle - wide / 2) / width, wide / width, 'x', 'width'),
        ...within((center - high / 2) / height, high / height, 'y', 'height'),
        score,
      } as FaceBox);
    }
  const kept: FaceBox[] = [];
  for (const face of found.toSorted((a, b) => b.score - a.score))
    if (kept.every((other) => overlap(face, other) <= SAME)) kept.push(face);
  return kept;
}

function within(start: number, length: number, place: 'x' | 'y', size: 'width' | 'height') {
  const [from, to] = [Math.min(1, Math.max(0, start)), Math.min(1, Math.max(0, start + length))];
  return { [place]: from, [size]: to - from };
}

/** Share of what both cover together. */
function overlap(a: FaceBox, b: FaceBox): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (wide <= 0 || high <= 0) return 0;
  const shared = wide * high;
  return shared / (a.width * a.height + b.width * b.height - shared);
}
