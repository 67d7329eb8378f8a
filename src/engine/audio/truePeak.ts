/**
 * The interpolation filter of ITU-R BS.1770-4, annex 2: the first two of four phases; the others are the same backwards.
 */
const FIRST = [
  0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625, 0.97216796875,
  -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
];
const SECOND = [
  -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625, 0.77978515625,
  -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
];
const TAPS = 12;
/** Tap by tap, so that a sample is read once for all four phases. */
const taps = Float64Array.from(
  FIRST.flatMap((tap, index) => {
    const last = TAPS - 1 - index;
    return [tap, SECOND[index] ?? 0, SECOND[last] ?? 0, FIRST[last] ?? 0];
  }),
);
/** Samples that the filter needs on either side of a moment. */
export const PEAK_REACH = TAPS / 2;
/** No phase makes more of samples than this: the sum of its taps' sizes. */
const MAX_FILTER_GAIN = Math.max(...[FIRST, SECOND].map((phase) => phase.reduce((sum, tap) => sum + Math.abs(tap), 0)));

/**
 * The highest that the wave of `samples` [from, to) gets at and between its samples, as a converter will play it (four
 * times oversampled). {@link PEAK_REACH} samples on either side count for the shape; beyond the array is silence.
 */
export function truePeak(samples: Float32Array, from = 0, to = samples.length): number {
  let peak = samplePeak(samples, from, to);
  // Where all samples around are low there is no new peak between them; looked at in groups.
  for (let at = from; at < to; at += PEAK_REACH) {
    const end = Math.min(to, at + PEAK_REACH);
    if (samplePeak(samples, at - PEAK_REACH, end + PEAK_REACH) * MAX_FILTER_GAIN <= peak) continue;
    for (let i = at; i < end; i += 1) peak = Math.max(peak, peakAround(samples, i - PEAK_REACH));
  }
  return peak;
}

/** The highest of the four moments in the middle of the twelve samples from `first` on. */
function peakAround(samples: Float32Array, first: number): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  const end = Math.min(TAPS, samples.length - first);
  for (let tap = Math.max(0, -first); tap < end; tap += 1) {
    const value = samples[first + tap] ?? 0;
    const at = 4 * tap;
    a += (taps[at] ?? 0) * value;
    b += (taps[at + 1] ?? 0) * value;
    c += (taps[at + 2] ?? 0) * value;
    d += (taps[at + 3] ?? 0) * value;
  }
  return Math.max(a, -a, b, -b, c, -c, d, -d);
}

function samplePeak(samples: Float32Array, from: number, to: number): number {
  const end = Math.min(samples.length, to);
  let peak = 0;
  for (let i = Math.max(0, from); i < end; i += 1) {
    const value = samples[i] ?? 0;
    peak = Math.max(peak, value, -value);
  }
  return peak;
}
