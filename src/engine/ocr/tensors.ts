import type { PixelBox, RgbaImage } from './types';

/** Planes of numbers as a network takes them. */
export interface Planes {
  readonly data: Float32Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

interface Normal {
  /** What is taken off each of blue, green and red, 0–1; and what the rest is divided by. */
  readonly means: readonly [number, number, number];
  readonly deviations: readonly [number, number, number];
}

/** As the networks were trained: OpenCV reads blue first, and the means stand in its order. */
const forLines: Normal = { means: [0.485, 0.456, 0.406], deviations: [0.229, 0.224, 0.225] };
const forCharacters: Normal = { means: [0.5, 0.5, 0.5], deviations: [0.5, 0.5, 0.5] };

/** Networks for lines take edges that are multiples of this. */
const GRID = 32;
/** Longer edge at which lines are looked for, pixels: letters are then some twenty to forty high. */
const LONGEST = 960;
/** Height at which characters are read, and the least width. */
const LINE_HEIGHT = 48;
const LEAST_WIDTH = 48;

/** @returns an image as the network that finds lines takes it, and how much smaller it is in each direction */
export function planesForLines(image: RgbaImage): Planes & { readonly scaleX: number; readonly scaleY: number } {
  const factor = Math.min(1, LONGEST / Math.max(image.width, image.height));
  const fitted = (edge: number): number => Math.max(GRID, Math.round((edge * factor) / GRID) * GRID);
  const [width, height] = [fitted(image.width), fitted(image.height)];
  const whole = { x: 0, y: 0, width: image.width, height: image.height };
  const planes = planesOf(image, whole, width, height, forLines);
  return { ...planes, scaleX: width / image.width, scaleY: height / image.height };
}

/** @returns a line of an image as the network that reads characters takes it */
export function planesForCharacters(image: RgbaImage, box: PixelBox): Planes {
  const width = Math.max(LEAST_WIDTH, Math.round((box.width / box.height) * LINE_HEIGHT));
  return planesOf(image, box, width, LINE_HEIGHT, forCharacters);
}

function planesOf(image: RgbaImage, box: PixelBox, width: number, height: number, normal: Normal): Planes {
  const size = width * height;
  const data = new Float32Array(3 * size);
  const columns = samplesOf(box.x, box.width, width, image.width);
  const rows = samplesOf(box.y, box.height, height, image.height);
  for (let y = 0; y < height; y += 1) {
    const row = rows[y] as Sample;
    for (let x = 0; x < width; x += 1) {
      const column = columns[x] as Sample;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = meanOf(image, column, row, 2 - channel) / 255;
        const [mean, deviation] = [normal.means[channel] as number, normal.deviations[channel] as number];
        data[channel * size + y * width + x] = (value - mean) / deviation;
      }
    }
  }
  return { data, width, height };
}

/** Pixels of one edge that make one pixel of the smaller or larger image, each with its weight. */
interface Sample {
  readonly from: number;
  readonly weights: readonly number[];
}

/** Areas where it shrinks, straight lines between pixels where it grows. */
function samplesOf(start: number, length: number, count: number, limit: number): readonly Sample[] {
  const step = length / count;
  const radius = Math.max(1, step);
  return Array.from({ length: count }, (_, index) => {
    const center = start + (index + 0.5) * step - 0.5;
    const from = Math.max(0, Math.ceil(center - radius));
    const to = Math.min(limit - 1, Math.floor(center + radius));
    if (to < from) return { from: Math.min(limit - 1, Math.max(0, Math.round(center))), weights: [1] };
    const raw = Array.from({ length: to - from + 1 }, (_, at) =>
      Math.max(1e-6, 1 - Math.abs(from + at - center) / radius),
    );
    const sum = raw.reduce((total, weight) => total + weight, 0);
    return { from, weights: raw.map((weight) => weight / sum) };
  });
}

function meanOf({ data, width }: RgbaImage, column: Sample, row: Sample, channel: number): number {
  let value = 0;
  for (let v = 0; v < row.weights.length; v += 1) {
    const at = ((row.from + v) * width + column.from) * 4 + channel;
    let line = 0;
    for (let h = 0; h < column.weights.length; h += 1)
      line += (data[at + h * 4] as number) * (column.weights[h] as number);
    value += line * (row.weights[v] as number);
  }
  return value;
}
