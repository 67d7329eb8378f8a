/** What is known of a frame for finding cuts. */
export interface FrameChange {
  /** Seconds. */
  readonly time: number;
  /** Against the frame before, 0–1. */
  readonly change: number;
  /** The frame before against the one some frames later: small where a flash only passed by. */
  readonly lasting: number;
}

interface SceneOptions {
  /** 0–1, more finds more; default 0.5. */
  readonly sensitivity?: number;
  /** Seconds; default 0.6. */
  readonly shortest?: number;
}

/** Frames on each side whose changes tell what is usual here. */
const AROUND = 12;

/**
 * Where a new scene begins. A cut stands out from what is usual around it: a panning camera changes every frame a lot, a
 * standing one hardly, so the threshold follows the video. A flash comes and goes, and is none.
 *
 * @returns Seconds, in order; the video's own beginning is none.
 */
export function sceneCuts(frames: readonly FrameChange[], options: SceneOptions = {}): readonly number[] {
  const { sensitivity = 0.5, shortest = 0.6 } = options;
  const least = 0.26 - 0.24 * sensitivity;
  const factor = 7 - 6 * sensitivity;
  const found: { time: number; change: number }[] = [];
  for (const [index, { time, change, lasting }] of frames.entries()) {
    if (index === 0 || change < least || lasting < least * 0.9) continue;
    const usual = usualAround(frames, index);
    if (change < usual.median * factor || change < usual.median + 3.5 * usual.spread) continue;
    const last = found.at(-1);
    if (!last || time - last.time >= shortest) found.push({ time, change });
    else if (change > last.change) found[found.length - 1] = { time, change };
  }
  const first = frames[0]?.time ?? 0;
  return found.map(({ time }) => time).filter((time) => time - first >= shortest / 2);
}

/** Median and middle deviation of the changes around a frame, its own left out. */
function usualAround(frames: readonly FrameChange[], index: number): { median: number; spread: number } {
  const around: number[] = [];
  const end = Math.min(frames.length, index + AROUND + 1);
  for (let other = Math.max(1, index - AROUND); other < end; other += 1) {
    if (other !== index) around.push(frames[other]?.change ?? 0);
  }
  const median = middle(around);
  return { median, spread: middle(around.map((value) => Math.abs(value - median))) };
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
