import { limiterGains } from './limiter';
import { SAMPLE_RATE, type StereoBlock } from './mix';
import { type MixMeasure, MixMeter, mixLoudness, SPAN } from './mixMeter';

/** Quieter mixes than this can make good are mostly noise, dB. */
const MAX_GAIN = 20;
/** The limiter never presses harder than this to get there, dB. */
const MAX_LIMITING = 12;
/** Halvings of the range in which the gain is searched: to a thousandth of a dB. */
const HALVINGS = 15;

/** Where a mix should lie. */
export interface LoudnessTarget {
  /** Integrated loudness, LUFS. */
  readonly target: number;
  /** Highest true peak, dBTP. */
  readonly truePeak: number;
}

/** What is done to a mix at last: a gain at each edge between spans, straight lines between. */
export interface Master {
  /** Frame of the mix at which the first span begins. */
  readonly from: number;
  readonly gains: Float32Array;
}

/**
 * The gain that brings a measured mix to a loudness, with its peaks held down; what the limiter takes away is made up
 * for. Undefined for silence. It is the same for each moment of the mix, however the mix is cut into windows.
 *
 * @param from Frame at which the measuring began.
 */
export function planMaster(measure: MixMeasure, goal: LoudnessTarget, from: number): Master | undefined {
  const loudness = mixLoudness(measure);
  if (!Number.isFinite(loudness)) return undefined;
  const ceiling = gainOf(goal.truePeak);
  const wish = goal.target - loudness;
  let low = Math.min(MAX_GAIN, wish);
  let high = Math.min(MAX_GAIN, wish + MAX_LIMITING);
  const reached = (decibels: number): number => {
    const gains = masterGains(measure.peaks, decibels, ceiling);
    return mixLoudness(measure, (span) => (((gains[span] ?? 0) + (gains[span + 1] ?? 0)) / 2) ** 2);
  };
  if (reached(low) >= goal.target) high = low;
  for (let turn = 0; turn < HALVINGS && high > low; turn += 1) {
    const middle = (low + high) / 2;
    if (reached(middle) < goal.target) low = middle;
    else high = middle;
  }
  return { from, gains: masterGains(measure.peaks, low, ceiling) };
}

const gainOf = (decibels: number): number => 10 ** (decibels / 20);

function masterGains(peaks: readonly number[], decibels: number, ceiling: number): Float32Array {
  const gain = gainOf(decibels);
  return limiterGains(peaks, ceiling / gain).map((limited) => limited * gain);
}

/** Applies it in place to a piece of the mix that begins at frame `from`. Outside of what was measured the gain stands still. */
export function applyMaster({ left, right }: StereoBlock, from: number, { from: first, gains }: Master): void {
  const last = gains.length - 1;
  for (let i = 0; i < left.length; i += 1) {
    const at = Math.min(last, Math.max(0, (from + i - first) / SPAN));
    const edge = Math.floor(at);
    const start = gains[edge] ?? 1;
    const gain = start + ((gains[Math.min(last, edge + 1)] ?? start) - start) * (at - edge);
    left[i] = (left[i] ?? 0) * gain;
    right[i] = (right[i] ?? 0) * gain;
  }
}

/** Frames that are measured at once: what else the realm does comes between. */
const PIECE = SAMPLE_RATE;

/** A stretch of a mix before it is mastered. */
interface MixRange {
  readonly from: number;
  /** Exclusive, frames. */
  readonly to: number;
  readonly sum: (from: number, frames: number) => Promise<StereoBlock>;
  /** Between two pieces; throws to stop. */
  readonly hold?: () => Promise<void>;
}

/** Plays a whole stretch to a meter and says what brings it to `goal`; see {@link planMaster}. */
export async function findMaster(goal: LoudnessTarget, { from, to, sum, hold }: MixRange): Promise<Master | undefined> {
  const meter = new MixMeter();
  for (let at = from; at < to; at += PIECE) {
    await hold?.();
    meter.add(await sum(at, Math.min(PIECE, to - at)));
  }
  return planMaster(meter.end(), goal, from);
}
