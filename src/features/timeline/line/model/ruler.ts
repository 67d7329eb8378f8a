import { type FrameRate, frameStart } from '@/engine/time/frameRate';
import { TICKS_PER_SECOND, type Ticks } from '@/engine/time/ticks';
import { frameWidth, type View, widthOf } from './view';

interface RulerStep {
  /** Between labels. */
  readonly major: number;
  /** Between small lines; divides `major`. */
  readonly minor: number;
}

const LABEL_ROOM = 84;
const LINE_ROOM = 7;

/** Seconds between labels that read well, with how many small lines they are divided by. */
const steps: readonly (readonly [seconds: number, parts: readonly number[]])[] = [
  [1, [10, 5, 2]],
  [2, [4, 2]],
  [5, [5]],
  [10, [10, 5, 2]],
  [15, [3]],
  [30, [6, 3]],
  [60, [6, 4, 2]],
  [120, [4, 2]],
  [300, [5]],
  [600, [10, 5, 2]],
  [1800, [6, 3]],
  [3600, [6, 4, 2]],
  [7200, [4, 2]],
  [18000, [5]],
];

const framesPerLabel = [1, 2, 5, 10, 15];

/** The finest division whose labels and lines do not crowd. */
export function rulerStep(view: Pick<View, 'pixelsPerSecond'>, fps: FrameRate): RulerStep {
  const frame = frameWidth(view, fps);
  const rate = fps.num / fps.den;
  const frames = framesPerLabel.find((count) => count < rate && count * frame >= LABEL_ROOM && rate % count === 0);
  if (frames !== undefined) {
    const major = frameStart(frames, fps);
    return { major, minor: frame >= LINE_ROOM ? frameStart(1, fps) : major };
  }
  for (const [seconds, divisions] of steps) {
    const major = seconds * TICKS_PER_SECOND;
    if (widthOf(view, major) < LABEL_ROOM) continue;
    const parts = divisions.find((count) => widthOf(view, major / count) >= LINE_ROOM) ?? 1;
    return { major, minor: major / parts };
  }
  const major = 36_000 * TICKS_PER_SECOND;
  return { major, minor: major };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `02:05`, `1:02:05`; between seconds the frame, `12f`. */
export function rulerLabel(time: number, fps: FrameRate): string {
  const seconds = Math.floor((time + 1) / TICKS_PER_SECOND);
  const rest = time - seconds * TICKS_PER_SECOND;
  if (rest > 1) return `${Math.round((rest * fps.num) / (fps.den * TICKS_PER_SECOND))}f`;
  return clock(seconds);
}

const clock = (seconds: number): string => {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
};

/** Time with the frame, `00:03:14` = 3 seconds and 14 frames; with hours when there are any. */
export function timecode(time: Ticks, fps: FrameRate): string {
  const seconds = Math.floor(time / TICKS_PER_SECOND);
  const frame = Math.floor(((time - seconds * TICKS_PER_SECOND) * fps.num) / (fps.den * TICKS_PER_SECOND) + 1e-6);
  return `${clock(seconds)}:${two(frame)}`;
}
