/** Samples a second at which sounds are held against each other. */
export const SOUND_RATE = 48_000;
/** Samples that are compared at a place: 42 ms, in which the tone climbs by 250 Hz. */
export const WINDOW = 2000;
/** Samples that a sound may lie off and still be found: 50 ms. */
const REACH = 2400;
/** A hundredth of full scale is heard. */
const HEARD = 0.01;

/** 32-bit floats of bytes. */
export const asSamples = (bytes: Uint8Array): Float32Array =>
  new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.byteLength & ~3)));

/** The first and the last sample that is heard. */
export function heardSpan(samples: Float32Array): { readonly first: number; readonly last: number } {
  const isHeard = (value: number): boolean => Math.abs(value) > HEARD;
  return { first: samples.findIndex(isHeard), last: samples.findLastIndex(isHeard) };
}

/** Where windows begin: near the head, in the middle and near the end of what is heard. */
export const windowStarts = (first: number, last: number): readonly number[] =>
  [0.1, 0.5, 0.85].map((share) => Math.round(first + (last - first) * share));

export interface SoundMatch {
  /** Samples by which the sound comes later than it should. */
  readonly offset: number;
  /** Decibels by which it is louder. */
  readonly level: number;
  /** 1 = the same wave. */
  readonly correlation: number;
}

/** Nothing else is as alike: the tone climbs, so that a window lies well in one place alone. */
const FOUND = 0.9995;
/** Samples around such a place among which the best one lies, however low the tone. */
const NEAR = 24;

/** Finds where in a sound a window lies best, from where it should outwards. */
export function matchWindow(samples: Float32Array, window: Float32Array, start: number): SoundMatch {
  const own = energy(window, 0, window.length);
  let best: SoundMatch = { offset: 0, level: Number.NEGATIVE_INFINITY, correlation: -1 };
  const look = (offset: number): void => {
    const from = start + offset;
    if (from < 0 || from + window.length > samples.length) return;
    let product = 0;
    for (let index = 0; index < window.length; index += 1)
      product += (samples[from + index] ?? 0) * (window[index] ?? 0);
    const there = energy(samples, from, window.length);
    const correlation = product / Math.sqrt(own * there + 1e-12);
    if (correlation > best.correlation)
      best = { offset, correlation, level: 10 * Math.log10((there + 1e-12) / (own + 1e-12)) };
  };
  for (let away = 0; away <= REACH && best.correlation < FOUND; away += 1)
    for (const sign of [1, -1]) look(sign * away);
  const { offset } = best;
  if (best.correlation >= FOUND)
    for (let away = 1; away <= NEAR; away += 1) for (const sign of [1, -1]) look(offset + sign * away);
  return best;
}

function energy(samples: Float32Array, from: number, length: number): number {
  let sum = 0;
  for (let index = from; index < from + length; index += 1) sum += (samples[index] ?? 0) ** 2;
  return sum;
}
