import { decimate } from './pitch';

const RATE = 16_000;
const FRAME = 512;
const HOP = 256;
const BANDS = 24;
/** Coefficients that are kept; the first, the loudness, is left out. */
const KEPT = 12;
const QUIET = 0.004;

const mel = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700);
const hertzOf = (value: number): number => 700 * (10 ** (value / 2595) - 1);

/** For each band its triangle over the bins of a spectrum. */
const filters = Array.from({ length: BANDS }, (_, band) => {
  const edge = (index: number): number => {
    const low = mel(80);
    return (hertzOf(low + ((mel(7600) - low) * index) / (BANDS + 1)) * FRAME) / RATE;
  };
  const [from, top, to] = [edge(band), edge(band + 1), edge(band + 2)];
  return Float32Array.from({ length: FRAME / 2 }, (__, bin) =>
    Math.max(0, Math.min((bin - from) / (top - from), (to - bin) / (to - top))),
  );
});

const window = Float32Array.from({ length: FRAME }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (FRAME - 1)));

/**
 * The color of a voice: mean of its mel cepstrum (12 values) over the frames in which it sounds. Near for the same
 * voice, whatever it says, given a second or more. Undefined when nothing sounds.
 *
 * @param samples One channel, −1…1.
 */
export function voiceColor(samples: Float32Array, sampleRate: number): Float32Array | undefined {
  const low = decimate(samples, sampleRate, RATE);
  const sums = new Float32Array(KEPT);
  let count = 0;
  for (let at = 0; at + FRAME <= low.length; at += HOP) {
    const frame = low.subarray(at, at + FRAME);
    if (Math.sqrt(frame.reduce((sum, value) => sum + value * value, 0) / FRAME) < QUIET) continue;
    const energies = bandEnergies(frame);
    for (let k = 0; k < KEPT; k += 1) {
      let value = 0;
      for (let band = 0; band < BANDS; band += 1)
        value += (energies[band] ?? 0) * Math.cos((Math.PI * (k + 1) * (band + 0.5)) / BANDS);
      sums[k] = (sums[k] ?? 0) + value / BANDS;
    }
    count += 1;
  }
  return count === 0 ? undefined : sums.map((sum) => sum / count);
}

function bandEnergies(frame: Float32Array): Float32Array {
  const real = frame.map((value, i) => value * (window[i] ?? 0));
  const imaginary = new Float32Array(FRAME);
  transform(real, imaginary);
  return Float32Array.from(filters, (filter) => {
    let sum = 0;
    for (let bin = 0; bin < filter.length; bin += 1)
      sum += (filter[bin] ?? 0) * ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2);
    return Math.log(sum + 1e-6);
  });
}

/** Fast Fourier transform in place; the length is a power of two. */
function transform(real: Float32Array, imaginary: Float32Array): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    [real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0];
    [imaginary[i], imaginary[j]] = [imaginary[j] ?? 0, imaginary[i] ?? 0];
  }
  for (let length = 2; length <= size; length *= 2) {
    const half = length / 2;
    for (let k = 0; k < half; k += 1) {
      const [cos, sin] = [Math.cos((-2 * Math.PI * k) / length), Math.sin((-2 * Math.PI * k) / length)];
      for (let i = k; i < size; i += length) {
        const [re, im] = [real[i + half] ?? 0, imaginary[i + half] ?? 0];
        const [turnedRe, turnedIm] = [re * cos - im * sin, re * sin + im * cos];
        real[i + half] = (real[i] ?? 0) - turnedRe;
        imaginary[i + half] = (imaginary[i] ?? 0) - turnedIm;
        real[i] = (real[i] ?? 0) + turnedRe;
        imaginary[i] = (imaginary[i] ?? 0) + turnedIm;
      }
    }
  }
}
