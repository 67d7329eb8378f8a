/** Voices of grown people and children lie between these, Hz. */
const LOWEST = 65;
const HIGHEST = 500;
/** Rate at which the period is looked for: enough for 500 Hz, eight times less work than 48 kHz. */
const RATE = 8000;
/** A window must hold two periods of the deepest voice. */
const WINDOW = Math.ceil((2 * RATE) / LOWEST);
const HOP = 0.015;
/** How far the sound may differ from itself a period later and still be a tone (YIN's threshold). */
const LIKENESS = 0.18;
/** Quieter windows are not asked (−46 dB). */
const QUIET = 0.005;

/** Fundamental frequency over time. */
interface PitchTrack {
  /** Hz per hop; 0 where no voice sounds. */
  readonly hertz: Float32Array;
  /** Seconds between two values. */
  readonly hop: number;
}

/**
 * Fundamental frequency of a voice over time, by YIN: the shortest lag at which the sound is like itself, taken between
 * the samples by a parabola.
 *
 * @param samples One channel, −1…1.
 */
export function trackPitch(samples: Float32Array, sampleRate: number): PitchTrack {
  const low = decimate(samples, sampleRate, RATE);
  const step = Math.round(HOP * RATE);
  const count = Math.max(0, Math.floor((low.length - 2 * WINDOW) / step) + 1);
  const hertz = new Float32Array(count);
  for (let i = 0; i < count; i += 1) hertz[i] = pitchAt(low, i * step);
  return { hertz: withoutLeaps(hertz), hop: step / RATE };
}

function pitchAt(samples: Float32Array, at: number): number {
  let energy = 0;
  for (let i = at; i < at + WINDOW; i += 1) energy += (samples[i] ?? 0) ** 2;
  if (Math.sqrt(energy / WINDOW) < QUIET) return 0;
  const longest = Math.floor(RATE / LOWEST);
  const shortest = Math.floor(RATE / HIGHEST);
  const likeness = new Float32Array(longest + 2).fill(1);
  let sum = 0;
  for (let lag = 1; lag <= longest + 1; lag += 1) {
    let difference = 0;
    for (let i = at; i < at + WINDOW; i += 1) difference += ((samples[i] ?? 0) - (samples[i + lag] ?? 0)) ** 2;
    sum += difference;
    likeness[lag] = sum > 0 ? (difference * lag) / sum : 1;
  }
  for (let lag = shortest; lag <= longest; lag += 1) {
    const value = likeness[lag] ?? 1;
    if (value > LIKENESS || value > (likeness[lag + 1] ?? 1)) continue;
    return RATE / (lag + peakOffset(likeness[lag - 1] ?? 1, value, likeness[lag + 1] ?? 1));
  }
  return 0;
}

/** Where between its neighbors the lowest point of a parabola lies, −0.5…0.5. */
function peakOffset(before: number, here: number, after: number): number {
  const bend = before - 2 * here + after;
  return bend === 0 ? 0 : Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend));
}

/** A single value an octave away from both neighbors is a slip of the search. */
function withoutLeaps(hertz: Float32Array): Float32Array {
  return hertz.map((value, i) => {
    const before = hertz[i - 1] ?? 0;
    const after = hertz[i + 1] ?? 0;
    if (value === 0 || before === 0 || after === 0) return value;
    const isAway = (other: number): boolean => Math.abs(Math.log2(value / other)) > 0.6;
    return isAway(before) && isAway(after) ? (before + after) / 2 : value;
  });
}

/** A lower rate: each value the mean of those it stands for, which takes off most of what would fold back. */
export function decimate(samples: Float32Array, from: number, to: number): Float32Array {
  if (from <= to) return samples;
  const step = from / to;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const begin = Math.floor(index * step);
    const end = Math.max(begin + 1, Math.floor((index + 1) * step));
    let sum = 0;
    for (let i = begin; i < end; i += 1) sum += samples[i] ?? 0;
    return sum / (end - begin);
  });
}
