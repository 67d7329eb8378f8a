import type { PcmRange } from '../media/audioReader';
import { valueAt } from './resample';

/** The mix's rate; what every platform takes and AAC and Opus encode best. */
export const SAMPLE_RATE = 48_000;

/** Left and right, equal lengths, at {@link SAMPLE_RATE}. */
export interface StereoBlock {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

export const silence = (frames: number): StereoBlock => ({
  left: new Float32Array(frames),
  right: new Float32Array(frames),
});

/** Gains are worked out at this spacing (2.7 ms) and joined by straight lines. */
const GAIN_STEP = 128;

interface MixInput {
  readonly source: PcmRange;
  /** Position in `source` of the first frame written, in frames of the source; fractions count. */
  readonly position: number;
  /** Frames of the source per frame of the mix: speed × source rate ÷ 48 000. */
  readonly step: number;
  /** Where in the block to begin and how many frames to write. */
  readonly offset: number;
  readonly frames: number;
  /** Gain at a frame of the block. */
  readonly gain: (frame: number) => number;
  /**
   * The whole stretch that sounds, in frames of the block; it may begin before and end after what is written. The gain's
   * straight lines lie on it, so that they are the same however the mix is cut into blocks.
   */
  readonly stretch?: { readonly first: number; readonly last: number };
}

/** Adds a resampled sound to the block (mono goes to both sides). Positions outside the source count as silence. */
export function mixInto(block: StereoBlock, input: MixInput): void {
  const { channels } = input.source;
  const left = channels[0];
  if (!left) return;
  const gains = gainsOf(input);
  addChannel(block.left, left, gains, input);
  addChannel(block.right, channels[1] ?? left, gains, input);
}

/** One gain a frame. */
function gainsOf({ offset, frames, gain, stretch }: MixInput): Float32Array {
  const { first, last } = stretch ?? { first: offset, last: offset + frames };
  const gains = new Float32Array(frames);
  const end = offset + frames;
  for (let from = first + Math.floor((offset - first) / GAIN_STEP) * GAIN_STEP; from < end; from += GAIN_STEP) {
    const to = Math.min(last, from + GAIN_STEP);
    const start = gain(from);
    const slope = (gain(to) - start) / Math.max(1, to - from);
    const stop = Math.min(end, to);
    for (let frame = Math.max(offset, from); frame < stop; frame += 1)
      gains[frame - offset] = start + slope * (frame - from);
    if (to >= last) break;
  }
  return gains;
}

function addChannel(out: Float32Array, data: Float32Array, gains: Float32Array, input: MixInput): void {
  const { position, step, offset, frames } = input;
  const isPlain = step === 1 && Number.isInteger(position);
  for (let i = 0; i < frames; i += 1) {
    const gain = gains[i] ?? 0;
    if (gain === 0) continue;
    const at = position + i * step;
    const value = isPlain ? (data[at] ?? 0) : valueAt(data, at, step);
    out[offset + i] = (out[offset + i] ?? 0) + value * gain;
  }
}

/** Below this nothing is touched; above it the wave is bent so that it never reaches 1. */
const KNEE = 0.85;

/** Soft limit in place: the sum of loud sounds must not clip. Without memory, so windows meet without a seam. */
export function limit(block: StereoBlock): void {
  for (const data of [block.left, block.right]) {
    for (let i = 0; i < data.length; i += 1) {
      const value = data[i] ?? 0;
      const loud = value < 0 ? -value : value;
      if (loud > KNEE) data[i] = Math.sign(value) * (KNEE + (1 - KNEE) * Math.tanh((loud - KNEE) / (1 - KNEE)));
    }
  }
}
