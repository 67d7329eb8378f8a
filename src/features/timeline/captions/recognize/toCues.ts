import type { AudioSegment } from '@/engine/audio/audioPlan';
import type { Cue } from '@/engine/captions/cue';
import { spokenWords } from '@/engine/captions/spokenWords';
import { fromSeconds, subTicks } from '@/engine/time/ticks';
import type { SpokenSegment } from '@/services/speech/schema';

/** Shorter stretches are noises, seconds on the timeline. */
const SHORTEST = 0.15;

/**
 * What was heard in a file, as cues on the timeline: cut to the part that the clip plays, at its speed.
 *
 * @param heard Times in seconds of the file.
 */
export function toCues(segment: AudioSegment, heard: readonly SpokenSegment[]): readonly Cue[] {
  const place = (seconds: number): number =>
    Math.min(segment.end, Math.max(segment.start, segment.start + (seconds - segment.trimStart) / segment.speed));
  return heard.flatMap(({ from, to, text, words }) => {
    const [begin, stop] = [place(from), place(to)];
    if (stop - begin < SHORTEST) return [];
    const [start, end] = [fromSeconds(begin), fromSeconds(stop)];
    const told = (words ?? []).flatMap((word) => {
      const at = fromSeconds(place(word.from));
      const duration = subTicks(fromSeconds(place(word.to)), at);
      return duration > 0 ? [{ text: word.text, at: subTicks(at, start), duration }] : [];
    });
    const known = told.length > 0 ? told : spokenWords(text, subTicks(end, start));
    return [{ start, end, text, ...(known.length > 0 ? { words: known } : {}) }];
  });
}
