import { useMemo } from 'react';
import { NumberControl, Row } from '@/blocks/params';
import { type EffectNumberParam, effectKeyframeKey } from '@/engine/project/effects';
import { keyframeValue } from '@/engine/project/keyframeValue';
import type { Clip, Project } from '@/engine/project/schema';
import { findClip } from '@/engine/project/walk';
import type { Ticks } from '@/engine/time/ticks';
import { type MessageId, useT } from '@/hooks/useT';
import { useEditorParts } from '../EditorContext';
import { keyframeAt, localTime, toggleEffectKeyframe, writeEffectNumber } from '../model/paramActions';
import { useMoment } from '../model/useMoment';
import { KeyframeMark } from './ParamField';
import type { ClipParam } from './useClipParam';

interface EffectNumberFieldProps {
  readonly clipId: string;
  readonly effectId: string;
  readonly param: EffectNumberParam;
}

interface Reading extends Pick<ClipParam, 'animation'> {
  readonly value: number;
}

/** A number of an effect under the playhead; it is animated as the clip's own params are. */
export function EffectNumberField({ clipId, effectId, param }: EffectNumberFieldProps) {
  const t = useT();
  const { store, player } = useEditorParts();
  const label = t(`timeline.inspector.effectParam.${param.id}` as MessageId);
  const text = useMoment((project, playhead) => JSON.stringify(read(project, clipId, effectId, param, playhead)));
  const { value, animation } = useMemo(() => JSON.parse(text) as Reading, [text]);

  const withClip = (act: (clip: Clip, at: Ticks) => void) => {
    const project = store.getState().history.present;
    const clip = findClip(project, clipId)?.clip;
    if (clip) act(clip, localTime(clip, player.state().time, project.canvas.fps));
  };
  const write = (next: number) =>
    withClip((clip, at) =>
      store.act(writeEffectNumber(clip, effectId, param.id, next, at), {
        label: 'timeline.step.setEffects',
        merge: `effect:${effectId}:${param.id}`,
        isQuiet: true,
      }),
    );
  const toggle = () =>
    withClip((clip, at) =>
      store.act(toggleEffectKeyframe(clip, effectId, param.id, value, at), { label: 'timeline.step.setKeyframe' }),
    );
  return (
    <Row label={label} marks={<KeyframeMark label={label} param={{ animation, toggle }} />}>
      <NumberControl
        label={label}
        value={value}
        min={param.min}
        max={param.max}
        step={param.step}
        unit={param.unit}
        onChange={write}
        onEnd={store.seal}
      />
    </Row>
  );
}

function read(project: Project, clipId: string, effectId: string, param: EffectNumberParam, playhead: Ticks): Reading {
  const clip = findClip(project, clipId)?.clip;
  const own = clip?.effects.find(({ id }) => id === effectId)?.params[param.id];
  const plain = typeof own === 'number' ? own : param.default;
  if (!clip) return { value: plain, animation: 'none' };
  const key = effectKeyframeKey(effectId, param.id);
  const frames = clip.keyframes[key] ?? [];
  const at = localTime(clip, playhead, project.canvas.fps);
  if (frames.length === 0) return { value: plain, animation: 'none' };
  return { value: keyframeValue(frames, at) ?? plain, animation: keyframeAt(clip, key, at) ? 'here' : 'animated' };
}
