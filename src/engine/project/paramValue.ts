import type { Ticks } from '../time/ticks';
import { keyframeValue } from './keyframeValue';
import { isValidParam, type ParamDefinition, paramsFor } from './params';
import type { Clip, ParamValue } from './schema';

/** A clip's own value of a param, else the default; values that the registry does not allow count as absent. */
export function paramValue(clip: Clip, id: string): ParamValue | undefined {
  const definition = paramsFor(clip.type).get(id);
  if (!definition) return undefined;
  const value = clip.params[id];
  return value !== undefined && isValidParam(definition, value) ? value : definition.default;
}

/**
 * A number param at a moment of the clip, `local` relative to the clip's start; keyframes win over the plain value.
 * Throws RangeError when the clip type has no such number param: a slip in the caller, not in a document.
 */
export function numberParam(clip: Clip, id: string, local: Ticks): number {
  const definition = paramsFor(clip.type).get(id);
  if (definition?.type !== 'number') throw new RangeError(`${clip.type} has no number param ${id}`);
  const frames = definition.keyframable ? clip.keyframes[id] : undefined;
  const animated = frames && keyframeValue(frames, local);
  if (animated !== undefined) return clamp(definition, animated);
  const value = clip.params[id];
  return typeof value === 'number' ? clamp(definition, value) : definition.default;
}

const clamp = (definition: Extract<ParamDefinition, { type: 'number' }>, value: number): number =>
  Math.min(definition.max, Math.max(definition.min, value));

/** A text-like param (choice, color). Throws RangeError when the clip type has no such param. */
export function textParam(clip: Clip, id: string): string {
  const value = paramValue(clip, id);
  if (typeof value !== 'string') throw new RangeError(`${clip.type} has no text param ${id}`);
  return value;
}

/** A switch param. Throws RangeError when the clip type has no such param. */
export function booleanParam(clip: Clip, id: string): boolean {
  const value = paramValue(clip, id);
  if (typeof value !== 'boolean') throw new RangeError(`${clip.type} has no switch ${id}`);
  return value;
}
