/** How strongly something begins to sound, per hop; evenly spaced. */
export interface Onsets {
  readonly strength: Float32Array;
  /** Values a second. */
  readonly rate: number;
}

/** Values a second that are aimed at: 5 ms apart, so that a beat lies within a few milliseconds. */
const RATE = 200;
/** Corners of the two filters that part kick, body and hi-hat, Hz. */
const LOW = 150;
const HIGH = 2500;
/** Energies are compressed like the ear does, so that a quiet hi-hat counts beside a loud kick. */
const COMPRESSION = 1000;
/** Energy is compared with that of this many hops before: attacks are not instant. */
const LOOK_BACK = 2;

/**
 * Onset strength of a sound: the rise of energy in three bands (below 150 Hz, up to 2.5 kHz, above), summed. Its average
 * over a second around is taken off, so that steady noise gives nothing.
 *
 * @param samples One channel, −1…1.
 */
export function findOnsets(samples: Float32Array, sampleRate: number): Onsets {
  const hop = Math.max(1, Math.round(sampleRate / RATE));
  const rate = sampleRate / hop;
  const count = Math.floor(samples.length / hop);
  const bands = energies(samples, { count, hop, sampleRate });
  const rise = new Float32Array(count);
  for (const band of bands) {
    for (let i = LOOK_BACK; i < count; i += 1) {
      rise[i] = (rise[i] ?? 0) + Math.max(0, (band[i] ?? 0) - (band[i - LOOK_BACK] ?? 0));
    }
  }
  return { strength: aboveAverage(rise, Math.round(rate / 2)), rate };
}

interface Frames {
  readonly count: number;
  readonly hop: number;
  readonly sampleRate: number;
}

/** Compressed energy per hop of the three bands. */
function energies(samples: Float32Array, { count, hop, sampleRate }: Frames): readonly Float32Array[] {
  const bands = [new Float32Array(count), new Float32Array(count), new Float32Array(count)] as const;
  const lowShare = 1 - Math.exp((-2 * Math.PI * LOW) / sampleRate);
  const highShare = 1 - Math.exp((-2 * Math.PI * Math.min(HIGH, sampleRate / 3)) / sampleRate);
  let low = 0;
  let belowHigh = 0;
  for (let frame = 0; frame < count; frame += 1) {
    const sums = [0, 0, 0] as [number, number, number];
    for (let i = frame * hop; i < (frame + 1) * hop; i += 1) {
      const value = samples[i] ?? 0;
      low += (value - low) * lowShare;
      belowHigh += (value - belowHigh) * highShare;
      const middle = belowHigh - low;
      const high = value - belowHigh;
      sums[0] += low * low;
      sums[1] += middle * middle;
      sums[2] += high * high;
    }
    for (const band of [0, 1, 2] as const) bands[band][frame] = Math.log1p(COMPRESSION * Math.sqrt(sums[band] / hop));
  }
  return bands;
}

/** What rises above the average of `reach` values on both sides. */
function aboveAverage(values: Float32Array, reach: number): Float32Array {
  const sums = new Float64Array(values.length + 1);
  for (let i = 0; i < values.length; i += 1) sums[i + 1] = (sums[i] ?? 0) + (values[i] ?? 0);
  return values.map((value, i) => {
    const from = Math.max(0, i - reach);
    const to = Math.min(values.length, i + reach + 1);
    return Math.max(0, value - ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from));
  });
}
