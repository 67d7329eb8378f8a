import { DeleteOutlined, HolderOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, ColorPicker, Dropdown, Flex, Switch } from 'antd';
import { type DragEvent, useState } from 'react';
import { Row, Section } from '@/blocks/params';
import { Text } from '@/components/ui/Text';
import { EFFECT_GROUPS, type EffectColorParam, effectDefinition, effectDefinitions } from '@/engine/project/effects';
import type { Clip, Effect } from '@/engine/project/schema';
import { findClip } from '@/engine/project/walk';
import { type MessageId, useT } from '@/hooks/useT';
import { newId } from '@/utils/newId';
import { useEditor, useEditorParts } from '../EditorContext';
import { batch } from '../model/paramActions';
import { EffectNumberField } from './EffectNumberField';
import styles from './EffectsSection.module.css';
import inspectorStyles from './mark.module.css';
import { clipsOf } from './useClipParam';

const most = 20;
const none: readonly Effect[] = [];
const nameId = (type: string): MessageId => `timelinePanels.effect.${type}` as MessageId;

/** The item moved from one place to another. */
function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.toSpliced(from, 1);
  const item = items[from];
  return item === undefined ? items : rest.toSpliced(to, 0, item);
}

/** The effects of a clip in the order they are applied: add, sort, switch, set, remove. */
export function EffectsSection({ clipId }: { readonly clipId: string }) {
  const t = useT();
  const { store } = useEditorParts();
  const effects = useEditor(({ history }) => findClip(history.present, clipId)?.clip.effects ?? none);
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const put = (next: readonly Effect[], merge?: string) =>
    store.act(
      { type: 'setEffects', clipId, effects: next },
      { label: 'timeline.step.setEffects', ...(merge ? { merge } : {}) },
    );
  const drop = (to: number) => {
    if (dragged !== undefined && dragged !== to) put(moved(effects, dragged, to));
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <Section
      title={t('timeline.inspector.effects')}
      extra={
        <AddEffect
          isDisabled={effects.length >= most}
          onAdd={(type) => put([...effects, { id: newId(), type, enabled: true, params: {} }])}
        />
      }
    >
      {effects.length === 0 && (
        <Text component="p" type="secondary" size="small">
          {t('timeline.inspector.noEffects')}
        </Text>
      )}
      {effects.map((effect, index) => (
        <EffectCard
          key={effect.id}
          clipId={clipId}
          effect={effect}
          isOver={over === index && dragged !== undefined && dragged !== index}
          onDragStart={() => setDragged(index)}
          onDragOver={(event) => {
            if (dragged === undefined) return;
            event.preventDefault();
            setOver(index);
          }}
          onDrop={() => drop(index)}
          onMove={(way) => {
            const to = index + way;
            if (to >= 0 && to < effects.length) put(moved(effects, index, to));
          }}
          onChange={(next, merge) =>
            put(
              effects.map((one) => (one.id === effect.id ? next : one)),
              merge,
            )
          }
          onRemove={() => put(effects.filter(({ id }) => id !== effect.id))}
          onEnd={store.seal}
        />
      ))}
    </Section>
  );
}

/** The effects to choose from, by group. */
function AddEffect({ isDisabled, onAdd }: { readonly isDisabled: boolean; readonly onAdd: (type: string) => void }) {
  const t = useT();
  return (
    <Dropdown
      trigger={['click']}
      disabled={isDisabled}
      menu={{
        items: EFFECT_GROUPS.map((group) => ({
          key: group,
          type: 'group' as const,
          label: t(`timelinePanels.effectGroup.${group}`),
          children: effectDefinitions
            .filter((definition) => definition.group === group)
            .map(({ type }) => ({ key: type, label: t(nameId(type)) })),
        })),
        style: { maxBlockSize: 360, overflowY: 'auto' },
        onClick: ({ key }) => onAdd(key),
      }}
    >
      <Button
        size="small"
        type="text"
        icon={<PlusOutlined aria-hidden />}
        aria-label={t('timeline.inspector.addEffect')}
      />
    </Dropdown>
  );
}

/** Effects of several clips at once, each act one step: one more for all, those of the first for all, none. */
export function SharedEffectsSection({ ids }: { readonly ids: readonly string[] }) {
  const t = useT();
  const { store } = useEditorParts();
  const project = useEditor(({ history }) => history.present);
  const clips = clipsOf(project, ids).filter(({ type }) => type !== 'audio');
  const [first] = clips;
  const put = (effectsOf: (clip: Clip) => readonly Effect[]) => {
    const action = batch(
      clips.map((clip) => ({ type: 'setEffects' as const, clipId: clip.id, effects: effectsOf(clip).slice(0, most) })),
    );
    if (action) store.act(action, { label: 'timeline.step.setEffects' });
  };
  const counts = clips.map(({ effects }) => effects.length);
  const names = [...new Set(clips.flatMap(({ effects }) => effects.map(({ type }) => type)))].map((type) =>
    t(nameId(type)),
  );
  return (
    <Section
      title={t('timeline.inspector.effects')}
      extra={
        <AddEffect
          isDisabled={clips.length === 0 || counts.every((count) => count >= most)}
          onAdd={(type) => put(({ effects }) => [...effects, { id: newId(), type, enabled: true, params: {} }])}
        />
      }
    >
      <Text component="p" type="secondary" size="small">
        {names.length === 0
          ? t('timeline.inspector.noEffects')
          : t('timeline.inspector.effectsOfMany', { names: names.join('、') })}
      </Text>
      {names.length > 0 && (
        <Flex gap={8} wrap>
          {first && first.effects.length > 0 && (
            <Button size="small" onClick={() => put(() => first.effects.map((effect) => ({ ...effect, id: newId() })))}>
              {t('timeline.inspector.effectsAsFirst')}
            </Button>
          )}
          <Button size="small" danger onClick={() => put(() => [])}>
            {t('timeline.inspector.clearEffects')}
          </Button>
        </Flex>
      )}
    </Section>
  );
}

interface EffectCardProps {
  readonly clipId: string;
  readonly effect: Effect;
  readonly isOver: boolean;
  readonly onDragStart: () => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: () => void;
  readonly onMove: (way: 1 | -1) => void;
  readonly onChange: (effect: Effect, merge?: string) => void;
  readonly onRemove: () => void;
  readonly onEnd: () => void;
}

function EffectCard(props: EffectCardProps) {
  const t = useT();
  const { effect, onChange } = props;
  const name = t(nameId(effect.type));
  const setColor = (id: string, value: string) =>
    onChange({ ...effect, params: { ...effect.params, [id]: value } }, `effect:${effect.id}:${id}`);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the grip sorts with the arrow keys as well
    <div
      className={props.isOver ? `${styles.effect} ${styles.over}` : styles.effect}
      onDragOver={props.onDragOver}
      onDrop={props.onDrop}
    >
      <Flex gap={8} align="center">
        <button
          type="button"
          draggable
          className={`${inspectorStyles.mark} ${inspectorStyles.grip}`}
          aria-label={t('timeline.inspector.sortEffect', { name })}
          onDragStart={props.onDragStart}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            props.onMove(event.key === 'ArrowUp' ? -1 : 1);
          }}
        >
          <HolderOutlined aria-hidden />
        </button>
        <Text ellipsis size={13} style={{ flex: 1 }}>
          {name}
        </Text>
        <Switch
          size="small"
          aria-label={name}
          checked={effect.enabled}
          onChange={(enabled) => onChange({ ...effect, enabled })}
        />
        <button
          type="button"
          className={inspectorStyles.mark}
          aria-label={t('timeline.inspector.removeEffect', { name })}
          onClick={props.onRemove}
        >
          <DeleteOutlined aria-hidden />
        </button>
      </Flex>
      {effect.enabled &&
        effectDefinition(effect.type)?.params.map((param) =>
          param.type === 'color' ? (
            <EffectColorField
              key={param.id}
              param={param}
              value={effect.params[param.id]}
              onChange={(value) => setColor(param.id, value)}
              onEnd={props.onEnd}
            />
          ) : (
            <EffectNumberField key={param.id} clipId={props.clipId} effectId={effect.id} param={param} />
          ),
        )}
    </div>
  );
}

interface EffectColorFieldProps {
  readonly param: EffectColorParam;
  readonly value: number | string | boolean | undefined;
  readonly onChange: (value: string) => void;
  readonly onEnd: () => void;
}

function EffectColorField({ param, value, onChange, onEnd }: EffectColorFieldProps) {
  const t = useT();
  return (
    <Row label={t(`timeline.inspector.effectParam.${param.id}` as MessageId)}>
      <ColorPicker
        size="small"
        disabledAlpha
        showText
        value={typeof value === 'string' ? value : param.default}
        onChange={(color) => onChange(color.toHexString().slice(0, 7))}
        onChangeComplete={onEnd}
      />
    </Row>
  );
}
