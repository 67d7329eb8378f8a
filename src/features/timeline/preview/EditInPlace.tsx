import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { MarkCard, toTextMarks, useCompliance } from '@/blocks/compliance';
import { MarkedTextArea } from '@/components/marked-text/MarkedTextArea';
import { replaceMark } from '@/domain/compliance';
import type { Clip } from '@/engine/project/schema';
import { findClip } from '@/engine/project/walk';
import { useT } from '@/hooks/useT';
import { useEditorParts } from '../EditorContext';
import type { ClipBox } from './boxes';
import styles from './EditInPlace.module.css';

const leastWidth = 160;
const leastHeight = 48;

function textOf(clip: Clip | undefined): { readonly name: string; readonly text: string } | undefined {
  if (clip?.type === 'text') return { name: '', text: clip.text };
  if (clip?.type !== 'caption') return undefined;
  const name = 'caption' in clip.texts ? 'caption' : (Object.keys(clip.texts)[0] ?? 'caption');
  return { name, text: clip.texts[name] ?? '' };
}

interface EditInPlaceProps {
  readonly box: ClipBox;
  readonly scale: number;
  readonly onEnd: () => void;
}

/**
 * A text or caption edited where it stands: the image follows as one types; Escape gives it up. Words against the ad law
 * are marked, as in the inspector.
 */
export function EditInPlace({ box, scale, onEnd }: EditInPlaceProps) {
  const t = useT();
  const { store } = useEditorParts();
  const [before] = useState(() => store.getState().history);
  const [start] = useState(() => textOf(findClip(before.present, box.clipId)?.clip));
  const [text, setText] = useState(start?.text ?? '');
  const isGivenUp = useRef(false);
  const { marks } = useCompliance(text);
  const textMarks = useMemo(() => toTextMarks(marks), [marks]);
  if (!start) return null;

  const write = (next: string) => {
    setText(next);
    if (next.trim() === '') return;
    store.act(
      start.name === ''
        ? { type: 'setText', clipId: box.clipId, text: next }
        : { type: 'setCaption', clipId: box.clipId, texts: { [start.name]: next } },
      {
        label: start.name === '' ? 'timeline.step.setText' : 'timeline.step.setCaption',
        merge: `type:${box.clipId}`,
        from: before,
        isQuiet: true,
      },
    );
  };
  const end = () => {
    if (isGivenUp.current) store.restore(before);
    else store.seal();
    onEnd();
  };
  const width = Math.max(leastWidth, box.width * scale);
  const height = Math.max(leastHeight, box.height * scale);
  return (
    <div
      className={styles.editing}
      style={
        {
          insetInlineStart: box.x * scale - width / 2,
          insetBlockStart: box.y * scale - height / 2,
          width,
          height,
          '--letters': `${Math.max(14, Math.min(22, height / 3))}px`,
        } as CSSProperties
      }
    >
      <MarkedTextArea
        className={styles.field}
        autoFocus
        autoSize={false}
        label={t('timeline.editText')}
        value={text}
        marks={textMarks}
        maxLength={start.name === '' ? 2000 : 500}
        onFocus={(event) => event.currentTarget.select()}
        onChange={write}
        onBlur={end}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') isGivenUp.current = true;
          if (event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey)))
            event.currentTarget.blur();
        }}
        explain={(at, close) => {
          const mark = marks[at];
          const put = (suggestion: string) => {
            close();
            if (mark) write(replaceMark(text, mark, suggestion));
          };
          return (
            mark && (
              // biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus, whose loss would end the edit
              <div onMouseDown={(event) => event.preventDefault()}>
                <MarkCard text={text} mark={mark} onReplace={put} />
              </div>
            )
          );
        }}
      />
    </div>
  );
}
