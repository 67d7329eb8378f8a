import type { Strips } from './strips';

export interface StripLook {
  readonly width: number;
  readonly height: number;
  /** Seconds that the whole width shows. */
  readonly duration: number;
  /** Width over height of an image. */
  readonly aspect: number;
  readonly hasImage: boolean;
  readonly hasAudio: boolean;
  readonly keyTimes: readonly number[];
  readonly colors: { readonly audio: string; readonly key: string };
}

/** Room for the marks of key frames at the top, and the share of the height that sound takes below images. */
const KEYS = 6;
const AUDIO_SHARE = 0.32;

/** Paints images, loudness and key frames along a file. */
export function paintStrip(context: CanvasRenderingContext2D, strips: Strips, look: StripLook): void {
  const { width, height, hasImage, hasAudio } = look;
  context.clearRect(0, 0, width, height);
  const audioHeight = hasAudio ? (hasImage ? height * AUDIO_SHARE : height) : 0;
  if (hasImage) paintTiles(context, strips, look, KEYS, height - audioHeight - KEYS);
  if (hasAudio) paintAudio(context, strips, look, height - audioHeight, audioHeight);
  if (hasImage) paintKeys(context, look);
}

function paintTiles(
  context: CanvasRenderingContext2D,
  strips: Strips,
  look: StripLook,
  top: number,
  height: number,
): void {
  const tileWidth = Math.max(24, height * look.aspect);
  for (let x = 0; x < look.width; x += tileWidth) {
    const time = ((x + tileWidth / 2) / look.width) * look.duration;
    const image = strips.tile(Math.min(look.duration - 0.05, time), height);
    if (image) context.drawImage(image, x, top, tileWidth, height);
  }
}

function paintAudio(
  context: CanvasRenderingContext2D,
  strips: Strips,
  look: StripLook,
  top: number,
  height: number,
): void {
  const wave = strips.waveform();
  if (!wave) return;
  context.fillStyle = look.colors.audio;
  const middle = top + height / 2;
  for (let x = 0; x < look.width; x += 2) {
    const from = Math.floor((x / look.width) * look.duration * wave.perSecond);
    const to = Math.max(from + 1, Math.floor(((x + 2) / look.width) * look.duration * wave.perSecond));
    let peak = 0;
    for (let i = from; i < to && i < wave.peaks.length; i += 1) peak = Math.max(peak, wave.peaks[i] ?? 0);
    const half = Math.max(0.5, (peak * (height - 4)) / 2);
    context.fillRect(x, middle - half, 1.5, half * 2);
  }
}

function paintKeys(context: CanvasRenderingContext2D, { width, duration, keyTimes, colors }: StripLook): void {
  context.fillStyle = colors.key;
  let last = -3;
  for (const time of keyTimes) {
    const x = Math.round((time / duration) * width);
    // Closer than this they would be one bar.
    if (x - last < 3) continue;
    last = x;
    context.fillRect(x, 0, 1, KEYS - 1);
  }
}
