import { Input } from 'antd';
import { findClip } from '@/engine/project/walk';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';
import { Section } from './Section';

/** The words of a text clip; a run of typing is one entry in the history. */
export function TextSection({ clipId }: { readonly clipId: string }) {
  const t = useT();
  const { store } = useEditorParts();
  const text = useEditor(({ history }) => {
    const clip = findClip(history.present, clipId)?.clip;
    return clip?.type === 'text' ? clip.text : '';
  });
  return (
    <Section title={t('timeline.inspector.content')}>
      <Input.TextArea
        aria-label={t('timeline.inspector.content')}
        value={text}
        maxLength={2000}
        autoSize={{ minRows: 2, maxRows: 8 }}
        onChange={(event) =>
          store.act(
            { type: 'setText', clipId, text: event.target.value },
            { label: 'timeline.step.setText', merge: `text:${clipId}` },
          )
        }
        onBlur={store.seal}
      />
    </Section>
  );
}
