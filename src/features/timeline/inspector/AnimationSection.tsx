import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { Row, Section } from '@/blocks/params';
import { Text } from '@/components/ui/Text';
import { animatedEffectParam } from '@/engine/project/effects';
import { paramsFor } from '@/engine/project/params';
import type { Clip, Keyframe } from '@/engine/project/schema';
import { findClip } from '@/engine/project/walk';
import { addTicks, type Ticks } from '@/engine/time/ticks';
import { type MessageId, useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';
import { keyframeAt, localTime } from '../model/paramActions';
import { useMoment } from '../model/useMoment';

const easings: readonly Keyframe['easing'][] = [
  'linear',
  'ease-in',
  'ease-out',
  'ease-in-out',
  'back',
  'bounce',
  'elastic',
  'hold',
];

/** Params of a clip that move, each with the way to its keyframes and the easing from the one under the playhead. */
export function AnimationSection({ clipId }: { readonly clipId: string }) {
  const t = useT();
  const clip = useEditor(({ history }) => findClip(history.present, clipId)?.clip);
  if (!clip) return null;
  const moving = Object.keys(clip.keyframes).filter((param) => (clip.keyframes[param]?.length ?? 0) > 0);
  return (
    <Section title={t('timeline.inspector.animation')}>
      {moving.length === 0 && (
        <Text component="p" type="secondary" size="small">
          {t('timeline.inspector.noAnimation')}
        </Text>
      )}
      {moving.map((param) => (
        <Track key={param} clip={clip} param={param} />
      ))}
    </Section>
  );
}

function Track({ clip, param }: { readonly clip: Clip; readonly param: string }) {
  const t = useT();
  const { store, player } = useEditorParts();
  const at = useMoment((project, playhead) => localTime(clip, playhead, project.canvas.fps));
  const frames = clip.keyframes[param] ?? [];
  const here = keyframeAt(clip, param, at as Ticks);
  const before = frames.findLast((frame) => frame.at < at);
  const after = frames.find((frame) => frame.at > at);
  const effectParam = animatedEffectParam(clip, param);
  const isKnown = paramsFor(clip.type).has(param);
  const label = isKnown
    ? t(`timeline.inspector.param.${param}` as MessageId)
    : effectParam
      ? t(`timeline.inspector.effectParam.${effectParam.id}` as MessageId)
      : param;
  const go = (frame: Keyframe | undefined) => {
    if (frame) player.seek(addTicks(clip.start, frame.at));
  };
  return (
    <Row
      label={label}
      marks={
        <>
          <Button
            type="text"
            size="small"
            icon={<LeftOutlined aria-hidden />}
            aria-label={t('timeline.inspector.previousKeyframe', { name: label })}
            disabled={!before}
            onClick={() => go(before)}
          />
          <Button
            type="text"
            size="small"
            icon={<RightOutlined aria-hidden />}
            aria-label={t('timeline.inspector.nextKeyframe', { name: label })}
            disabled={!after}
            onClick={() => go(after)}
          />
        </>
      }
    >
      {here ? (
        <Select
          size="small"
          aria-label={t('timeline.inspector.easing', { name: label })}
          value={here.easing}
          options={easings.map((easing) => ({ value: easing, label: t(`timeline.inspector.ease.${easing}`) }))}
          onChange={(easing) =>
            store.act(
              { type: 'setKeyframe', clipId: clip.id, param, keyframe: { ...here, easing } },
              { label: 'timeline.step.setKeyframe' },
            )
          }
        />
      ) : (
        <Text type="secondary" size="small">
          {t('timeline.inspector.keyframes', { count: frames.length })}
        </Text>
      )}
    </Row>
  );
}
