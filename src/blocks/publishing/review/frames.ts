/** Until two images have been seen, as most phones record. */
export const usualFrame = 1 / 30;

/**
 * Moment of the image so many frames away: the middle of that frame, so that rounding at the border of two images
 * never shows the one before.
 * @param frame seconds an image stands
 */
export function frameAway(time: number, frames: number, frame: number, duration: number): number {
  const index = Math.floor(time / frame + 0.001) + frames;
  const at = (Math.max(0, index) + 0.5) * frame;
  return Math.max(0, Math.min(at, Math.max(0, duration - frame / 2)));
}

/** Seconds an image stands, from the moments of images shown one after the other; undefined where they do not tell. */
export function frameOf(moments: readonly number[]): number | undefined {
  const gaps = moments
    .slice(1)
    .map((at, index) => at - (moments[index] ?? 0))
    .filter((gap) => gap > 1 / 130 && gap < 1 / 9);
  return gaps.length < 3 ? undefined : Math.min(...gaps);
}
