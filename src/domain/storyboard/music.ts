import { loops } from '../../engine/audio/loops.data';
import type { LoopScore } from '../../engine/audio/synth';
import { musicMoods, plainMoods } from './music.data';

const BEATS_A_BAR = 4;

/**
 * The piece of our own music that suits the goods and ends well with the video: of those with the right mood, the one
 * whose bars leave least over.
 *
 * @param about Words about the goods: category, then title.
 * @param seconds Length of the video.
 */
export function chooseLoop(about: string, seconds: number): LoopScore {
  const line = musicMoods.find(({ words }) => words.test(about));
  const moods = line?.moods ?? plainMoods;
  const named = loops.filter(({ id }) => line?.loops?.includes(id));
  const suitable = named.length > 0 ? named : loops.filter(({ mood }) => moods.includes(mood));
  return suitable.reduce(
    (best, loop) => (rest(loop, seconds) < rest(best, seconds) ? loop : best),
    suitable[0] ?? (loops[0] as LoopScore),
  );
}

/** Share of a bar that is cut off or missing at the end. */
function rest({ bpm }: LoopScore, seconds: number): number {
  const bars = (seconds * bpm) / 60 / BEATS_A_BAR;
  return Math.abs(bars - Math.round(bars));
}

/** A piece by its id; undefined for one that this release does not know. */
export const loopById = (id: string): LoopScore | undefined => loops.find((loop) => loop.id === id);

/** Seconds between two beats. */
export const beatOf = ({ bpm }: LoopScore): number => 60 / bpm;
