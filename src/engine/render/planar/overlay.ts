/**
 * A drawn overlay in brightness, color and alpha, ready to be blended into decoded planes. Brightness and color are
 * multiplied by alpha already; colors have half the size in both directions.
 */
export interface Overlay {
  /** Place on the image; even numbers. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
  readonly alpha: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
  readonly chromaAlpha: Uint8Array;
  /** Where there is paint, of brightness and of color. */
  readonly stretches: Stretches;
  readonly chromaStretches: Stretches;
  /** For a cache. */
  readonly bytes: number;
}

/**
 * Parts of rows with paint, four numbers each: row, first column, one after the last, and 1 where all of it is opaque. A
 * caption is mostly gaps and opaque letters: neither is looked at again for each of its hundred images.
 */
export type Stretches = Uint16Array;

/** BT.709, limited range, for 8-bit values; sums are scaled by 2^16. */
const [YR, YG, YB] = [11966, 40254, 4064];
const [UR, UG, UB] = [-6596, -22189, 28784];
const [VR, VG, VB] = [28784, -26145, -2639];
const HALF = 1 << 15;

/** Exact rounding of value / 255 for values below 65 026. */
const by255 = (value: number): number => (value + 128 + ((value + 128) >> 8)) >> 8;

/**
 * Turns straight RGBA, as `getImageData` gives it, into an overlay.
 *
 * @param rgba Four bytes a pixel, `width` × `height`, both even.
 */
export function overlayOf(
  rgba: Uint8ClampedArray,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Overlay {
  const { width, height } = place;
  const pixels = width * height;
  const luma = new Uint8Array(pixels);
  const alpha = new Uint8Array(pixels);
  for (let at = 0, from = 0; at < pixels; at += 1, from += 4) {
    const a = rgba[from + 3] as number;
    if (a === 0) continue;
    const r = rgba[from] as number;
    const g = rgba[from + 1] as number;
    const b = rgba[from + 2] as number;
    const value = 16 + ((YR * r + YG * g + YB * b + HALF) >> 16);
    alpha[at] = a;
    luma[at] = a === 255 ? value : by255(value * a);
  }
  const chroma = chromaOf(rgba, width, height);
  const stretches = stretchesOf(alpha, width, height);
  return { ...place, luma, alpha, stretches, ...chroma, bytes: pixels * 2.75 };
}

function chromaOf(rgba: Uint8ClampedArray, width: number, height: number) {
  const across = width / 2;
  const down = height / 2;
  const u = new Uint8Array(across * down);
  const v = new Uint8Array(across * down);
  const chromaAlpha = new Uint8Array(across * down);
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  // Sums of four pixels weighted by alpha: back to a color that is multiplied by the mean alpha.
  const scale = 1 / (4 * 255 * 65536);
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const first = row * 2 * width + column * 2;
      const below = first + width;
      if (
        ((words[first] as number) |
          (words[first + 1] as number) |
          (words[below] as number) |
          (words[below + 1] as number)) ===
        0
      )
        continue;
      let r = 0;
      let g = 0;
      let b = 0;
      let a = 0;
      for (let corner = 0; corner < 4; corner += 1) {
        const pixel = ((corner < 2 ? first : below) + (corner & 1)) * 4;
        const share = rgba[pixel + 3] as number;
        a += share;
        r += (rgba[pixel] as number) * share;
        g += (rgba[pixel + 1] as number) * share;
        b += (rgba[pixel + 2] as number) * share;
      }
      if (a === 0) continue;
      const at = row * across + column;
      chromaAlpha[at] = (a + 2) >> 2;
      u[at] = (UR * r + UG * g + UB * b) * scale + (128 * a) / 1020 + 0.5;
      v[at] = (VR * r + VG * g + VB * b) * scale + (128 * a) / 1020 + 0.5;
    }
  }
  return { u, v, chromaAlpha, chromaStretches: stretchesOf(chromaAlpha, across, down) };
}

function stretchesOf(alpha: Uint8Array, width: number, height: number): Stretches {
  const found: number[] = [];
  for (let row = 0; row < height; row += 1) {
    const from = row * width;
    let column = 0;
    while (column < width) {
      const begin = alpha[from + column] as number;
      if (begin === 0) {
        column += 1;
        continue;
      }
      const first = column;
      const isOpaque = begin === 255;
      while (column < width && isOpaque === (alpha[from + column] === 255) && alpha[from + column] !== 0) column += 1;
      found.push(row, first, column, Number(isOpaque));
    }
  }
  return Uint16Array.from(found);
}
