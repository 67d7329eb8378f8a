import { Flex } from 'antd';
import { type MouseEvent, memo, type RefObject, useEffect, useMemo } from 'react';
import { MarkCard, toTextMarks, useCompliance } from '@/blocks/compliance';
import { MarkedTextArea } from '@/components/marked-text/MarkedTextArea';
import { replaceMark } from '@/domain/compliance';
import { clipEnd } from '@/engine/project/walk';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts, usePlayer } from '../EditorContext';
import styles from './CaptionLine.module.css';
import { type CaptionRow, isShownAt, textOf } from './model/captionRows';
import { TimeField } from './TimeField';
import { type Caret, useRowEdits } from './useRowEdits';

interface CaptionLineProps {
  readonly row: CaptionRow;
  readonly index: number;
  readonly rows: readonly CaptionRow[];
  readonly isFound: boolean;
  /** Image and sound have ended before it does. */
  readonly isBeyond: boolean;
  readonly caret: RefObject<Caret | undefined>;
  readonly onChoose: (row: CaptionRow, event: MouseEvent) => void;
  readonly onShow: (index: number) => void;
}

/** One caption: its times, its text, and the words that the ad law minds. */
export const CaptionLine = memo(function CaptionLine(props: CaptionLineProps) {
  const { row, index, rows, isFound, isBeyond, caret, onChoose, onShow } = props;
  const t = useT();
  const { store } = useEditorParts();
  const { clip, isLocked } = row;
  const text = textOf(row);
  const isSelected = useEditor(({ selection }) => selection.has(clip.id));
  // A yes or no: the row is drawn anew when the playhead enters and leaves it, not on every frame.
  const isCurrent = usePlayer(({ time }) => isShownAt(row, time));
  const { field, write, retime, onKeyDown } = useRowEdits(row, rows[index - 1], caret);
  const { marks } = useCompliance(text);
  const textMarks = useMemo(() => toTextMarks(marks), [marks]);
  const number = index + 1;

  useEffect(() => {
    if (caret.current?.clipId === clip.id) onShow(index);
  });

  return (
    <li
      className={styles.line}
      data-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
      data-found={isFound || undefined}
      aria-current={isCurrent || undefined}
    >
      <Flex gap={4} align="center" className={styles.lineHead}>
        <button
          type="button"
          className={styles.number}
          aria-pressed={isSelected}
          aria-label={t('timelineCaptions.goTo', { number })}
          onClick={(event) => onChoose(row, event)}
        >
          {number}
        </button>
        <TimeField
          value={clip.start}
          disabled={isLocked}
          label={t('timelineCaptions.startOf', { number })}
          onChange={(to, run) => retime('start', to, run)}
        />
        <span aria-hidden>–</span>
        <TimeField
          value={clipEnd(clip)}
          disabled={isLocked}
          label={t('timelineCaptions.endOf', { number })}
          onChange={(to, run) => retime('end', to, run)}
        />
        {isBeyond && (
          <span className={styles.warning} title={t('timelineCaptions.beyondHint')}>
            {t('timelineCaptions.beyond')}
          </span>
        )}
        {marks[0] && (
          <span className={styles.warning} title={marks.map(({ word, reason }) => `${word}: ${reason}`).join('\n')}>
            {t('timelineCaptions.marked', { count: marks.length })}
          </span>
        )}
      </Flex>
      <fieldset
        className={styles.text}
        onFocus={(event) => !event.currentTarget.contains(event.relatedTarget) && store.select([clip.id])}
        onBlur={store.seal}
      >
        <MarkedTextArea
          value={text}
          marks={textMarks}
          label={t('timelineCaptions.textOf', { number })}
          placeholder={t('timelineCaptions.fillIn')}
          maxLength={500}
          onChange={write}
          onKeyDown={onKeyDown}
          inputRef={field}
          explain={(at, close) => {
            const mark = marks[at];
            const put = (suggestion: string) => {
              close();
              if (mark) write(replaceMark(text, mark, suggestion));
            };
            return mark && <MarkCard text={text} mark={mark} {...(isLocked ? {} : { onReplace: put })} />;
          }}
        />
      </fieldset>
    </li>
  );
});
