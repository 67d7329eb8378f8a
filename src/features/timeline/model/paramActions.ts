import type { Action } from '@/engine/edit/actions';
import { effectKeyframeKey } from '@/engine/project/effects';
import { paramsFor } from '@/engine/project/params';
import { numberParam } from '@/engine/project/paramValue';
import type { Clip, Effect, Keyframe, ParamValue } from '@/engine/project/schema';
import { type FrameRate, snapToFrame } from '@/engine/time/frameRate';
import { subTicks, type Ticks } from '@/engine/time/ticks';

/** The clip's own time under the playhead, on a frame, within the clip. */
export function localTime(clip: Clip, playhead: Ticks, fps: FrameRate): Ticks {
  const local = Math.min(clip.duration - 1, Math.max(0, subTicks(playhead, clip.start))) as Ticks;
  return snapToFrame(local, fps);
}

const isAnimated = (clip: Clip, param: string): boolean => (clip.keyframes[param]?.length ?? 0) > 0;

export const keyframeAt = (clip: Clip, param: string, at: Ticks): Keyframe | undefined =>
  clip.keyframes[param]?.find((frame) => frame.at === at);

/** The way that the value takes up to here goes on from here. */
const easingHere = (clip: Clip, param: string, at: Ticks): Keyframe['easing'] =>
  keyframeAt(clip, param, at)?.easing ??
  clip.keyframes[param]?.findLast((frame) => frame.at < at)?.easing ??
  'ease-in-out';

/** Gives a param a value: where it is animated at this moment, else for the whole clip. Numbers stay within limits. */
export function writeParam(clip: Clip, param: string, value: ParamValue, at: Ticks): Action {
  const definition = paramsFor(clip.type).get(param);
  if (typeof value !== 'number') return { type: 'setParam', clipId: clip.id, param, value };
  const limited = definition?.type === 'number' ? Math.min(definition.max, Math.max(definition.min, value)) : value;
  if (!isAnimated(clip, param)) return { type: 'setParam', clipId: clip.id, param, value: limited };
  return {
    type: 'setKeyframe',
    clipId: clip.id,
    param,
    keyframe: { at, value: limited, easing: easingHere(clip, param, at) },
  };
}

/** Puts a keyframe with the present value here, or takes the one that is here away (the last one leaves its value). */
export function toggleKeyframe(clip: Clip, param: string, at: Ticks): Action {
  const here = keyframeAt(clip, param, at);
  if (!here) {
    const value = numberParam(clip, param, at);
    return {
      type: 'setKeyframe',
      clipId: clip.id,
      param,
      keyframe: { at, value, easing: easingHere(clip, param, at) },
    };
  }
  const remove: Action = { type: 'removeKeyframe', clipId: clip.id, param, at };
  const isLast = clip.keyframes[param]?.length === 1;
  return isLast
    ? { type: 'batch', actions: [remove, { type: 'setParam', clipId: clip.id, param, value: here.value }] }
    : remove;
}

const withValue = (effects: readonly Effect[], effectId: string, param: string, value: number): readonly Effect[] =>
  effects.map((effect) =>
    effect.id === effectId ? { ...effect, params: { ...effect.params, [param]: value } } : effect,
  );

/** As `writeParam`, for a number of an effect. */
export function writeEffectNumber(clip: Clip, effectId: string, param: string, value: number, at: Ticks): Action {
  const key = effectKeyframeKey(effectId, param);
  return isAnimated(clip, key)
    ? { type: 'setKeyframe', clipId: clip.id, param: key, keyframe: { at, value, easing: easingHere(clip, key, at) } }
    : { type: 'setEffects', clipId: clip.id, effects: withValue(clip.effects, effectId, param, value) };
}

/** As `toggleKeyframe`, for a number of an effect that is `value` now. */
export function toggleEffectKeyframe(clip: Clip, effectId: string, param: string, value: number, at: Ticks): Action {
  const key = effectKeyframeKey(effectId, param);
  const here = keyframeAt(clip, key, at);
  if (!here)
    return {
      type: 'setKeyframe',
      clipId: clip.id,
      param: key,
      keyframe: { at, value, easing: easingHere(clip, key, at) },
    };
  const remove: Action = { type: 'removeKeyframe', clipId: clip.id, param: key, at };
  if (clip.keyframes[key]?.length !== 1) return remove;
  const effects = withValue(clip.effects, effectId, param, here.value);
  return { type: 'batch', actions: [remove, { type: 'setEffects', clipId: clip.id, effects }] };
}

export const batch = (actions: readonly Action[]): Action | undefined =>
  actions.length > 1 ? { type: 'batch', actions } : actions[0];
