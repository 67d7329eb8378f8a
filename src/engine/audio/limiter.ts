import { SAMPLE_RATE } from './mix';
import { SPAN } from './mixMeter';

/** Spans in which the gain comes down before a peak: 20 ms, slow enough not to be heard as a click. */
const LOOK_AHEAD = 4;
/** Seconds in which two thirds of what was taken away come back: slower than a syllable's waves, faster than a pause. */
const RELEASE = 0.15;
const RECOVERY = 1 - Math.exp(-SPAN / (RELEASE * SAMPLE_RATE));

/**
 * Gains of a look-ahead limiter at the edges between spans, 0–1, one more than there are spans. With straight lines between
 * them no peak gets over the ceiling: a span's gain never exceeds what its peak allows, and it is there before the peak is.
 *
 * @param peaks True peak of each span.
 */
export function limiterGains(peaks: readonly number[], ceiling: number): Float32Array {
  const count = peaks.length + 1;
  const allowed = (span: number): number => Math.min(1, ceiling / Math.max(ceiling, peaks[span] ?? 0));
  const held = new Float32Array(count + LOOK_AHEAD);
  let gain = 1;
  for (let edge = 0; edge < held.length; edge += 1) {
    // The lowest of what is near: the average below then starts early enough and ends late enough.
    let lowest = 1;
    for (let span = edge - 1 - LOOK_AHEAD; span <= edge; span += 1) lowest = Math.min(lowest, allowed(span));
    gain = Math.min(lowest, gain + (1 - gain) * RECOVERY);
    held[edge] = gain;
  }
  const gains = new Float32Array(count);
  for (let edge = 0; edge < count; edge += 1) {
    let sum = 0;
    for (let ahead = 0; ahead <= LOOK_AHEAD; ahead += 1) sum += held[edge + ahead] ?? 1;
    gains[edge] = sum / (LOOK_AHEAD + 1);
  }
  return gains;
}
