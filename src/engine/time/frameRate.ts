import { TICKS_PER_SECOND, type Ticks, ticks } from './ticks';

/** Rational frames per second: 30 = {num: 30, den: 1}, 29.97 = {num: 30000, den: 1001}. */
export interface FrameRate {
  readonly num: number;
  readonly den: number;
}

export const FPS_30: FrameRate = { num: 30, den: 1 };

/** Rates that cameras, screens and players keep to, slow to fast. */
export const commonRates: readonly FrameRate[] = [
  { num: 24000, den: 1001 },
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30000, den: 1001 },
  FPS_30,
  { num: 50, den: 1 },
  { num: 60000, den: 1001 },
  { num: 60, den: 1 },
];

export const sameRate = (a: FrameRate, b: FrameRate): boolean => a.num * b.den === b.num * a.den;

/** A rate as it is written: 30, 29.97, 23.976. */
export const rateNumber = ({ num, den }: FrameRate): number => Math.round((num / den) * 1000) / 1000;

/** Of a measured rate the common one that is meant, within half a per cent; undefined where none is. */
export function nearestRate(fps: number): FrameRate | undefined {
  const far = (rate: FrameRate): number => Math.abs(rate.num / rate.den / fps - 1);
  const nearest = commonRates.reduce((best, rate) => (far(rate) < far(best) ? rate : best), FPS_30);
  return far(nearest) < 0.005 ? nearest : undefined;
}

/** Start of a frame, exact for rates that divide the tick, else rounded without accumulating error. */
export const frameStart = (frame: number, fps: FrameRate): Ticks =>
  ticks((frame * TICKS_PER_SECOND * fps.den) / fps.num);

/** The frame that is on screen at `time` (frames start at 0). */
export function frameAt(time: Ticks, fps: FrameRate): number {
  const guess = Math.floor((time * fps.num) / (TICKS_PER_SECOND * fps.den));
  return frameStart(guess + 1, fps) <= time ? guess + 1 : guess;
}

/** How many frames cover `duration`; the last may be shorter. */
export const frameCount = (duration: Ticks, fps: FrameRate): number => {
  const last = frameAt(duration, fps);
  return frameStart(last, fps) < duration ? last + 1 : last;
};

/** The longest time of whole frames within `length`; one that is shorter than a frame stays what it is. */
export function wholeFrames(length: Ticks, fps: FrameRate): Ticks {
  const whole = frameStart(frameAt(length, fps), fps);
  return whole > 0 ? whole : length;
}

/** Nearest frame border, for cuts. */
export function snapToFrame(time: Ticks, fps: FrameRate): Ticks {
  const frame = frameAt(time, fps);
  const before = frameStart(frame, fps);
  const after = frameStart(frame + 1, fps);
  return time - before <= after - time ? before : after;
}
