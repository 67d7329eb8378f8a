/** How far two images of one size lie apart. */
export interface Difference {
  /** Mean over all pixels and color channels, 0–255. */
  readonly mean: number;
  /** Share of pixels of which a channel differs by more than {@link OFF}. */
  readonly off: number;
  /** Largest mean of a block of {@link BLOCK} × {@link BLOCK} pixels, 0–255: small things lie in one place. */
  readonly worst: number;
}

/** A difference that the eye sees, and that another font rasteriser makes at the edges of letters only. */
const OFF = 48;
const BLOCK = 12;

type Canvas2D = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

export function surface(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('no 2d context');
  return context;
}

export const pixelsOf = (context: Canvas2D): ImageData =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height);

const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** A file handed in as base64. */
export const blobOf = (text: string, type: string): Blob => new Blob([bytesOf(text)], { type });

/** PNG in base64. */
export async function pngOf(pixels: ImageData): Promise<string> {
  const context = surface(pixels.width, pixels.height);
  context.putImageData(pixels, 0, 0);
  const blob = await context.canvas.convertToBlob({ type: 'image/png' });
  return base64(new Uint8Array(await blob.arrayBuffer()));
}

/** Pixels of a PNG in base64. */
export async function readPng(text: string): Promise<ImageData> {
  const bitmap = await createImageBitmap(blobOf(text, 'image/png'), { colorSpaceConversion: 'none' });
  const context = surface(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return pixelsOf(context);
}

const apart = (a: ImageData, b: ImageData, at: number): number => Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0));

/** @throws Error when the sizes differ. */
export function differenceOf(a: ImageData, b: ImageData): Difference {
  if (a.width !== b.width || a.height !== b.height)
    throw new Error(`${a.width}×${a.height} against ${b.width}×${b.height}`);
  const columns = Math.ceil(a.width / BLOCK);
  const sums = new Float64Array(columns * Math.ceil(a.height / BLOCK));
  const sizes = new Float64Array(sums.length);
  let off = 0;
  for (let pixel = 0; pixel < a.width * a.height; pixel += 1) {
    const [x, y] = [pixel % a.width, Math.floor(pixel / a.width)];
    const block = Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK);
    const channels = [apart(a, b, pixel * 4), apart(a, b, pixel * 4 + 1), apart(a, b, pixel * 4 + 2)];
    sums[block] = (sums[block] ?? 0) + channels.reduce((total, value) => total + value, 0) / 3;
    sizes[block] = (sizes[block] ?? 0) + 1;
    if (Math.max(...channels) > OFF) off += 1;
  }
  const count = a.width * a.height;
  return {
    mean: sums.reduce((total, value) => total + value, 0) / count,
    off: off / count,
    worst: Math.max(...sums.map((value, block) => value / (sizes[block] ?? 1))),
  };
}

/** Expected, drawn and their distance (four times as strong) side by side, for the eye. */
export function sideBySide(expected: ImageData, drawn: ImageData): ImageData {
  const { width, height } = expected;
  const context = surface(width * 3, height);
  const distance = new ImageData(width, height);
  for (let at = 0; at < distance.data.length; at += 4) {
    for (let channel = 0; channel < 3; channel += 1)
      distance.data[at + channel] = apart(expected, drawn, at + channel) * 4;
    distance.data[at + 3] = 255;
  }
  [expected, drawn, distance].forEach((image, index) => {
    context.putImageData(image, width * index, 0);
  });
  return pixelsOf(context);
}
