/** Blocks of 400 ms that begin every 100 ms, as the standard says. */
const BLOCK = 0.4;
const STEP = 0.1;
const SILENT = -70;
const RELATIVE = -10;
/** Nothing gets louder than this: −1 dB. */
export const MAX_PEAK = 10 ** (-1 / 20);

interface Filter {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** The two filters of the K weighting for a rate (ITU-R BS.1770-4, coefficients after the analogue prototype). */
function kWeighting(rate: number): readonly [Filter, Filter] {
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
      b0: (high + (band * shelfK) / shelfQ + shelfK * shelfK) / shelfNorm,
      b1: (2 * (shelfK * shelfK - high)) / shelfNorm,
      b2: (high - (band * shelfK) / shelfQ + shelfK * shelfK) / shelfNorm,
      a1: (2 * (shelfK * shelfK - 1)) / shelfNorm,
      a2: (1 - shelfK / shelfQ + shelfK * shelfK) / shelfNorm,
    },
    {
      b0: 1,
      b1: -2,
      b2: 1,
      a1: (2 * (passK * passK - 1)) / passNorm,
      a2: (1 - passK / passQ + passK * passK) / passNorm,
    },
  ];
}

/** The K weighting of one channel, sample by sample. */
export class KWeighting {
  private readonly shelf: Filter;
  private readonly pass: Filter;
  private shelf1 = 0;
  private shelf2 = 0;
  private pass1 = 0;
  private pass2 = 0;

  constructor(sampleRate: number) {
    [this.shelf, this.pass] = kWeighting(sampleRate);
  }

  /** Sum of the squares of what `samples` [from, to) are after weighting. */
  energy(samples: Float32Array, from: number, to: number): number {
    const { shelf, pass } = this;
    let { shelf1, shelf2, pass1, pass2 } = this;
    let sum = 0;
    for (let i = from; i < to; i += 1) {
      const sample = samples[i] ?? 0;
      const bright = shelf.b0 * sample + shelf1;
      shelf1 = shelf.b1 * sample - shelf.a1 * bright + shelf2;
      shelf2 = shelf.b2 * sample - shelf.a2 * bright;
      const value = pass.b0 * bright + pass1;
      pass1 = pass.b1 * bright - pass.a1 * value + pass2;
      pass2 = pass.b2 * bright - pass.a2 * value;
      sum += value * value;
    }
    this.shelf1 = shelf1;
    this.shelf2 = shelf2;
    this.pass1 = pass1;
    this.pass2 = pass2;
    return sum;
  }
}

/** Listens piece by piece, so that an hour takes no more memory than its tenths of a second. */
export class LoudnessMeter {
  private readonly filters: KWeighting[] = [];
  private readonly step: number;
  private readonly energies: number[] = [];
  private sum = 0;
  private count = 0;

  constructor(private readonly sampleRate: number) {
    this.step = Math.round(STEP * sampleRate);
  }

  /** Hears on. @param channels One or two of equal length, −1…1. */
  add(...channels: readonly Float32Array[]): void {
    const length = channels[0]?.length ?? 0;
    for (let from = 0; from < length; ) {
      const to = Math.min(length, from + this.step - this.count);
      for (const [index, samples] of channels.entries()) {
        this.filters[index] ??= new KWeighting(this.sampleRate);
        this.sum += this.filters[index]?.energy(samples, from, to) ?? 0;
      }
      this.count += to - from;
      from = to;
      if (this.count < this.step) continue;
      this.energies.push(this.sum / this.step);
      this.sum = 0;
      this.count = 0;
    }
  }

  /** Of all that was heard, LUFS (integrated, gated, ITU-R BS.1770-4). −Infinity for silence. */
  value(): number {
    const isShort = this.energies.length === 0 && this.count > 0;
    return integratedLoudness(isShort ? [this.sum / this.count] : this.energies);
  }
}

/**
 * Integrated loudness, LUFS (gated, ITU-R BS.1770-4). −Infinity for silence.
 *
 * @param energies Mean square of each tenth of a second after K weighting, channels added up.
 */
export function integratedLoudness(energies: readonly number[]): number {
  const perBlock = Math.round(BLOCK / STEP);
  // what is shorter than a block is one block
  const size = Math.min(perBlock, energies.length);
  const blocks: number[] = [];
  let sum = 0;
  for (const [index, energy] of energies.entries()) {
    sum += energy - (index >= size ? (energies[index - size] ?? 0) : 0);
    if (index >= size - 1) blocks.push(Math.max(0, sum / size));
  }
  const loud = blocks.filter((power) => lufs(power) > SILENT);
  const gate = lufs(mean(loud)) + RELATIVE;
  return lufs(mean(loud.filter((power) => lufs(power) > gate)));
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
  const knee = 0.7 * MAX_PEAK;
  for (let i = 0; i < samples.length; i += 1) {
    const value = samples[i] ?? 0;
    const size = Math.abs(value);
    if (size <= knee) continue;
    samples[i] = Math.sign(value) * (knee + (MAX_PEAK - knee) * Math.tanh((size - knee) / (MAX_PEAK - knee)));
  }
}
