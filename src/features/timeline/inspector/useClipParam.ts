import { useCallback, useMemo } from 'react';
import { type ParamDefinition, paramsFor } from '@/engine/project/params';
import { numberParam, paramValue } from '@/engine/project/paramValue';
import type { Clip, ParamValue, Project } from '@/engine/project/schema';
import { findClip } from '@/engine/project/walk';
import type { Ticks } from '@/engine/time/ticks';
import { useEditorParts } from '../EditorContext';
import { batch, keyframeAt, localTime, toggleKeyframe, writeParam } from '../model/paramActions';
import { useMoment } from '../model/useMoment';

export const clipsOf = (project: Project, ids: readonly string[]): readonly Clip[] =>
  ids.flatMap((id) => findClip(project, id)?.clip ?? []);

interface ParamState {
  /** Null: the clips differ. */
  readonly value: ParamValue | null;
  /** All clips have the default. */
  readonly isDefault: boolean;
  readonly animation: 'none' | 'animated' | 'here';
}

export interface ClipParam extends ParamState {
  readonly write: (value: ParamValue) => void;
  /** The drag or the run of typing is over. */
  readonly end: () => void;
  readonly reset: () => void;
  readonly toggle: () => void;
}

function read(project: Project, ids: readonly string[], definition: ParamDefinition, playhead: Ticks): ParamState {
  const clips = clipsOf(project, ids);
  const values = clips.map((clip) =>
    definition.type === 'number'
      ? numberParam(clip, definition.id, localTime(clip, playhead, project.canvas.fps))
      : paramValue(clip, definition.id),
  );
  const [first] = values;
  const isMixed = values.some((value) => value !== first);
  const animated = clips.filter((clip) => (clip.keyframes[definition.id]?.length ?? 0) > 0);
  const isHere = animated.some((clip) =>
    keyframeAt(clip, definition.id, localTime(clip, playhead, project.canvas.fps)),
  );
  return {
    value: isMixed || first === undefined ? null : first,
    isDefault:
      animated.length === 0 &&
      clips.every((clip) => paramValue(clip, definition.id) === paramsFor(clip.type).get(definition.id)?.default),
    animation: isHere ? 'here' : animated.length > 0 ? 'animated' : 'none',
  };
}

/** One param of the chosen clips under the playhead. A drag of its slider is one entry in the history. */
export function useClipParam(ids: readonly string[], definition: ParamDefinition): ClipParam {
  const { store, player } = useEditorParts();
  const key = ids.join();
  const text = useMoment((project, playhead) => JSON.stringify(read(project, ids, definition, playhead)));
  const state = useMemo(() => JSON.parse(text) as ParamState, [text]);
  const present = useCallback(() => {
    const project = store.getState().history.present;
    return { project, playhead: player.state().time, clips: clipsOf(project, key.split(',')) };
  }, [store, player, key]);

  const write = useCallback(
    (value: ParamValue) => {
      const { project, playhead, clips } = present();
      const action = batch(
        clips.map((clip) => writeParam(clip, definition.id, value, localTime(clip, playhead, project.canvas.fps))),
      );
      if (action)
        store.act(action, {
          label: 'timeline.step.setParams',
          merge: `param:${definition.id}:${key}`,
          isQuiet: true,
        });
    },
    [present, definition, store, key],
  );
  const reset = useCallback(() => {
    const { clips } = present();
    const action = batch(
      clips.flatMap((clip) => [
        ...(clip.keyframes[definition.id] ?? []).map(({ at }) => ({
          type: 'removeKeyframe' as const,
          clipId: clip.id,
          param: definition.id,
          at,
        })),
        { type: 'setParam' as const, clipId: clip.id, param: definition.id },
      ]),
    );
    if (action) store.act(action, { label: 'timeline.step.setParams' });
  }, [present, definition, store]);
  const toggle = useCallback(() => {
    const { project, playhead, clips } = present();
    const action = batch(
      clips.map((clip) => toggleKeyframe(clip, definition.id, localTime(clip, playhead, project.canvas.fps))),
    );
    if (action) store.act(action, { label: 'timeline.step.setKeyframe' });
  }, [present, definition, store]);
  return { ...state, write, end: store.seal, reset, toggle };
}
