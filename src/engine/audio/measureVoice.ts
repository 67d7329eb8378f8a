import { trackPitch } from './pitch';
import { silences } from './silences';
import { findSyllables } from './syllables';

/** What can be measured of a recorded voice. */
export interface VoiceMeasure {
  /** Median fundamental frequency, Hz. */
  readonly pitch: number;
  /** Half of all values lie within so many semitones. */
  readonly pitchRange: number;
  /** Syllables a second of speech; pauses do not count. */
  readonly tempo: number;
  /** Loudness of the speech, dB below full scale. */
  readonly level: number;
  /** Share of samples at full scale: an overdriven recording. */
  readonly clipped: number;
  /** How much louder than its pauses, dB; Infinity without pauses. */
  readonly overNoise: number;
  /** Seconds in which somebody speaks. */
  readonly speech: number;
}

const FULL_SCALE = 0.995;
/** Less voiced sound is no voice, seconds. */
const LEAST_VOICED = 0.3;

/**
 * Measures a recording of one voice: pitch, tempo, level. Undefined when nobody speaks in it.
 *
 * @param samples One channel, −1…1.
 */
export function measureVoice(samples: Float32Array, sampleRate: number): VoiceMeasure | undefined {
  const { hertz, hop } = trackPitch(samples, sampleRate);
  const voiced = hertz.filter((value) => value > 0).toSorted();
  if (voiced.length * hop < LEAST_VOICED) return undefined;
  const pauses = silences(samples, sampleRate, { shortest: 0.15, breath: 0 });
  const pauseSeconds = pauses.reduce((sum, { start, end }) => sum + end - start, 0);
  const speech = samples.length / sampleRate - pauseSeconds;
  const isQuiet = quietTest(pauses, sampleRate);
  let [loud, loudCount, quiet, quietCount, clipped] = [0, 0, 0, 0, 0];
  for (let i = 0; i < samples.length; i += 1) {
    const size = Math.abs(samples[i] ?? 0);
    if (size >= FULL_SCALE) clipped += 1;
    if (isQuiet(i)) {
      quiet += size * size;
      quietCount += 1;
    } else {
      loud += size * size;
      loudCount += 1;
    }
  }
  const level = decibel(loud, loudCount);
  return {
    pitch: quantile(voiced, 0.5),
    pitchRange: 12 * Math.log2(quantile(voiced, 0.75) / quantile(voiced, 0.25)),
    tempo: findSyllables(samples, sampleRate).length / Math.max(0.1, speech),
    level,
    clipped: clipped / samples.length,
    overNoise: quietCount === 0 ? Number.POSITIVE_INFINITY : level - decibel(quiet, quietCount),
    speech,
  };
}

/** Answers for growing positions whether they lie in a pause. */
function quietTest(pauses: readonly { readonly start: number; readonly end: number }[], sampleRate: number) {
  let next = 0;
  return (index: number): boolean => {
    const time = index / sampleRate;
    while (next < pauses.length && (pauses[next]?.end ?? 0) <= time) next += 1;
    return time >= (pauses[next]?.start ?? Number.POSITIVE_INFINITY);
  };
}

const decibel = (energy: number, count: number): number => 10 * Math.log10(energy / Math.max(1, count) + 1e-12);

const quantile = (sorted: Float32Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
