import type { Action } from '@/engine/edit/actions';
import { effectDefinition } from '@/engine/project/effects';
import type { Clip, Effect, ParamValue } from '@/engine/project/schema';
import { newId } from '@/utils/newId';
import type { Built } from '../items/buildItem';
import { type Look, lookOf } from './looks';

const LOOK_MARK = 'look-';

const known = (params: Readonly<Record<string, ParamValue>>, type: string): Readonly<Record<string, ParamValue>> => {
  const ids = new Set(effectDefinition(type)?.params.map(({ id }) => id));
  return Object.fromEntries(Object.entries(params).filter(([id]) => ids.has(id)));
};

/** The effects of a look that this release can draw. */
export const lookEffects = (look: Look): readonly Effect[] =>
  look.effects
    .filter(({ type }) => effectDefinition(type))
    .map(({ type, params }) => ({
      id: `${LOOK_MARK}${look.id}-${newId()}`,
      type,
      enabled: true,
      params: known(params, type),
    }));

/** A new effect with its default values. */
export const newEffect = (type: string): Effect => ({ id: newId(), type, enabled: true, params: {} });

/** The look that a clip wears, by the ids of its effects. */
export function lookIdOf(clip: Clip): string | undefined {
  const mark = clip.effects.find(({ id }) => id.startsWith(LOOK_MARK))?.id;
  return mark?.slice(LOOK_MARK.length, mark.lastIndexOf('-'));
}

/** Only clips with an image carry effects. */
const takesEffects = (clip: Clip): boolean => clip.type !== 'audio';

const setAll = (clips: readonly Clip[], effectsOf: (clip: Clip) => readonly Effect[]): Action => ({
  type: 'batch',
  actions: clips.map((clip) => ({ type: 'setEffects', clipId: clip.id, effects: effectsOf(clip) })),
});

/** One more effect on each of these clips; undefined when none of them has an image. */
export function buildEffect(clips: readonly Clip[], type: string): Built | undefined {
  const images = clips.filter(takesEffects);
  if (images.length === 0) return undefined;
  return {
    action: setAll(images, (clip) => [...clip.effects, newEffect(type)]),
    label: 'timelinePanels.step.effect',
  };
}

/** Takes the present look off these clips and puts another on; without an id only off. Other effects stay. */
export function buildLook(clips: readonly Clip[], lookId: string | undefined): Built | undefined {
  const images = clips.filter(takesEffects);
  if (images.length === 0) return undefined;
  const look = lookId === undefined ? undefined : lookOf(lookId);
  return {
    action: setAll(images, (clip) => [
      ...clip.effects.filter(({ id }) => !id.startsWith(LOOK_MARK)),
      ...(look ? lookEffects(look) : []),
    ]),
    label: look ? 'timelinePanels.step.look' : 'timelinePanels.step.noLook',
  };
}
