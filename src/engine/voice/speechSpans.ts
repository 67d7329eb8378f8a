/** A stretch in which somebody speaks, seconds of the source. */
export interface SpeechSpan {
  readonly start: number;
  readonly end: number;
}

/** From which somebody speaks, and below which nobody does any more (silero's own). */
const BEGINS = 0.5;
const GOES_ON = 0.35;
/** Shorter pauses belong to speaking; shorter speech is a cough, seconds. */
const SHORTEST_PAUSE = 0.3;
const SHORTEST_SPEECH = 0.25;
/** Words begin and end softly: a little more on both sides, seconds. */
const SOFT = 0.02;

/**
 * Stretches of speech from the chance of it, frame by frame.
 *
 * @param chances 0–1 a frame
 * @param frame seconds a frame
 * @param duration of the source, seconds
 * @returns in order, none over another
 */
export function speechSpans(chances: ArrayLike<number>, frame: number, duration: number): readonly SpeechSpan[] {
  const spans: SpeechSpan[] = [];
  let start: number | null = null;
  let end = 0;
  const close = (): void => {
    if (start !== null && end - start >= SHORTEST_SPEECH) spans.push({ start, end });
    start = null;
  };
  for (let index = 0; index < chances.length; index += 1) {
    const chance = chances[index] as number;
    const time = index * frame;
    if (start === null && chance >= BEGINS) start = time;
    if (start !== null && chance >= GOES_ON) end = time + frame;
    if (start !== null && time + frame - end >= SHORTEST_PAUSE) close();
  }
  close();
  return spans.map((span, index) => ({
    start: Math.max(0, (spans[index - 1]?.end ?? Number.NEGATIVE_INFINITY) + SOFT, span.start - SOFT),
    end: Math.min(duration, span.end + SOFT),
  }));
}

/**
 * The pauses between stretches of speech, the beginning and the end of the source among them.
 *
 * @param shortest seconds; shorter ones are left out
 */
export function pausesBetween(
  speech: readonly SpeechSpan[],
  duration: number,
  shortest: number,
): readonly SpeechSpan[] {
  const starts = [...speech.map(({ start }) => start), duration];
  return starts
    .map((end, index) => ({ start: speech[index - 1]?.end ?? 0, end }))
    .filter(({ start, end }) => end - start >= shortest);
}
