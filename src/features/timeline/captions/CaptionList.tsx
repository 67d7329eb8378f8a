import { DeleteOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';
import { CaptionLine } from './CaptionLine';
import styles from './CaptionList.module.css';
import { type CaptionRow, contentEnd, isBeyond, isShownAt, rowAt } from './model/captionRows';
import type { Caret } from './useRowEdits';
import { useVirtualRows } from './useVirtualRows';

/** Pixels; as in the style sheet. All rows are alike high, so that a thousand need no measuring. */
const ROW = 84;

interface CaptionListProps {
  readonly rows: readonly CaptionRow[];
  readonly found: ReadonlySet<string>;
}

/** The box of the rows: a row is brought into sight when it is asked for, or when it is played. */
function useRowsInSight(rows: readonly CaptionRow[]) {
  const { player } = useEditorParts();
  const box = useRef<HTMLDivElement>(null);
  const show = useCallback((index: number) => {
    const element = box.current;
    if (!element || index < 0) return;
    const { scrollTop, clientHeight } = element;
    const isInSight = index * ROW >= scrollTop && (index + 1) * ROW <= scrollTop + clientHeight;
    if (!isInSight) element.scrollTop = Math.max(0, index - 1) * ROW;
  }, []);
  useEffect(() => {
    let last = -1;
    return player.subscribe(({ time, playing }) => {
      const index = rowAt(rows, time);
      const row = rows[index];
      if (index === last || !row || !isShownAt(row, time)) return;
      last = index;
      const isTyping = box.current?.contains(document.activeElement) ?? false;
      if (playing || !isTyping) show(index);
    });
  }, [player, rows, show]);
  return { box, show };
}

/** Captions as rows; only those in sight are drawn. The one under the playhead stays in sight during play. */
export function CaptionList({ rows, found }: CaptionListProps) {
  const t = useT();
  const { store, player } = useEditorParts();
  const { box, show } = useRowsInSight(rows);
  const { from, to } = useVirtualRows(box, rows.length, ROW);
  const caret = useRef<Caret>(undefined);
  const anchor = useRef<string>(undefined);
  const chosen = useEditor(({ selection }) =>
    rows.reduce((sum, { clip }) => sum + (selection.has(clip.id) ? 1 : 0), 0),
  );

  const end = useEditor(({ history }) => contentEnd(history.present));
  const beyond = rows.filter((row) => isBeyond(row, end));

  const choose = (row: CaptionRow, event: MouseEvent): void => {
    const { id } = row.clip;
    const before = store.getState().selection;
    if (event.shiftKey && anchor.current) {
      const ends = [rows.findIndex(({ clip }) => clip.id === anchor.current), rows.indexOf(row)].toSorted(
        (a, b) => a - b,
      );
      store.select(rows.slice(Math.max(0, ends[0] ?? 0), (ends[1] ?? 0) + 1).map(({ clip }) => clip.id));
      return;
    }
    anchor.current = id;
    if (event.metaKey || event.ctrlKey)
      store.select(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]);
    else {
      store.select([id]);
      player.seek(row.clip.start);
    }
  };
  const remove = (): void => {
    const { selection } = store.getState();
    const clipIds = rows.filter(({ clip }) => selection.has(clip.id)).map(({ clip }) => clip.id);
    store.act({ type: 'removeClips', clipIds }, { label: 'timelineCaptions.step.delete' });
  };

  if (rows.length === 0) return <EmptyState compact title={t('timelineCaptions.empty')} />;
  return (
    <>
      <Flex align="center" justify="space-between" className={styles.listHead}>
        <span>{t('timelineCaptions.count', { count: rows.length })}</span>
        {chosen === 0 && beyond.length > 0 && (
          <Button
            size="small"
            type="link"
            title={t('timelineCaptions.beyondHint')}
            onClick={() => store.select(beyond.map(({ clip }) => clip.id))}
          >
            {t('timelineCaptions.chooseBeyond', { count: beyond.length })}
          </Button>
        )}
        {chosen > 0 && (
          <Button size="small" danger icon={<DeleteOutlined aria-hidden />} onClick={remove}>
            {t('timelineCaptions.deleteChosen', { count: chosen })}
          </Button>
        )}
      </Flex>
      <div ref={box} className={styles.list}>
        <Flex
          component="ul"
          vertical
          className={styles.lines}
          aria-label={t('timelineCaptions.title')}
          style={{ blockSize: rows.length * ROW, paddingBlockStart: from * ROW }}
        >
          {rows.slice(from, to).map((row, offset) => (
            <CaptionLine
              key={row.clip.id}
              row={row}
              index={from + offset}
              rows={rows}
              isFound={found.has(row.clip.id)}
              isBeyond={isBeyond(row, end)}
              caret={caret}
              onChoose={choose}
              onShow={show}
            />
          ))}
        </Flex>
      </div>
    </>
  );
}
