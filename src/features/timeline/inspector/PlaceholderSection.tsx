import { Button } from 'antd';
import { NumberControl, Row, Section } from '@/blocks/params';
import { Text } from '@/components/ui/Text';
import { findClip } from '@/engine/project/walk';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';

const MAX_SIDE = 8192;

/** Size of the place, how to fill it, and what stood there before. */
export function PlaceholderSection({ clipId }: { readonly clipId: string }) {
  const t = useT();
  const { store } = useEditorParts();
  const clip = useEditor(({ history }) => findClip(history.present, clipId)?.clip);
  const meant = useEditor(({ history: { present } }) => {
    const here = findClip(present, clipId)?.clip;
    return here?.type === 'placeholder' ? present.media[here.mediaId ?? ''] : undefined;
  });
  if (clip?.type !== 'placeholder') return null;
  return (
    <Section title={t('timeline.inspector.placeholder.title')}>
      <Text type="secondary" size="small">
        {t('timeline.inspector.placeholder.hint')}
      </Text>
      {(['width', 'height'] as const).map((side) => (
        <Row key={side} label={t(`timeline.inspector.placeholder.${side}`)}>
          <NumberControl
            label={t(`timeline.inspector.placeholder.${side}`)}
            value={clip[side]}
            min={16}
            max={MAX_SIDE}
            step={1}
            slide={null}
            onChange={(value) =>
              store.act(
                { type: 'setPlaceholder', clipId, patch: { [side]: Math.round(value) } },
                { label: 'timeline.step.setPlaceholder', merge: `placeholder:${clipId}:${side}` },
              )
            }
            onEnd={store.seal}
          />
        </Row>
      ))}
      {meant && (
        <Button
          size="small"
          onClick={() =>
            store.act({ type: 'replaceMedia', clipId, mediaId: meant.id }, { label: 'timeline.step.fillPlaceholder' })
          }
        >
          {t('timeline.inspector.placeholder.putBack', { name: meant.name })}
        </Button>
      )}
    </Section>
  );
}
