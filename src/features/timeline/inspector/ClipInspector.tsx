import { BorderOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { useMemo } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { Section } from '@/blocks/params';
import { Text } from '@/components/ui/Text';
import { PARAM_GROUPS, type ParamDefinition, paramsFor } from '@/engine/project/params';
import type { Clip } from '@/engine/project/schema';
import { findClip, mediaIdOf } from '@/engine/project/walk';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';
import { useEditorSetting } from '../EditorSetting';
import { ToolButton } from '../toolbar/ToolButton';
import { AnimationSection } from './AnimationSection';
import { AudioSection } from './AudioSection';
import { CaptionSection } from './CaptionSection';
import { EffectsSection, SharedEffectsSection } from './EffectsSection';
import styles from './inspector.module.css';
import { ParamField } from './ParamField';
import { PlaceholderSection } from './PlaceholderSection';
import { SpeedSection } from './SpeedSection';
import { clipsOf } from './useClipParam';

/** The words of a text clip; a run of typing is one entry in the history. */
function TextSection({ clipId }: { readonly clipId: string }) {
  const t = useT();
  const { store } = useEditorParts();
  const text = useEditor(({ history }) => {
    const clip = findClip(history.present, clipId)?.clip;
    return clip?.type === 'text' ? clip.text : '';
  });
  return (
    <Section title={t('timeline.inspector.content')}>
      <ComplianceTextArea
        hasList
        aria-label={t('timeline.inspector.content')}
        value={text}
        maxLength={2000}
        autoSize={{ minRows: 2, maxRows: 8 }}
        onChange={(next) =>
          store.act(
            { type: 'setText', clipId, text: next },
            { label: 'timeline.step.setText', merge: `text:${clipId}` },
          )
        }
        onBlur={store.seal}
      />
    </Section>
  );
}

/** Params that every chosen clip has, in the order of the first one's. */
function sharedParams(types: readonly Clip['type'][]): readonly ParamDefinition[] {
  const [first, ...rest] = types;
  if (first === undefined) return [];
  return [...paramsFor(first).values()].filter((definition) =>
    rest.every((type) => {
      const other = paramsFor(type).get(definition.id);
      return other?.type === definition.type && other.group === definition.group;
    }),
  );
}

/** Fields of the chosen clips, from the params registry; what they do not share is left out. */
export function ClipInspector({ ids }: { readonly ids: readonly string[] }) {
  const t = useT();
  // Types and name only: a dragged value does not render the whole inspector again.
  const kinds = useEditor(({ history }) =>
    clipsOf(history.present, ids)
      .map(({ type }) => type)
      .join(),
  );
  const name = useEditor(({ history }) => {
    const [clip] = clipsOf(history.present, ids);
    const media = clip && history.present.media[mediaIdOf(clip) ?? '']?.name;
    return ids.length > 1 || !clip ? '' : clip.name || media || '';
  });
  const types = useMemo(() => [...new Set(kinds.split(',').filter(Boolean))] as Clip['type'][], [kinds]);
  const params = useMemo(() => sharedParams(types), [types]);
  const [one] = ids;
  const { ClipTop } = useEditorSetting();
  const isSingle = ids.length === 1 && one !== undefined;
  // Of several clips, those that sound share volume and speed; images between them are left alone.
  const hasAudio = types.some((type) => type === 'video' || type === 'audio');
  const hasImage = types.some((type) => type !== 'audio');
  return (
    <Flex vertical className={styles.inspector}>
      <Flex component="header" gap={8} align="center" className={styles.head}>
        <Text component="h2" size="medium" strong ellipsis style={{ flex: 1 }}>
          {isSingle && types[0]
            ? name || t(`timeline.inspector.kind.${types[0]}`)
            : t('timeline.inspector.many', { count: ids.length })}
        </Text>
      </Flex>
      {isSingle && one && ClipTop && <ClipTop key={one} clipId={one} />}
      {isSingle && types[0] === 'text' && <TextSection clipId={one} />}
      {isSingle && types[0] === 'caption' && <CaptionSection clipId={one} />}
      {isSingle && types[0] === 'placeholder' && <PlaceholderSection clipId={one} />}
      {PARAM_GROUPS.map((group) => {
        const fields = params.filter((definition) => definition.group === group);
        if (fields.length === 0) return null;
        return (
          <Section
            key={group}
            title={t(`timeline.inspector.group.${group}`)}
            extra={group === 'crop' && isSingle && <ToolButton command="crop" icon={<BorderOutlined aria-hidden />} />}
          >
            {fields.map((definition) => (
              <ParamField key={definition.id} ids={ids} definition={definition} />
            ))}
          </Section>
        );
      })}
      {hasAudio && <SpeedSection ids={ids} />}
      {hasAudio && <AudioSection ids={ids} />}
      {isSingle && types[0] !== 'audio' && <EffectsSection clipId={one} />}
      {!isSingle && hasImage && <SharedEffectsSection ids={ids} />}
      {isSingle && types[0] !== 'audio' && <AnimationSection clipId={one} />}
    </Flex>
  );
}
