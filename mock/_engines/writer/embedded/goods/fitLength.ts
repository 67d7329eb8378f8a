/** What a line is worth where not all of them have room. */
export interface WeighedLine {
  readonly roleName: string;
  /** Brand and strongest point, or what to do: it stays. */
  readonly isKey: boolean;
  /** It tells something of the goods, and is no mere phrase. */
  readonly isFact: boolean;
}

interface WishedLength {
  readonly seconds: number;
  /** Of the whole framework, also those of which nothing is told. */
  readonly segments: number;
}

/** Share of the wished length by which a script may miss it before lines go. */
const TOLERANCE = 0.06;
/** What the square of the percents beyond that costs, in the worth of lines. */
const COST_OF_PERCENT = 0.3;
/** What it costs that the strongest point comes late. */
const COST_OF_LATE = 6;
/** Lines that may go in all: each doubles the ways to choose. */
const MAX_CHOICES = 9;
const WORTH = { hook: 4, fact: 3, phrase: 1, segment: 5, shortSegment: 0.5, oneOfFew: 1000 };
/** Up to here there is no room for every segment of a framework that has more than these: facts matter more. */
export const SHORT_VIDEO_SECONDS = 20;
const FEW_SEGMENTS = 3;

/** Whether a video is too short for all segments of its framework. */
export const isCrowded = (segments: number, seconds: number): boolean =>
  seconds <= SHORT_VIDEO_SECONDS && segments > FEW_SEGMENTS;

/**
 * Leaves lines out until a script has its length: phrases before facts, a segment's last line after others, and never
 * those that are key. Of all ways the one that loses least is taken.
 *
 * @param secondsOf length of a script of these lines
 * @param isLate whether the strongest point comes late in a script of these lines
 */
export function fitLength<Line extends WeighedLine>(
  lines: readonly Line[],
  wished: WishedLength,
  secondsOf: (lines: readonly Line[]) => number,
  isLate: (lines: readonly Line[]) => boolean,
): readonly Line[] {
  const { seconds } = wished;
  let best = { lines, choice: 0, loss: Number.POSITIVE_INFINITY };
  for (const { kept, choice, worth } of waysToShorten(lines, wished)) {
    // What goes is lost in any case: once that alone is more than the best way loses, no later way is better.
    if (worth > best.loss) break;
    const miss = Math.max(0, Math.abs(secondsOf(kept) / seconds - 1) - TOLERANCE);
    const missed = (miss * 100) ** 2 * COST_OF_PERCENT;
    if (missed + worth > best.loss) continue;
    const loss = missed + (isLate(kept) ? COST_OF_LATE : 0) + worth;
    if (loss < best.loss || (loss === best.loss && choice < best.choice)) best = { lines: kept, choice, loss };
  }
  return best.lines;
}

/** Each way to leave lines out, with what the lost lines are worth, the cheapest first. */
function waysToShorten<Line extends WeighedLine>(lines: readonly Line[], { seconds, segments }: WishedLength) {
  const droppable = lines.filter(({ isKey }) => !isKey).slice(-MAX_CHOICES);
  const segment = segmentWorth(segments, seconds);
  return Array.from({ length: 2 ** droppable.length }, (_, choice) => {
    const gone = new Set(droppable.filter((_, at) => choice & (1 << at)));
    const kept = lines.filter((line) => !gone.has(line));
    return { choice, kept, worth: worthOf(gone, kept, lines, segment) };
  }).sort((one, other) => one.worth - other.worth);
}

function worthOf<Line extends WeighedLine>(
  gone: ReadonlySet<Line>,
  kept: readonly Line[],
  all: readonly Line[],
  segment: number,
): number {
  const told = new Set(kept.map(({ roleName }) => roleName));
  const lost = new Set([...gone].map(({ roleName }) => roleName).filter((name) => !told.has(name)));
  const lines = [...gone].reduce((sum, line) => sum + lineWorth(line, all), 0);
  return lines + lost.size * segment;
}

/** Of a few segments each is told, however short the video. */
function segmentWorth(segments: number, seconds: number): number {
  if (segments <= FEW_SEGMENTS) return WORTH.oneOfFew;
  return isCrowded(segments, seconds) ? WORTH.shortSegment : WORTH.segment;
}

function lineWorth<Line extends WeighedLine>(line: Line, all: readonly Line[]): number {
  if (line === all[0]) return WORTH.hook;
  return line.isFact ? WORTH.fact : WORTH.phrase;
}
