import { decimate } from './pitch';

/** Loudness is followed at this many values a second. */
const RATE = 100;
/** Nuclei of syllables lie at least this far apart, seconds: nobody speaks faster than nine a second. */
const APART = 0.11;
/** The loudness must fall by this much between two nuclei, dB. */
const DIP = 2;
/** Below the loudest by more than this there is no syllable, dB. */
const RANGE = 25;

/**
 * Times of the syllables of a voice, seconds: tops of its loudness with a dip between them (after de Jong and Wempe).
 * Within some ten percent of a count by ear for clear speech.
 *
 * @param samples One channel, −1…1.
 */
export function findSyllables(samples: Float32Array, sampleRate: number): readonly number[] {
  const levels = loudness(decimate(samples, sampleRate, 8000), Math.min(sampleRate, 8000));
  let loudest = Number.NEGATIVE_INFINITY;
  for (const level of levels) loudest = Math.max(loudest, level);
  const tops: number[] = [];
  let dip = Number.POSITIVE_INFINITY;
  for (let i = 1; i + 1 < levels.length; i += 1) {
    const level = levels[i] ?? 0;
    dip = Math.min(dip, level);
    const isTop = level > (levels[i - 1] ?? 0) && level >= (levels[i + 1] ?? 0);
    if (!isTop || level < loudest - RANGE) continue;
    const last = tops.at(-1);
    const lastLevel = last === undefined ? level : (levels[last] ?? 0);
    const isNext = last === undefined || (Math.min(level, lastLevel) - dip >= DIP && (i - last) / RATE >= APART);
    if (isNext) tops.push(i);
    else if (level > lastLevel) tops[tops.length - 1] = i;
    if (isNext || level > lastLevel) dip = level;
  }
  return tops.map((top) => top / RATE);
}

/** dB per hundredth of a second, smoothed over five of them. */
function loudness(samples: Float32Array, sampleRate: number): Float32Array {
  const hop = Math.round(sampleRate / RATE);
  const energy = Float32Array.from({ length: Math.floor(samples.length / hop) }, (_, index) => {
    let sum = 0;
    for (let i = index * hop; i < (index + 1) * hop; i += 1) sum += (samples[i] ?? 0) ** 2;
    return sum / hop;
  });
  return energy.map((_, i) => {
    let sum = 0;
    for (let k = -2; k <= 2; k += 1) sum += (energy[i + k] ?? 0) * (3 - Math.abs(k));
    return 10 * Math.log10(sum / 9 + 1e-10);
  });
}
