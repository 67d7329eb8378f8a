import { fromSeconds, type Ticks, ticks, ZERO } from '../time/ticks';

/** The part of a clip that says which stretch of its source it plays. */
interface SourcedSpan {
  readonly duration: Ticks;
  readonly trimStart: Ticks;
  readonly speed: number;
  readonly reversed?: boolean;
  /** The image at `trimStart` stands still, for any length. */
  readonly frozen?: boolean;
}

/**
 * Source time that a stretch of the timeline uses up. Rounded down, so that the parts of a split clip never use more
 * than the whole.
 */
export const sourceLength = (duration: Ticks, speed: number): Ticks => Math.floor(duration * speed + 1e-6) as Ticks;

/** Source time that a clip uses up; a freeze frame uses none. */
export const usedSource = (clip: SourcedSpan): Ticks => (clip.frozen ? ZERO : sourceLength(clip.duration, clip.speed));

/** Longest stretch of the timeline that `source` ticks of the source can fill. */
export const timelineLength = (source: Ticks, speed: number): Ticks => {
  const guess = Math.floor(source / speed) as Ticks;
  return sourceLength(guess, speed) <= source ? guess : ((guess - 1) as Ticks);
};

/**
 * Backwards, a moment shows what stood just before its place in the source. Where a file rounds its times to
 * milliseconds, a frame begins up to half of one early, and readers allow a tenth more: less than this shows the frame
 * after.
 */
const REVERSED_LEAD = fromSeconds(0.001);

/**
 * Source time at `local` (relative to the clip's start). Outside the clip — a transition shows a little more of it — the
 * source goes on as far as it has images, then stands still. `mediaDuration` 0 = not known.
 */
export function sourceTimeAt(clip: SourcedSpan, local: Ticks, mediaDuration: Ticks): Ticks {
  const along = clip.reversed ? (clip.duration - local) * clip.speed - REVERSED_LEAD : local * clip.speed;
  const wanted = clip.frozen ? clip.trimStart : clip.trimStart + along;
  const last = mediaDuration > 0 ? mediaDuration - 1 : Number.MAX_SAFE_INTEGER;
  return ticks(Math.max(ZERO, Math.min(last, wanted)));
}
