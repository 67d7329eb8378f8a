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
  /** First and one after the last column of each row (of brightness, of color) that has any paint. */
  readonly spans: Uint16Array;
  readonly chromaSpans: Uint16Array;
  /** For a cache. */
  readonly bytes: number;
}

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
  const spans = new Uint16Array(height * 2);
  for (let row = 0; row < height; row += 1) {
    let first = width;
    let last = 0;
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const a = rgba[at * 4 + 3] as number;
      if (a === 0) continue;
      if (column < first) first = column;
      last = column + 1;
      alpha[at] = a;
      const [r, g, b] = [rgba[at * 4] as number, rgba[at * 4 + 1] as number, rgba[at * 4 + 2] as number];
      luma[at] = by255((16 + ((YR * r + YG * g + YB * b + HALF) >> 16)) * a);
    }
    spans[row * 2] = Math.min(first, last);
    spans[row * 2 + 1] = last;
  }
  const chroma = chromaOf(rgba, width, height);
  return { ...place, luma, alpha, spans, ...chroma, bytes: pixels * 2.75 };
}

function chromaOf(rgba: Uint8ClampedArray, width: number, height: number) {
  const [across, down] = [width / 2, height / 2];
  const u = new Uint8Array(across * down);
  const v = new Uint8Array(across * down);
  const chromaAlpha = new Uint8Array(across * down);
  const chromaSpans = new Uint16Array(down * 2);
  for (let row = 0; row < down; row += 1) {
    let first = across;
    let last = 0;
    for (let column = 0; column < across; column += 1) {
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let corner = 0; corner < 4; corner += 1) {
        const pixel = ((row * 2 + (corner >> 1)) * width + column * 2 + (corner & 1)) * 4;
        const share = rgba[pixel + 3] as number;
        if (share === 0) continue;
        a += share;
        r += (rgba[pixel] as number) * share;
        g += (rgba[pixel + 1] as number) * share;
        b += (rgba[pixel + 2] as number) * share;
      }
      if (a === 0) continue;
      if (column < first) first = column;
      last = column + 1;
      const at = row * across + column;
      // Sums of four pixels weighted by alpha: back to a color that is multiplied by the mean alpha.
      const scale = 1 / (4 * 255 * 65536);
      chromaAlpha[at] = (a + 2) >> 2;
      u[at] = Math.round((UR * r + UG * g + UB * b) * scale + (128 * a) / 1020);
      v[at] = Math.round((VR * r + VG * g + VB * b) * scale + (128 * a) / 1020);
    }
    chromaSpans[row * 2] = Math.min(first, last);
    chromaSpans[row * 2 + 1] = last;
  }
  return { u, v, chromaAlpha, chromaSpans };
}
