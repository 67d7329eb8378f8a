import { Button, Flex, Select } from 'antd';
import { ComplianceTextArea } from '@/blocks/compliance';
import { Section } from '@/blocks/params';
import { Text } from '@/components/ui/Text';
import { graphemes } from '@/engine/captions/graphemes';
import { captionTemplates, templateOf } from '@/engine/project/captionTemplates';
import { findClip } from '@/engine/project/walk';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';

/** The variables of a caption's template with their limits, and the template itself. */
export function CaptionSection({ clipId }: { readonly clipId: string }) {
  const t = useT();
  const { store } = useEditorParts();
  const project = useEditor(({ history }) => history.present);
  const clip = findClip(project, clipId)?.clip;
  if (clip?.type !== 'caption') return null;
  const template = templateOf(project, clip.templateKey);
  const designs = [...Object.values(project.templates), ...captionTemplates];
  return (
    <Section title={t('timeline.inspector.captionText')}>
      {template?.variables.map(({ name, limit }) => {
        const text = clip.texts[name] ?? '';
        const count = graphemes(text).length;
        const label = t(`timeline.inspector.variable.${name}`);
        return (
          <Flex key={name} vertical gap={4}>
            <Flex justify="space-between" style={{ fontSize: 12 }}>
              <span>{label}</span>
              <Text type="secondary" size="small">
                {t('timeline.inspector.limit', { count, limit })}
              </Text>
            </Flex>
            <ComplianceTextArea
              aria-label={label}
              value={text}
              maxLength={500}
              status={count > limit ? 'warning' : ''}
              autoSize={{ minRows: 1, maxRows: 6 }}
              onChange={(next) =>
                store.act(
                  { type: 'setCaption', clipId, texts: { [name]: next } },
                  { label: 'timeline.step.setCaption', merge: `caption:${clipId}:${name}` },
                )
              }
              onBlur={store.seal}
            />
            {count > limit && (
              <Text component="p" type="secondary" size="small">
                {t('timeline.inspector.overLimit', { limit })}
              </Text>
            )}
          </Flex>
        );
      })}
      <Select
        size="small"
        aria-label={t('timeline.inspector.template')}
        value={clip.templateKey}
        options={designs.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={(templateKey) =>
          store.act({ type: 'setTemplate', clipId, templateKey }, { label: 'timeline.step.setTemplate' })
        }
      />
      <Button
        size="small"
        onClick={() =>
          store.act({ type: 'setTemplate', templateKey: clip.templateKey }, { label: 'timeline.step.setTemplate' })
        }
      >
        {t('timeline.inspector.templateForAll')}
      </Button>
    </Section>
  );
}
