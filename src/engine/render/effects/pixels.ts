import { changeColors, rgbOf } from './colors';
import type { EffectPlan } from './plan';

/** Whether a plan needs the pixels themselves; the rest can be left to the canvas. */
export const needsPixels = ({ key, sharpen, shift }: EffectPlan): boolean =>
  key !== null || sharpen > 0 || shift !== null;

/**
 * Everything that works on pixels, in place, in one reading and writing of the image.
 *
 * @param withColors The colors too; else the canvas has filters for them.
 * @param scale Image pixels per canvas pixel.
 */
export function changePixels(pixels: ImageData, plan: EffectPlan, withColors: boolean, scale: number): void {
  if (plan.key) keyOut(pixels.data, plan.key);
  if (withColors) changeColors(pixels.data, plan.colors);
  if (plan.sharpen > 0) sharpen(pixels, plan.sharpen);
  if (plan.shift) shiftChannels(pixels, plan.shift, scale);
}

/** How far from the keyed color spill is taken out, in parts of the way from it to grey. */
const SPILL_REACH = 0.5;

/**
 * Takes a color away. Distance is that of the chroma alone (Cb, Cr), in parts of the way from the key to grey: 0 = the
 * key in any brightness of full color, 1 = grey. Below `similarity` a pixel goes, over `smoothness` it comes back.
 */
function keyOut(data: Uint8ClampedArray, key: NonNullable<EffectPlan['key']>): void {
  const [r, g, b] = rgbOf(key.color);
  const keyCb = -0.1687 * r - 0.3313 * g + 0.5 * b;
  const keyCr = 0.5 * r - 0.4187 * g - 0.0813 * b;
  const size = Math.max(20, Math.hypot(keyCb, keyCr));
  const smoothness = Math.max(0.01, key.smoothness);
  const far = key.similarity + smoothness + SPILL_REACH;
  const farSquare = (far * size) ** 2;
  for (let i = 0; i < data.length; i += 4) {
    const red = data[i] ?? 0;
    const green = data[i + 1] ?? 0;
    const blue = data[i + 2] ?? 0;
    const cb = -0.1687 * red - 0.3313 * green + 0.5 * blue;
    const cr = 0.5 * red - 0.4187 * green - 0.0813 * blue;
    const square = (cb - keyCb) * (cb - keyCb) + (cr - keyCr) * (cr - keyCr);
    if (square >= farSquare) continue;
    const distance = Math.sqrt(square) / size;
    if (distance <= key.similarity) {
      data[i + 3] = 0;
      continue;
    }
    const kept = Math.min(1, (distance - key.similarity) / smoothness);
    if (kept < 1) data[i + 3] = (data[i + 3] ?? 0) * kept;
    const along = (cb * keyCb + cr * keyCr) / (size * size);
    if (along <= 0 || key.spill <= 0) continue;
    const taken = along * key.spill * Math.min(1, (far - distance) / SPILL_REACH);
    data[i] = red - 1.402 * keyCr * taken;
    data[i + 1] = green + (0.34414 * keyCb + 0.71414 * keyCr) * taken;
    data[i + 2] = blue - 1.772 * keyCb * taken;
  }
}

/** Adds what a pixel's brightness differs from its neighbors'; colors keep their hue, so no colored edges. The outermost row stays. */
function sharpen({ data, width, height }: ImageData, amount: number): void {
  const count = width * height;
  const light = new Uint8Array(count);
  for (let pixel = 0, i = 0; pixel < count; pixel += 1, i += 4) {
    light[pixel] = (54 * (data[i] ?? 0) + 183 * (data[i + 1] ?? 0) + 19 * (data[i + 2] ?? 0)) >> 8;
  }
  const strength = amount * 0.35;
  for (let y = 1; y < height - 1; y += 1) {
    const end = (y + 1) * width - 1;
    for (let pixel = y * width + 1; pixel < end; pixel += 1) {
      const around =
        (light[pixel - width] ?? 0) + (light[pixel + width] ?? 0) + (light[pixel - 1] ?? 0) + (light[pixel + 1] ?? 0);
      const edge = 4 * (light[pixel] ?? 0) - around;
      if (edge === 0) continue;
      const more = edge * strength;
      const i = pixel * 4;
      data[i] = (data[i] ?? 0) + more;
      data[i + 1] = (data[i + 1] ?? 0) + more;
      data[i + 2] = (data[i + 2] ?? 0) + more;
    }
  }
}

const MASK_RED = 0x000000ff;
const MASK_GREEN = 0x0000ff00;
const MASK_BLUE = 0x00ff0000;

/** Red one way, blue the other; beyond the border the border's pixel goes on. Little-endian, like every browser. */
function shiftChannels(pixels: ImageData, shift: NonNullable<EffectPlan['shift']>, scale: number): void {
  const { width, height } = pixels;
  const angle = (shift.angle * Math.PI) / 180;
  const dx = Math.round(Math.cos(angle) * shift.distance * scale);
  const dy = Math.round(Math.sin(angle) * shift.distance * scale);
  if (dx === 0 && dy === 0) return;
  const target = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, width * height);
  const source = target.slice();
  const held = (value: number, end: number): number => Math.min(end - 1, Math.max(0, value));
  const redColumns = Int32Array.from({ length: width }, (_, x) => held(x - dx, width));
  const blueColumns = Int32Array.from({ length: width }, (_, x) => held(x + dx, width));
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const redRow = held(y - dy, height) * width;
    const blueRow = held(y + dy, height) * width;
    for (let x = 0; x < width; x += 1) {
      const red = source[redRow + (redColumns[x] ?? 0)] ?? 0;
      const blue = source[blueRow + (blueColumns[x] ?? 0)] ?? 0;
      const green = source[row + x] ?? 0;
      const color = (red & MASK_RED) | (green & MASK_GREEN) | (blue & MASK_BLUE);
      // Opaque images, nearly all: no need to compare.
      const isSolid = (red & green & blue) >>> 24 === 255;
      const alpha = isSolid ? 255 : Math.max(red >>> 24, green >>> 24, blue >>> 24);
      target[row + x] = color | (alpha << 24);
    }
  }
}
