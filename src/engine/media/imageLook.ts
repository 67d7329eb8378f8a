interface Pixels {
  /** RGBA, row by row. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** How an image was taken, each 0–1: what tells a near view from a wide one, and a strong picture from a weak one. */
export interface ImageLook {
  /** How crisp its crispest parts are. */
  readonly sharpness: number;
  /** How far light and dark are apart. */
  readonly contrast: number;
  /** Share of it that is in focus: little where a thing stands before a blurred or an empty ground, all in a wide view. */
  readonly spread: number;
  /** Share of it with nothing on it. */
  readonly calm: number;
  /** How crisp its least crisp parts are beside the crispest: about the same all over is a surface. */
  readonly evenness: number;
}

/** Fields in each direction that are looked at one by one. */
const FIELDS = 8;
/** Of a field's pixels, as many as this share are its strokes: they tell how crisp it is. */
const STROKES = 0.1;
/** Below this second difference (of 255) there is nothing on a field. */
const FLAT = 8;
/** A field this crisp beside the crispest ones is in focus. */
const IN_FOCUS = 0.35;
/** Second difference of a crisp picture's strokes, and deviation of one with light and dark; of 255. */
const CRISP = 60;
const STRONG = 60;

/**
 * How an image was taken, by where it is crisp and how light and dark lie in it. Undefined for one of a few pixels.
 *
 * @param image A small copy is enough: about 256 pixels on its longer side.
 */
export function imageLook(image: Pixels): ImageLook | undefined {
  const { width, height } = image;
  if (width < FIELDS * 4 || height < FIELDS * 4) return undefined;
  const luma = lumaOf(image);
  const fields: number[] = [];
  for (let row = 0; row < FIELDS; row += 1)
    for (let column = 0; column < FIELDS; column += 1) fields.push(crispness(luma, image, column, row));
  fields.sort((a, b) => b - a);
  const at = (share: number): number => fields[Math.floor((fields.length - 1) * share)] ?? 0;
  const [crispest, dullest] = [at(0.1), at(0.9)];
  const shareOf = (suits: (field: number) => boolean): number => fields.filter(suits).length / fields.length;
  return {
    sharpness: rounded(Math.min(1, crispest / CRISP)),
    contrast: rounded(Math.min(1, deviation(luma) / STRONG)),
    spread: rounded(shareOf((field) => field > Math.max(FLAT, crispest * IN_FOCUS))),
    calm: rounded(shareOf((field) => field <= FLAT)),
    evenness: rounded(crispest > FLAT ? dullest / crispest : 0),
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function lumaOf({ data, width, height }: Pixels): Float32Array {
  const luma = new Float32Array(width * height);
  for (let at = 0; at < luma.length; at += 1)
    luma[at] = 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0);
  return luma;
}

function deviation(values: Float32Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** Second difference of brightness at a field's strokes. */
function crispness(luma: Float32Array, { width, height }: Pixels, column: number, row: number): number {
  const [left, right] = [column, column + 1].map((at) => Math.floor((at * width) / FIELDS));
  const [top, bottom] = [row, row + 1].map((at) => Math.floor((at * height) / FIELDS));
  const found: number[] = [];
  for (let y = Math.max(1, top ?? 0); y < Math.min(height - 1, bottom ?? 0); y += 1)
    for (let x = Math.max(1, left ?? 0); x < Math.min(width - 1, right ?? 0); x += 1) {
      const at = y * width + x;
      const around = [at - 1, at + 1, at - width, at + width].reduce((sum, next) => sum + (luma[next] ?? 0), 0);
      found.push(Math.abs(4 * (luma[at] ?? 0) - around));
    }
  found.sort((a, b) => b - a);
  return found[Math.floor(found.length * STROKES)] ?? 0;
}
