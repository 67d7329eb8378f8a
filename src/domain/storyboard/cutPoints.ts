import { type FrameRate, snapToFrame } from '../../engine/time/frameRate';
import { fromSeconds, subTicks, type Ticks, toSeconds } from '../../engine/time/ticks';

/** Seconds that a picture stands before the eye wants another one; the opening has less patience. */
const PIECE_SECONDS = 2;
const OPENING_PIECE_SECONDS = 1.6;
/** A sentence up to this long keeps one picture. */
const LONGEST_SINGLE = 2.5;
/** How far a cut may move to fall on a beat; seconds. */
const BEAT_REACH = 0.3;
/** A picture that stands for less only flashes. */
export const MIN_PIECE_SECONDS = 0.8;
/** In less time nobody sees what a moving clip shows. */
export const MIN_CLIP_SECONDS = 1.2;

interface CutOptions {
  readonly fps: FrameRate;
  readonly isOpening: boolean;
  /** Seconds between two beats of the music, which begins with the video; absent = no music. */
  readonly beat?: number | undefined;
}

/**
 * Where the picture changes between `from` and `to`: frame borders in order, without the ends. Pieces last about two
 * seconds, and cuts fall on beats where one is near.
 */
export function cutPoints(from: Ticks, to: Ticks, { fps, isOpening, beat }: CutOptions): readonly Ticks[] {
  const seconds = toSeconds(subTicks(to, from));
  if (seconds <= (isOpening ? OPENING_PIECE_SECONDS * 1.25 : LONGEST_SINGLE)) return [];
  const count = Math.max(2, Math.round(seconds / (isOpening ? OPENING_PIECE_SECONDS : PIECE_SECONDS)));
  const start = toSeconds(from);
  const cuts: Ticks[] = [];
  let last = start;
  for (let index = 1; index < count; index += 1) {
    const even = start + (seconds * index) / count;
    const at = onBeat(even, beat);
    const isRoomy = at - last >= MIN_PIECE_SECONDS && start + seconds - at >= MIN_PIECE_SECONDS;
    const cut = snapToFrame(fromSeconds(isRoomy ? at : even), fps);
    if (cut <= (cuts.at(-1) ?? from) || cut >= to) continue;
    cuts.push(cut);
    last = toSeconds(cut);
  }
  return cuts;
}

function onBeat(at: number, beat: number | undefined): number {
  if (!beat) return at;
  const near = Math.round(at / beat) * beat;
  return Math.abs(near - at) <= BEAT_REACH ? near : at;
}
