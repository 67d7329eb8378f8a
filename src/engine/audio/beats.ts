import { findOnsets, type Onsets } from './onsets';

/** Tempos that are looked for, beats a minute. */
const SLOWEST = 60;
const FASTEST = 200;
/** Of two tempos that fit, one twice the other, the one nearer to this is meant. */
const USUAL = 120;
/** How firmly the tempo is held against single strong onsets beside the beat. */
const TIGHTNESS = 100;
/** Beats before the first and after the last real onset are only extrapolated: left out below this share of the usual strength. */
const FAINT = 0.1;

/**
 * The beats of a piece of music, in seconds: onset energy, its tempo by autocorrelation, then the evenly spaced row of
 * onsets that fits best (dynamic programming after Ellis, "Beat Tracking by Dynamic Programming", 2007).
 *
 * @param samples One channel, −1…1.
 * @returns In order; empty for silence and for sound without a pulse.
 */
export function findBeats(samples: Float32Array, sampleRate: number): number[] {
  const onsets = findOnsets(samples, sampleRate);
  const period = beatPeriod(onsets);
  if (period === undefined) return [];
  return trimmed(bestRow(onsets.strength, period), onsets.strength).map((frame) => frame / onsets.rate);
}

/** Tempo of a piece of music in beats a minute; undefined when it has no pulse. */
export function findTempo(samples: Float32Array, sampleRate: number): number | undefined {
  const onsets = findOnsets(samples, sampleRate);
  const period = beatPeriod(onsets);
  return period === undefined ? undefined : (60 * onsets.rate) / period;
}

/** Onset values from one beat to the next, a fraction; undefined without a pulse. */
function beatPeriod({ strength, rate }: Onsets): number | undefined {
  const shortest = Math.floor((60 * rate) / FASTEST);
  const longest = Math.ceil((60 * rate) / SLOWEST);
  if (strength.length < 2 * longest) return undefined;
  const soft = smoothed(strength);
  const likeness = (lag: number): number => {
    let sum = 0;
    for (let i = lag; i < soft.length; i += 1) sum += (soft[i] ?? 0) * (soft[i - lag] ?? 0);
    return sum / (soft.length - lag);
  };
  const zero = likeness(0);
  if (zero <= 1e-9) return undefined;
  const found = Array.from({ length: longest + 2 - (shortest - 1) }, (_, i) => likeness(shortest - 1 + i) / zero);
  const at = (lag: number): number => found[lag - (shortest - 1)] ?? 0;
  let best: { readonly lag: number; readonly score: number } | undefined;
  for (let lag = shortest; lag <= longest; lag += 1) {
    if (at(lag) < at(lag - 1) || at(lag) < at(lag + 1)) continue;
    const octaves = Math.log2((60 * rate) / lag / USUAL);
    const score = at(lag) * Math.exp(-0.5 * (octaves / 0.9) ** 2);
    if (!best || score > best.score) best = { lag, score };
  }
  if (!best || at(best.lag) < 0.05) return undefined;
  return best.lag + peakOffset(at(best.lag - 1), at(best.lag), at(best.lag + 1));
}

/** Where between the neighbors the top of the parabola through three values lies, −0.5…0.5. */
function peakOffset(left: number, middle: number, right: number): number {
  const bend = left - 2 * middle + right;
  return bend >= 0 ? 0 : (0.5 * (left - right)) / bend;
}

/** Blurred over about 25 ms: played beats are never exact. */
function smoothed(values: Float32Array): Float32Array {
  const weights = [0.06, 0.24, 0.4, 0.24, 0.06];
  return values.map((_, i) => weights.reduce((sum, weight, k) => sum + weight * (values[i + k - 2] ?? 0), 0));
}

/** Positions of the row of onsets with the greatest sum of strengths, each about `period` from the one before. */
function bestRow(strength: Float32Array, period: number): readonly number[] {
  const soft = smoothed(strength);
  const deviation = Math.sqrt(soft.reduce((sum, value) => sum + value * value, 0) / soft.length) || 1;
  const score = new Float64Array(soft.length);
  const before = new Int32Array(soft.length).fill(-1);
  const nearest = Math.max(1, Math.round(period / 2));
  const farthest = Math.round(period * 2);
  const cost = Float64Array.from(
    { length: farthest + 1 },
    (_, gap) => TIGHTNESS * Math.log(Math.max(1, gap) / period) ** 2,
  );
  for (let i = 0; i < soft.length; i += 1) {
    let best = 0;
    for (let gap = nearest; gap <= farthest && gap <= i; gap += 1) {
      const value = (score[i - gap] ?? 0) - (cost[gap] ?? 0);
      if (value > best) {
        best = value;
        before[i] = i - gap;
      }
    }
    score[i] = (soft[i] ?? 0) / deviation + best;
  }
  return backFrom(lastOf(score, Math.round(period)), before);
}

/** The best end lies within the last beat: later ones have collected more. */
function lastOf(score: Float64Array, period: number): number {
  let last = score.length - 1;
  for (let i = Math.max(0, score.length - period); i < score.length; i += 1) {
    if ((score[i] ?? 0) > (score[last] ?? 0)) last = i;
  }
  return last;
}

function backFrom(last: number, before: Int32Array): readonly number[] {
  const row: number[] = [];
  for (let at = last; at >= 0; at = before[at] ?? -1) row.push(at);
  return row.reverse();
}

function trimmed(row: readonly number[], strength: Float32Array): readonly number[] {
  const heard = row.map((at) => Math.max(...[-2, -1, 0, 1, 2].map((step) => strength[at + step] ?? 0)));
  const usual = Math.sqrt(heard.reduce((sum, value) => sum + value * value, 0) / Math.max(1, heard.length));
  const isReal = (value: number | undefined): boolean => value !== undefined && value > usual * FAINT && value > 1e-6;
  let from = 0;
  let to = row.length;
  while (from < to && !isReal(heard[from])) from += 1;
  while (to > from && !isReal(heard[to - 1])) to -= 1;
  return row.slice(from, to);
}
