import type { Interval } from './audioPlan';

interface SilenceOptions {
  /** Shorter pauses belong to speaking, seconds. */
  readonly shortest?: number;
  /** Kept on both sides of what sounds, so that no word is clipped, seconds. */
  readonly breath?: number;
  /** So many times as loud as the quietest tenth still counts as silence. */
  readonly factor?: number;
}

/** Loudness is measured in windows of this length, seconds. */
const WINDOW = 0.02;
/** Quieter than this is silence whatever the rest is like (−46 dB). */
const FLOOR = 0.005;
/** What is this loud is never silence, however loud the rest (−26 dB). */
const CEILING = 0.05;

/**
 * Where nobody speaks, in order, seconds: for "remove pauses" and for cutting long sound into pieces. The threshold
 * follows the room's own noise.
 *
 * @param samples One channel, −1…1.
 */
export function silences(samples: Float32Array, sampleRate: number, options: SilenceOptions = {}): readonly Interval[] {
  const { shortest = 0.5, breath = 0.1, factor = 3 } = options;
  const levels = levelsOf(samples, sampleRate);
  const sorted = levels.toSorted();
  const noise = sorted[Math.floor(sorted.length / 10)] ?? 0;
  const threshold = Math.min(CEILING, Math.max(FLOOR, noise * factor));
  const total = samples.length / sampleRate;
  const found: Interval[] = [];
  let from: number | undefined;
  for (let i = 0; i <= levels.length; i += 1) {
    const isQuiet = i < levels.length && (levels[i] ?? 0) < threshold;
    if (isQuiet) from ??= i;
    if (isQuiet || from === undefined) continue;
    const start = from === 0 ? 0 : from * WINDOW + breath;
    const end = i === levels.length ? total : i * WINDOW - breath;
    if (end - start >= shortest) found.push({ start, end });
    from = undefined;
  }
  return found;
}

function levelsOf(samples: Float32Array, sampleRate: number): Float32Array {
  const size = Math.max(1, Math.round(WINDOW * sampleRate));
  return Float32Array.from({ length: Math.ceil(samples.length / size) }, (_, index) => {
    const end = Math.min(samples.length, (index + 1) * size);
    let sum = 0;
    for (let i = index * size; i < end; i += 1) sum += (samples[i] ?? 0) ** 2;
    return Math.sqrt(sum / size);
  });
}
