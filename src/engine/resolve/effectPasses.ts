import { type EffectParam, effectDefinition, effectKeyframeKey } from '../project/effects';
import { keyframeValue } from '../project/keyframeValue';
import type { Effect, ParamValue, VisualClip } from '../project/schema';
import { TICKS_PER_SECOND, type Ticks } from '../time/ticks';
import type { EffectPass } from './frame';

const NONE: readonly EffectPass[] = [];
/** Video grain changes this often, whatever the frame rate: equal in preview and export. */
const GRAINS_PER_SECOND = 24;

/** The effects of a clip at a moment: switched on, known, every value within its limits. */
export function effectPasses(clip: VisualClip, local: Ticks): readonly EffectPass[] {
  if (clip.effects.length === 0) return NONE;
  return clip.effects.flatMap((effect) => {
    const definition = effectDefinition(effect.type);
    if (!effect.enabled || !definition) return [];
    const values = definition.params.map((param) => [param.id, effectValue(clip, effect, param, local)] as const);
    const params = Object.fromEntries(values);
    return [{ type: effect.type, params: effect.type === 'grain' ? { ...params, seed: seedAt(local) } : params }];
  });
}

function effectValue(clip: VisualClip, effect: Effect, param: EffectParam, local: Ticks): ParamValue {
  const own = effect.params[param.id];
  if (param.type === 'color') return typeof own === 'string' && /^#[0-9a-f]{6}$/i.test(own) ? own : param.default;
  const frames = clip.keyframes[effectKeyframeKey(effect.id, param.id)];
  const animated = frames && keyframeValue(frames, local);
  const value = animated ?? (typeof own === 'number' ? own : param.default);
  return Math.min(param.max, Math.max(param.min, value));
}

const seedAt = (local: Ticks): number => Math.floor((local * GRAINS_PER_SECOND) / TICKS_PER_SECOND);
