import { PauseCircleOutlined } from '@ant-design/icons';
import { Button, Flex, Switch } from 'antd';
import { NumberControl, Row, Section } from '@/blocks/params';
import { Text } from '@/components/ui/Text';
import type { Action } from '@/engine/edit/actions';
import type { Clip } from '@/engine/project/schema';
import { useT } from '@/hooks/useT';
import { useEditorCommand } from '../commands/useEditorCommand';
import { useEditor, useEditorParts } from '../EditorContext';
import { batch } from '../model/paramActions';
import { clipsOf } from './useClipParam';

type Sourced = Extract<Clip, { type: 'video' | 'audio' }>;
const isSourced = (clip: Clip): clip is Sourced => clip.type === 'video' || clip.type === 'audio';

/** The value that all have; undefined when they differ. */
export function common<T, V>(items: readonly T[], of: (item: T) => V): V | undefined {
  const [first, ...rest] = items.map(of);
  return rest.every((value) => value === first) ? first : undefined;
}

const presets = [0.5, 1, 1.5, 2] as const;

/** Speed with the voice's pitch kept, backwards, freeze frame. */
export function SpeedSection({ ids }: { readonly ids: readonly string[] }) {
  const t = useT();
  const { store } = useEditorParts();
  const project = useEditor(({ history }) => history.present);
  const freeze = useEditorCommand('freeze');
  const clips = clipsOf(project, ids).filter(isSourced);
  const isFrozen = clips.some((clip) => clip.type === 'video' && clip.frozen);

  const act = (make: (clip: Sourced) => Action, label: string, merge?: string) => {
    const action = batch(clips.map(make));
    if (action) store.act(action, { label, ...(merge ? { merge } : {}) });
  };
  const setSpeed = (speed: number, merge?: string) => {
    // What follows keeps its place beside the clip: a faster clip leaves no hole, a slower one no overlap.
    act(({ id }) => ({ type: 'setSpeed', clipId: id, speed, ripple: true }), 'timeline.step.setSpeed', merge);
  };
  const speed = common(clips, (clip) => clip.speed);
  return (
    <Section title={t('timeline.inspector.speed')}>
      <Row label={t('timeline.inspector.speedOf')}>
        <NumberControl
          label={t('timeline.inspector.speedOf')}
          value={speed}
          min={0.25}
          max={4}
          step={0.05}
          unit="times"
          isDisabled={isFrozen}
          onChange={(value) => setSpeed(value, `speed:${ids.join()}`)}
          onEnd={store.seal}
        />
      </Row>
      <Flex gap={8} wrap>
        {presets.map((preset) => (
          <Button
            key={preset}
            size="small"
            type={speed === preset ? 'primary' : 'default'}
            disabled={isFrozen}
            onClick={() => setSpeed(preset)}
          >
            {preset}×
          </Button>
        ))}
      </Flex>
      <Row label={t('timeline.inspector.pitchKept')}>
        <Switch
          size="small"
          aria-label={t('timeline.inspector.pitchKept')}
          checked={common(clips, (clip) => clip.pitchKept) ?? false}
          onChange={(pitchKept) =>
            act(({ id }) => ({ type: 'setPitchKept', clipId: id, pitchKept }), 'timeline.step.setPitchKept')
          }
        />
      </Row>
      <Row label={t('timeline.inspector.reversed')}>
        <Switch
          size="small"
          aria-label={t('timeline.inspector.reversed')}
          disabled={isFrozen}
          checked={common(clips, (clip) => clip.reversed) ?? false}
          onChange={(reversed) =>
            act(({ id }) => ({ type: 'setReversed', clipId: id, reversed }), 'timeline.step.setReversed')
          }
        />
      </Row>
      {isFrozen && (
        <Text component="p" type="secondary" size="small">
          {t('timeline.inspector.frozen')}
        </Text>
      )}
      {clips.some((clip) => clip.type === 'video') && !isFrozen && (
        <Button size="small" icon={<PauseCircleOutlined aria-hidden />} disabled={!freeze.enabled} onClick={freeze.run}>
          {freeze.title}
        </Button>
      )}
    </Section>
  );
}
