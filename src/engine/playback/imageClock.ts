/** Nobody notices a sound that comes this much after its image, seconds (ITU-R BT.1359: 0.125). */
const UNNOTICED = 0.1;
/** The image runs slower by this share until the sound has come up with it. */
const SLOWER = 0.05;

/**
 * When the image begins to move at once, although the card needs a moment for the first sample: it goes ahead by that
 * moment and loses its lead at a pace that is not seen; from then on it shows what is being heard.
 *
 * @param from Where playing begins, seconds on the timeline.
 * @param delay From the decision to play until `from` is heard, seconds.
 * @param heard What is being heard now, seconds on the timeline; `from - delay` at the beginning.
 * @returns the moment to be shown now, seconds on the timeline, never before `from`.
 */
export function imageClock(from: number, delay: number, heard: () => number): () => number {
  const lead = Math.min(delay, UNNOTICED);
  return () => {
    const now = heard();
    const playedFor = now - (from - delay);
    return Math.max(from, now + Math.max(0, lead - SLOWER * playedFor));
  };
}
