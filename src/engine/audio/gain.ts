import { keyframeValue } from '../project/keyframeValue';
import { fromSeconds } from '../time/ticks';
import type { AudioPlan, AudioSegment, Interval } from './audioPlan';

/** Music goes down before the first word and comes back slower, seconds. */
export const DUCK_ATTACK = 0.25;
export const DUCK_RELEASE = 0.6;
/** In a pause between sentences music comes up this fast and at most so far, dB: heard as breath, not as pumping. */
const PAUSE_LIFT_A_SECOND = 7;
const MAX_PAUSE_LIFT = 3;
/** A cut in the middle of a wave clicks; every stretch gets at least this fade, seconds. */
const DECLICK = 0.004;

/** Equal-power curve of a fade, 0–1 for 0–1. */
const fade = (progress: number): number => (progress <= 0 ? 0 : progress >= 1 ? 1 : Math.sin((progress * Math.PI) / 2));

/** Gain of fades and volume at `time` (seconds on the timeline); 0 outside the stretch. */
export function segmentGain(segment: AudioSegment, time: number): number {
  if (time < segment.start || time > segment.end) return 0;
  const fadeIn = fade((time - segment.start) / Math.max(DECLICK, segment.fadeIn));
  const fadeOut = fade((segment.end - time) / Math.max(DECLICK, segment.fadeOut));
  const curve = keyframeValue(segment.volumeCurve, fromSeconds(time - segment.start)) ?? 1;
  return segment.volume * Math.max(0, curve) * fadeIn * fadeOut;
}

/**
 * Gain of music at `time`: `gain` while somebody speaks, 1 else, with ramps before and after.
 *
 * @param voice In order and apart, see `mergeIntervals`.
 */
export function duckGain(voice: readonly Interval[], gain: number, time: number): number {
  const index = lastStarted(voice, time + DUCK_ATTACK);
  let depth = 0;
  for (const interval of [voice[index], voice[index - 1]]) {
    if (!interval) continue;
    const { start, end } = interval;
    if (time >= start && time <= end) return gain;
    depth = Math.max(depth, time < start ? 1 - (start - time) / DUCK_ATTACK : 1 - (time - end) / DUCK_RELEASE);
  }
  return 1 - (1 - gain) * smooth(depth);
}

/**
 * Factor on ducked music at `time`: 1 while somebody speaks, a little more in the middle of a pause between two sentences.
 *
 * @param pauses In order and apart.
 */
function pauseLift(pauses: readonly Interval[], time: number): number {
  const pause = pauses[lastStarted(pauses, time)];
  if (!pause || time >= pause.end) return 1;
  const length = pause.end - pause.start;
  const lift = Math.min(MAX_PAUSE_LIFT, PAUSE_LIFT_A_SECOND * length);
  return 10 ** ((lift * Math.sin((Math.PI * (time - pause.start)) / length) ** 2) / 20);
}

/** Slow at both ends: a ramp with corners is heard as two steps. */
const smooth = (progress: number): number => (progress <= 0 ? 0 : progress * progress * (3 - 2 * progress));

/** Index of the last interval that starts before `time`; -1 for none. Hours of speech have thousands. */
function lastStarted(voice: readonly Interval[], time: number): number {
  let low = 0;
  let high = voice.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((voice[middle]?.start ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The whole gain of a stretch at `time`. */
export const gainAt = (plan: AudioPlan, segment: AudioSegment, time: number): number =>
  segment.role === 'music'
    ? segmentGain(segment, time) * Math.min(1, duckGain(plan.voice, plan.duckGain, time) * pauseLift(plan.pauses, time))
    : segmentGain(segment, time);
