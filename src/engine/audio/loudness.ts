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

/** Listens to one channel piece by piece, so that an hour takes no more memory than its tenths of a second. */
export class LoudnessMeter {
  private readonly filters: readonly Filter[];
  private readonly memory: readonly [number, number][];
  private readonly step: number;
  private readonly energies: number[] = [];
  private sum = 0;
  private count = 0;

  constructor(sampleRate: number) {
    this.filters = kWeighting(sampleRate);
    this.memory = this.filters.map(() => [0, 0] as [number, number]);
    this.step = Math.round(STEP * sampleRate);
  }

  /** Hears on. @param samples −1…1. */
  add(samples: Float32Array): void {
    for (let i = 0; i < samples.length; i += 1) {
      const value = this.weighted(samples[i] ?? 0);
      this.sum += value * value;
      this.count += 1;
      if (this.count < this.step) continue;
      this.energies.push(this.sum / this.step);
      this.sum = 0;
      this.count = 0;
    }
  }

  /** Of all that was heard, LUFS (integrated, gated, ITU-R BS.1770-4). −Infinity for silence. */
  value(): number {
    const isShort = this.energies.length === 0 && this.count > 0;
    const energies = isShort ? [this.sum / this.count] : this.energies;
    const perBlock = Math.round(BLOCK / STEP);
    // what is shorter than a block is one block
    const count = Math.max(1, energies.length - perBlock + 1);
    const blocks = Array.from({ length: count }, (_, i) => mean(energies.slice(i, i + perBlock)));
    const loud = blocks.filter((power) => lufs(power) > SILENT);
    const gate = lufs(mean(loud)) + RELATIVE;
    return lufs(mean(loud.filter((power) => lufs(power) > gate)));
  }

  private weighted(sample: number): number {
    let value = sample;
    for (const [index, { b, a }] of this.filters.entries()) {
      const state = this.memory[index] ?? [0, 0];
      const out = b[0] * value + state[0];
      state[0] = b[1] * value - a[0] * out + state[1];
      state[1] = b[2] * value - a[1] * out;
      value = out;
    }
    return value;
  }
}

/**
 * Loudness of one channel as people hear it, LUFS (integrated, gated, ITU-R BS.1770-4). −Infinity for silence.
 *
 * @param samples −1…1.
 */
export function loudnessOf(samples: Float32Array, sampleRate: number): number {
  const meter = new LoudnessMeter(sampleRate);
  meter.add(samples);
  return meter.value();
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const lufs = (power: number): number => (power > 0 ? -0.691 + 10 * Math.log10(power) : Number.NEGATIVE_INFINITY);

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
