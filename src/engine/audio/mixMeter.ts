import { integratedLoudness, KWeighting } from './loudness';
import { SAMPLE_RATE, type StereoBlock } from './mix';
import { PEAK_REACH, truePeak } from './truePeak';

/** Frames of the spans in which a mix is measured: 5 ms. */
export const SPAN = 240;
const SPANS_A_TENTH = SAMPLE_RATE / 10 / SPAN;

/** What a mix is like, span by span. */
export interface MixMeasure {
  /** Sum of squares after K weighting, both sides. */
  readonly energies: readonly number[];
  /** True peak of the louder side, 1 = full scale. */
  readonly peaks: readonly number[];
}

/** Measures a mix that comes in pieces of any length. */
export class MixMeter {
  private readonly energies: number[] = [];
  private readonly peaks: number[] = [];
  private readonly filters = [new KWeighting(SAMPLE_RATE), new KWeighting(SAMPLE_RATE)] as const;
  /** What is not measured yet, after {@link PEAK_REACH} frames of what is. */
  private left: Float32Array = new Float32Array(PEAK_REACH);
  private right: Float32Array = new Float32Array(PEAK_REACH);

  /** Hears on. */
  add({ left, right }: StereoBlock): void {
    this.left = joined(this.left, left);
    this.right = joined(this.right, right);
    let from = PEAK_REACH;
    for (; from + SPAN + PEAK_REACH <= this.left.length; from += SPAN) this.measure(from, from + SPAN);
    this.left = this.left.slice(from - PEAK_REACH);
    this.right = this.right.slice(from - PEAK_REACH);
  }

  /** Of all that was heard; nothing may be added after. */
  end(): MixMeasure {
    const rest = this.left.length - PEAK_REACH;
    for (let from = PEAK_REACH; from < PEAK_REACH + rest; from += SPAN) {
      this.measure(from, Math.min(from + SPAN, PEAK_REACH + rest));
    }
    return { energies: this.energies, peaks: this.peaks };
  }

  private measure(from: number, to: number): void {
    const { left, right, filters } = this;
    this.energies.push(filters[0].energy(left, from, to) + filters[1].energy(right, from, to));
    this.peaks.push(Math.max(truePeak(left, from, to), truePeak(right, from, to)));
  }
}

function joined(head: Float32Array, tail: Float32Array): Float32Array {
  const out = new Float32Array(head.length + tail.length);
  out.set(head);
  out.set(tail, head.length);
  return out;
}

/**
 * Integrated loudness of a measured mix, LUFS.
 *
 * @param power What each span's energy is multiplied by.
 */
export function mixLoudness({ energies }: MixMeasure, power: (span: number) => number = () => 1): number {
  const tenths: number[] = [];
  for (let from = 0; from < energies.length; from += SPANS_A_TENTH) {
    const to = Math.min(energies.length, from + SPANS_A_TENTH);
    // The standard leaves out the rest of a block; only what is shorter than a tenth has nothing else.
    if (to - from < SPANS_A_TENTH && tenths.length > 0) break;
    let sum = 0;
    for (let span = from; span < to; span += 1) sum += (energies[span] ?? 0) * power(span);
    tenths.push(sum / ((to - from) * SPAN));
  }
  return integratedLoudness(tenths);
}
