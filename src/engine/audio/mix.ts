import type { PcmRange } from '../media/soundReader';

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

export interface MixInput {
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
}

/** Adds a resampled sound to the block (mono goes to both sides). Positions outside the source count as silence. */
export function mixInto(block: StereoBlock, input: MixInput): void {
  const { channels } = input.source;
  const left = channels[0];
  if (!left) return;
  addChannel(block.left, left, input);
  addChannel(block.right, channels[1] ?? left, input);
}

function addChannel(out: Float32Array, data: Float32Array, { position, step, offset, frames, gain }: MixInput): void {
  const isPlain = step === 1 && Number.isInteger(position);
  for (let begin = 0; begin < frames; begin += GAIN_STEP) {
    const count = Math.min(GAIN_STEP, frames - begin);
    const from = gain(offset + begin);
    const slope = (gain(offset + begin + count) - from) / count;
    if (from === 0 && slope === 0) continue;
    for (let i = 0; i < count; i += 1) {
      const at = position + (begin + i) * step;
      const value = isPlain ? (data[at] ?? 0) : interpolate(data, at);
      const index = offset + begin + i;
      out[index] = (out[index] ?? 0) + value * (from + slope * i);
    }
  }
}

/** Catmull-Rom: good enough for speech and music at rates near 48 kHz, four reads a frame. */
function interpolate(data: Float32Array, at: number): number {
  const index = Math.floor(at);
  const t = at - index;
  const a = data[index - 1] ?? 0;
  const b = data[index] ?? 0;
  const c = data[index + 1] ?? 0;
  const d = data[index + 2] ?? 0;
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** Below this nothing is touched; above it the wave is bent so that it never reaches 1. */
const KNEE = 0.85;

/** Soft limit in place: the sum of loud sounds must not clip. Without memory, so windows meet without a seam. */
export function limit(block: StereoBlock): void {
  for (const data of [block.left, block.right]) {
    for (let i = 0; i < data.length; i += 1) {
      const value = data[i] ?? 0;
      const loud = Math.abs(value);
      if (loud > KNEE) data[i] = Math.sign(value) * (KNEE + (1 - KNEE) * Math.tanh((loud - KNEE) / (1 - KNEE)));
    }
  }
}
