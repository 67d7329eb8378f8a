/** Blocks of 400 ms that begin every 100 ms, as the standard says. */
const BLOCK = 0.4;
const STEP = 0.1;
const SILENT = -70;
const RELATIVE = -10;
/** Nothing gets louder than this: −1 dB. */
const CEILING = 10 ** (-1 / 20);

interface Filter {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The two filters of the K weighting for a rate (ITU-R BS.1770-4, coefficients after the analogue prototype). */
function kWeighting(rate: number): readonly Filter[] {
  const shelfK = Math.tan((Math.PI * 1681.974450955533) / rate);
  const shelfQ = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const shelfNorm = 1 + shelfK / shelfQ + shelfK * shelfK;
  const passK = Math.tan((Math.PI * 38.13547087602444) / rate);
  const passQ = 0.5003270373238773;
  const passNorm = 1 + passK / passQ + passK * passK;
  return [
    {
      b: [
        (high + (band * shelfK) / shelfQ + shelfK * shelfK) / shelfNorm,
        (2 * (shelfK * shelfK - high)) / shelfNorm,
        (high - (band * shelfK) / shelfQ + shelfK * shelfK) / shelfNorm,
      ],
      a: [(2 * (shelfK * shelfK - 1)) / shelfNorm, (1 - shelfK / shelfQ + shelfK * shelfK) / shelfNorm],
    },
    { b: [1, -2, 1], a: [(2 * (passK * passK - 1)) / passNorm, (1 - passK / passQ + passK * passK) / passNorm] },
  ];
}

/**
 * Loudness of one channel as people hear it, LUFS (integrated, gated, ITU-R BS.1770-4). −Infinity for silence.
 *
 * @param samples −1…1.
 */
export function loudnessOf(samples: Float32Array, sampleRate: number): number {
  const step = Math.round(STEP * sampleRate);
  const energies = stepEnergies(samples, step, kWeighting(sampleRate));
  const perBlock = Math.round(BLOCK / STEP);
  // what is shorter than a block is one block
  const count = Math.max(1, energies.length - perBlock + 1);
  const blocks = Array.from({ length: count }, (_, i) => {
    const part = energies.slice(i, i + perBlock);
    return part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length);
  });
  const loud = blocks.filter((power) => lufs(power) > SILENT);
  const gate = lufs(mean(loud)) + RELATIVE;
  return lufs(mean(loud.filter((power) => lufs(power) > gate)));
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const lufs = (power: number): number => (power > 0 ? -0.691 + 10 * Math.log10(power) : Number.NEGATIVE_INFINITY);

/** Mean power per step after both filters. */
function stepEnergies(samples: Float32Array, step: number, filters: readonly Filter[]): readonly number[] {
  const memory = filters.map(() => [0, 0] as [number, number]);
  const energies: number[] = [];
  let sum = 0;
  for (let i = 0; i < samples.length; i += 1) {
    let value = samples[i] ?? 0;
    for (const [index, { b, a }] of filters.entries()) {
      const state = memory[index] ?? [0, 0];
      const out = b[0] * value + state[0];
      state[0] = b[1] * value - a[0] * out + state[1];
      state[1] = b[2] * value - a[1] * out;
      value = out;
    }
    sum += value * value;
    if ((i + 1) % step === 0) {
      energies.push(sum / step);
      sum = 0;
    }
  }
  const rest = samples.length % step;
  if (energies.length === 0 && rest > 0) energies.push(sum / rest);
  return energies;
}

/** What normalising did. */
export interface Levelled {
  readonly before: number;
  readonly after: number;
}

/**
 * Brings a sound to a loudness, in place; peaks that would go over −1 dB are bent, never cut. Silence stays silence.
 *
 * @param target LUFS; −16 is usual for speech on phones.
 */
export function levelTo(samples: Float32Array, sampleRate: number, target: number): Levelled {
  const before = loudnessOf(samples, sampleRate);
  if (!Number.isFinite(before)) return { before, after: before };
  const gain = 10 ** ((target - before) / 20);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (samples[i] ?? 0) * gain;
  bendPeaks(samples);
  return { before, after: loudnessOf(samples, sampleRate) };
}

/** Bends what would go over −1 dB, in place: loud peaks get rounder, never cut. */
export function bendPeaks(samples: Float32Array): void {
  const knee = 0.7 * CEILING;
  for (let i = 0; i < samples.length; i += 1) {
    const value = samples[i] ?? 0;
    const size = Math.abs(value);
    if (size <= knee) continue;
    samples[i] = Math.sign(value) * (knee + (CEILING - knee) * Math.tanh((size - knee) / (CEILING - knee)));
  }
}
