import { useMemoizedFn } from 'ahooks';
import { Alert, App, Button, Flex, Grid } from 'antd';
import dayjs from 'dayjs';
import { useCallback, useMemo } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { PageLink } from '@/components/PageLink';
import { isFiltered } from '@/components/resource/listState';
import { PageHead } from '@/components/resource/PageHead';
import { useListState } from '@/components/resource/useListState';
import { useWindowedList, type WindowedList } from '@/components/resource/useWindowedList';
import { useCan } from '@/hooks/useCan';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { fileApi } from '@/services/file/api';
import type { FileRecord } from '@/services/file/schema';
import { FileList } from './FileList';
import styles from './Library.module.css';
import { LibraryBar } from './LibraryBar';
import { libraryQuery, libraryShape } from './libraryQuery';
import { useSelection } from './useSelection';

/** The way back, and the end; both take what was chosen out of the choice. */
function useBinActions({ refresh, total }: WindowedList<FileRecord>, clearSelection: () => void) {
  const t = useT();
  const actions = useRecordActions();
  const { modal } = App.useApp();

  const restore = useMemoizedFn(async (files: readonly FileRecord[]) => {
    const ids = files.map(({ id }) => id);
    if (!(await actions.changeStatus((options) => fileApi.restore({ ids }, options), ids))) return;
    clearSelection();
    refresh();
  });
  const purge = (files: readonly FileRecord[]) => {
    const ids = files.map(({ id }) => id);
    const used = files.filter(({ used_in }) => used_in > 0);
    const [first] = used;
    modal.confirm({
      title: t('library.purgeTitle', { name: files[0]?.name ?? '', count: files.length }),
      content: first ? t('library.purgeUsed', { name: first.name, count: used.length }) : t('library.purgeText'),
      okText: t('library.purge'),
      okButtonProps: { danger: true },
      onOk: async () => {
        const body = { ids, even_used: used.length > 0 };
        if (!(await actions.remove((options) => fileApi.purge(body, options), ids))) return;
        clearSelection();
        refresh();
      },
    });
  };
  const empty = () => {
    modal.confirm({
      title: t('library.emptyBinTitle', { count: total ?? 0 }),
      content: t('library.emptyBinText'),
      okText: t('library.emptyBin'),
      okButtonProps: { danger: true },
      onOk: async () => {
        if (!(await actions.remove((options) => fileApi.purge({}, options), ['all']))) return;
        clearSelection();
        refresh();
      },
    });
  };
  return { restore, purge, empty };
}

/** /creative/recycle: what was deleted, how long it stays, and the way back. */
export function RecycleBin() {
  const t = useT();
  const can = useCan();
  const listState = useListState(libraryShape);
  const { state, reset } = listState;
  const query = useMemo(() => libraryQuery(state, -1), [state]);
  const list = useWindowedList<FileRecord>(fileApi.data, query);
  const selection = useSelection(list.loaded);
  const isNarrow = Grid.useBreakpoint().md === false;
  const view = isNarrow ? 'cards' : state.view || 'cards';
  const canDelete = can('file.delete');
  const { restore, purge, empty } = useBinActions(list, selection.clear);
  const restoreAction = useCallback(
    (file: FileRecord) =>
      canDelete && (
        <Button
          size="small"
          type="link"
          aria-label={t('library.restoreOne', { name: file.name })}
          onClick={() => void restore([file])}
        >
          {t('library.restore')}
        </Button>
      ),
    [canDelete, restore, t],
  );
  const { files } = selection;
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('library.bin')} subtitle={t('library.binSubtitle')}>
        <PageLink to="/creative/media">
          <Button tabIndex={-1}>{t('library.backToLibrary')}</Button>
        </PageLink>
        {canDelete && (list.total ?? 0) > 0 && <Button onClick={empty}>{t('library.emptyBin')}</Button>}
      </PageHead>
      <section>
        <LibraryBar list={listState} choices={list.filter} view={view} canChooseView={!isNarrow} />
        {canDelete && files.length > 0 && (
          <Flex gap={8} align="center" wrap className={styles.batch} role="toolbar" aria-label={t('resource.batch')}>
            <span aria-live="polite">{t('resource.selected', { count: files.length })}</span>
            <Button type="link" size="small" onClick={selection.clear}>
              {t('resource.clearSelection')}
            </Button>
            <Flex component="span" gap={8} wrap style={{ marginInlineStart: 'auto' }}>
              <Button size="small" type="primary" onClick={() => void restore(files)}>
                {t('library.restore')}
              </Button>
              <Button size="small" onClick={() => purge(files)}>
                {t('library.purge')}
              </Button>
            </Flex>
          </Flex>
        )}
        {!canDelete && <Alert type="info" showIcon title={t('library.binReadOnly')} />}
        <FileList
          list={list}
          view={view}
          label={t('library.bin')}
          selection={canDelete ? selection : undefined}
          isFiltered={isFiltered(state)}
          onClearFilter={reset}
          onOpen={(file) => canDelete && selection.toggle(file, false)}
          note={expiryOf}
          actions={restoreAction}
          empty={
            <EmptyState
              title={t('library.binEmptyTitle')}
              description={t('library.binEmptyText')}
              action={
                <PageLink to="/creative/media">
                  <Button tabIndex={-1}>{t('library.backToLibrary')}</Button>
                </PageLink>
              }
            />
          }
        />
      </section>
    </Flex>
  );
}

const expiryOf = (file: FileRecord) => <Expiry file={file} />;

/** How long the bin keeps a file; what is in use is never let go of by itself. */
function Expiry({ file }: { readonly file: FileRecord }) {
  const t = useT();
  if (file.used_in > 0) return <>{t('library.keptUsed', { count: file.used_in })}</>;
  const days = file.expires_at ? Math.max(0, Math.ceil(dayjs(file.expires_at).diff(dayjs(), 'day', true))) : 0;
  return <>{t('library.expires', { days })}</>;
}
