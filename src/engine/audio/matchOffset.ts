import { averages, COARSE, type PcmWindow } from './pcmWindow';

interface MatchQuery {
  /** Where the sound would go on by itself, in frames of the source. */
  readonly wanted: number;
  /** Where it should be looked for: around this, `reach` frames to both sides. */
  readonly around: number;
  readonly reach: number;
  /** Frames that are compared. */
  readonly length: number;
}

/**
 * The place around `around` that sounds most like what stands at `wanted` (normalized cross-correlation, first at
 * an eighth of the rate, then exact). All of it must be held by the window.
 */
export function matchOffset(window: PcmWindow, { wanted, around, reach, length }: MatchQuery): number {
  const reference = averages(window.mono, wanted - window.start, Math.floor(length / COARSE));
  const first = Math.ceil((around - reach) / COARSE);
  const last = Math.floor((around + reach) / COARSE);
  const shift = window.start / COARSE;
  const rough = bestLike(window.coarse, reference, first - shift, last - shift) + shift;
  const exact = window.mono.subarray(wanted - window.start, wanted - window.start + length);
  const near = rough * COARSE - window.start;
  const low = Math.max(near - COARSE + 1, around - reach - window.start);
  const high = Math.min(near + COARSE - 1, around + reach - window.start);
  return bestLike(window.mono, exact, low, high) + window.start;
}

/** Index in [first, last] at which `data` is most like `reference`; the middle where nothing sounds. */
function bestLike(data: Float32Array, reference: Float32Array, first: number, last: number): number {
  const { length } = reference;
  let best = Math.round((first + last) / 2);
  let bestScore = 0;
  let energy = 0;
  for (let i = 0; i < length; i += 1) energy += (data[first + i] ?? 0) ** 2;
  for (let at = first; at <= last; at += 1) {
    let product = 0;
    for (let i = 0; i < length; i += 1) product += (data[at + i] as number) * (reference[i] as number);
    const score = product > 0 && energy > 1e-9 ? (product * product) / energy : 0;
    if (score > bestScore) {
      best = at;
      bestScore = score;
    }
    energy += (data[at + length] ?? 0) ** 2 - (data[at] ?? 0) ** 2;
  }
  return best;
}
