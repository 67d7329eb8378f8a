import type { Clip, Keyframe } from '../project/schema';
import { addTicks, subTicks, type Ticks } from '../time/ticks';

/**
 * The clip with what is timed inside it (keyframes, words, speech) moved `delta` ticks towards its start: what happened at a
 * moment of the video still does after the clip's start has moved by `delta`.
 */
export function shiftContent<C extends Clip>(clip: C, delta: Ticks): C {
  if (delta === 0) return clip;
  const shift = <T extends { readonly at: Ticks }>(items: readonly T[]): readonly T[] =>
    items.map((item) => ({ ...item, at: subTicks(item.at, delta) }));
  const keyframes: Record<string, readonly Keyframe[]> = {};
  for (const [param, frames] of Object.entries(clip.keyframes)) keyframes[param] = shift(frames);
  const moved = { ...clip, keyframes };
  if (moved.type === 'caption') return { ...moved, words: shift(moved.words) };
  return moved.type === 'figure' ? { ...moved, speechStart: addTicks(moved.speechStart, delta) } : moved;
}
