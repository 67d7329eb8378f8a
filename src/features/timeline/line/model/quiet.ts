import { sourceTimeAt } from '@/engine/project/sourceTime';
import { type Ticks, toSeconds, ZERO } from '@/engine/time/ticks';
import type { AudibleClip } from './clipShape';
import { type Peaks, peakBetween } from './peaks';

/** About −34 dB: less than a pixel of the waveform at the usual height. */
const HEARD = 0.02;

/**
 * Whether nothing would be seen of a clip's waveform: it is silenced, or its part of the sound is as good as silent.
 * While the loudness is not known it counts as heard.
 *
 * @param length Duration of the source.
 */
export function isQuiet(clip: AudibleClip, peaks: Peaks | undefined, length: Ticks): boolean {
  if (clip.muted || clip.volume === 0) return true;
  if (!peaks) return false;
  const ends = [sourceTimeAt(clip, ZERO, length), sourceTimeAt(clip, clip.duration, length)].map(toSeconds);
  return peakBetween(peaks, Math.min(...ends), Math.max(...ends)) * clip.volume < HEARD;
}
