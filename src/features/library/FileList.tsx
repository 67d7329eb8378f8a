import { useMemoizedFn } from 'ahooks';
import { Alert, Button } from 'antd';
import { type ReactNode, useCallback } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { SearchIllustration } from '@/components/empty/SearchIllustration';
import { ListSkeleton } from '@/components/resource/ListSkeleton';
import type { WindowedList } from '@/components/resource/useWindowedList';
import { VirtualGrid } from '@/components/resource/VirtualGrid';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import type { FileRecord } from '@/services/file/schema';
import { cardFooter, FileCard, type FileCellProps } from './grid/FileCard';
import { FileLine, FileLineHead, lineHeight } from './grid/FileLine';
import styles from './Library.module.css';
import type { Selection } from './useSelection';

type CellProps = Pick<FileCellProps, 'onOpen' | 'draggedWith' | 'actions' | 'note' | 'onCompleted'>;

/** `actions`, `note` and `onCompleted` must be the same from one drawing to the next: only then do the cells stay as they are. */
interface Props extends CellProps {
  readonly list: WindowedList<FileRecord>;
  readonly view: 'table' | 'cards';
  readonly selection: Selection | undefined;
  readonly isFiltered: boolean;
  readonly onClearFilter: () => void;
  /** Shown where nothing is there yet. */
  readonly empty: ReactNode;
  readonly label: string;
}

/** Card images are four wide and three high. */
const ratio = 3 / 4;
const heightOfCard = (width: number): number => Math.round(width * ratio) + cardFooter;
const heightOfLine = (): number => lineHeight;

/** The files, ten thousand of them as smoothly as ten. */
export function FileList(props: Props) {
  const { list, view, selection, isFiltered, onClearFilter, empty, label, actions, note, onCompleted } = props;
  const t = useT();
  const { at, total } = list;
  const onOpen = useMemoizedFn(props.onOpen);
  const toggle = useMemoizedFn((file: FileRecord, isRange: boolean) => selection?.toggle(file, isRange));
  const dragged = useMemoizedFn((file: FileRecord) => props.draggedWith?.(file) ?? []);
  const canSelect = selection !== undefined;
  const canDrag = props.draggedWith !== undefined;
  const has = selection?.has;
  const Cell = view === 'cards' ? FileCard : FileLine;
  const render = useCallback(
    (index: number) => {
      const file = at(index);
      return (
        <Cell
          file={file}
          isSelected={file !== undefined && has?.(file.id) === true}
          onSelect={canSelect ? toggle : undefined}
          onOpen={onOpen}
          actions={actions}
          {...(canDrag ? { draggedWith: dragged } : {})}
          {...(note ? { note } : {})}
          {...(onCompleted ? { onCompleted } : {})}
        />
      );
    },
    [Cell, at, has, canSelect, canDrag, toggle, onOpen, dragged, actions, note, onCompleted],
  );
  const keyOf = useCallback((index: number) => at(index)?.id ?? `place-${index}`, [at]);
  const alert = list.error && (
    <Alert
      style={{ marginBlockEnd: 12 }}
      type="error"
      showIcon
      title={messageOf(list.error)}
      action={
        <Button size="small" onClick={list.refresh}>
          {t('common.retry')}
        </Button>
      }
    />
  );
  if (total === undefined) return alert ?? <ListSkeleton view={view} />;
  if (total === 0) {
    return (
      <>
        {alert}
        {isFiltered ? (
          <EmptyState
            illustration={<SearchIllustration />}
            title={t('resource.filteredEmpty')}
            description={t('resource.filteredEmptyText')}
            action={<Button onClick={onClearFilter}>{t('resource.clearFilter')}</Button>}
          />
        ) : (
          empty
        )}
      </>
    );
  }
  return (
    <div className={view === 'table' ? styles.panel : undefined}>
      {alert}
      {view === 'table' && <FileLineHead />}
      <VirtualGrid
        key={view}
        count={total}
        label={label}
        minWidth={view === 'cards' ? 164 : 0}
        gap={view === 'cards' ? 12 : 0}
        heightOf={view === 'cards' ? heightOfCard : heightOfLine}
        keyOf={keyOf}
        onRange={list.ensure}
        render={render}
      />
    </div>
  );
}
