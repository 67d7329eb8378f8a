import { CloudUploadOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { useLatest } from 'ahooks';
import { Badge, Button, Flex, Grid } from 'antd';
import { type ClipboardEvent, type DragEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addToLibrary, UploadDrawer, useLibraryUploads } from '@/blocks/media';
import { EmptyState } from '@/components/empty/EmptyState';
import { VideoIllustration } from '@/components/empty/VideoIllustration';
import { isFiltered } from '@/components/resource/listState';
import { PageHead } from '@/components/resource/PageHead';
import { RailLayout } from '@/components/resource/RailLayout';
import { type ListStateHandle, useListState } from '@/components/resource/useListState';
import { useWindowedList } from '@/components/resource/useWindowedList';
import { readDrop } from '@/components/upload/readDrop';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { isBusy } from '@/lib/uploads';
import { fileApi } from '@/services/file/api';
import type { FileRecord } from '@/services/file/schema';
import { FileMenu } from './actions/FileMenu';
import { useFileActions } from './actions/useFileActions';
import { BatchActions } from './BatchActions';
import { FileDrawer } from './details/FileDrawer';
import { isFileDrag } from './drag';
import { FileList } from './FileList';
import styles from './Library.module.css';
import { LibraryBar } from './LibraryBar';
import { libraryQuery, libraryShape } from './libraryQuery';
import { FolderRail } from './rail/FolderRail';
import { useFolders } from './useFolders';
import { useSelection } from './useSelection';

type Filters = Readonly<Record<string, string>>;
const withFolder = (filters: Filters, folder: string): Filters => (folder ? { ...filters, folder } : filters);

/** Uploads that end together load the list once. Milliseconds. */
const gathered = 300;

/** /creative/media: folders, files, uploads. */
export function MediaLibrary() {
  const t = useT();
  const canSave = useCan()('file.save');
  const { isUploading, showUploads } = useUploadsShown();
  const { listState, list, folders, version, refresh, selection, tags, actions, menuOf } = useLibrary();
  const { state, update } = listState;
  const uploads = useFollowUploads(refresh);
  const isNarrow = Grid.useBreakpoint().md === false;
  const view = isNarrow ? 'cards' : state.view || 'cards';
  const { folder, place, summary, choose, barState } = useFolderFilter(listState, folders);

  const { take, ...drops } = useTakenFiles(place, canSave, () => showUploads(true));
  const open = useCallback((file: FileRecord) => update({ open: file.id }), [update]);
  const onCompleted = useCallback((file: FileRecord) => list.patch(file.id, file), [list.patch]);
  const draggedWith = (file: FileRecord): readonly string[] =>
    selection.has(file.id) ? selection.files.map(({ id }) => id) : [file.id];
  const moved = async (ids: readonly string[], folderId: string) => {
    if (await actions.move(ids, folderId)) selection.clear();
  };

  return (
    // Dropping and pasting only add to what the upload button does
    <Flex vertical gap={16} {...drops}>
      <PageHead title={t('library.title')} subtitle={t('library.subtitle')}>
        {canSave && (
          <Badge count={uploads} size="small">
            <Button type="primary" icon={<CloudUploadOutlined aria-hidden />} onClick={() => showUploads(true)}>
              {t('library.upload')}
            </Button>
          </Badge>
        )}
      </PageHead>
      <div className={styles.list}>
        <RailLayout
          summary={summary}
          rail={
            <FolderRail
              folders={folders}
              current={folder}
              onChoose={choose}
              onMoveFiles={(ids, folderId) => void moved(ids, folderId)}
              onDropFiles={(data, folderId) => void take(data, folderId)}
              onChanged={refresh}
            />
          }
        >
          <LibraryBar list={barState} choices={list.filter} view={view} canChooseView={!isNarrow} />
          {selection.files.length > 0 && (
            <BatchActions selection={selection} loaded={list.loaded} total={list.total ?? 0} actions={actions} />
          )}
          <FileList
            list={list}
            view={view}
            label={t('library.title')}
            selection={selection}
            isFiltered={isFiltered(barState.state)}
            onClearFilter={barState.reset}
            onOpen={open}
            onCompleted={onCompleted}
            {...(canSave ? { draggedWith } : {})}
            actions={menuOf}
            empty={<NoFiles isFolder={folder !== ''} onUpload={canSave ? () => showUploads(true) : undefined} />}
          />
        </RailLayout>
      </div>
      <FileDrawer
        id={state.open}
        known={list.loaded.find(({ id }) => id === state.open)}
        version={version}
        folders={folders}
        tags={tags}
        actions={actions}
        onChanged={refresh}
        onClose={() => update({ open: '' })}
      />
      <UploadDrawer
        open={isUploading && canSave}
        onClose={() => showUploads(false)}
        folders={folders.list}
        folderId={place}
        onFetched={refresh}
      />
      {actions.dialogs}
    </Flex>
  );
}

/** The files of the address, the folders, and what can be done with both. */
function useLibrary() {
  const listState = useListState(libraryShape);
  const { state } = listState;
  const query = useMemo(() => libraryQuery(state, 1), [state]);
  const list = useWindowedList<FileRecord>(fileApi.data, query);
  const folders = useFolders();
  const [version, setVersion] = useState(0);
  const selection = useSelection(list.loaded);
  const { refresh: refreshList } = list;
  const { refresh: refreshFolders } = folders;

  const refresh = useCallback(() => {
    refreshList();
    refreshFolders();
    setVersion((before) => before + 1);
  }, [refreshList, refreshFolders]);
  const tags = useMemo(() => (list.filter?.tag ?? []).map(({ value }) => String(value)), [list.filter]);
  const actions = useFileActions(folders, tags, refresh);
  const latestActions = useLatest(actions);
  const menuOf = useCallback((file: FileRecord) => <FileMenu file={file} actions={latestActions} />, [latestActions]);
  return { listState, list, folders, version, refresh, selection, tags, actions, menuOf };
}

/** Whether the uploads are shown, from the address. */
function useUploadsShown() {
  const [params, setParams] = useSearchParams();
  const isUploading = params.get('uploads') === '1';
  const showUploads = (isShown: boolean) => {
    const next = new URLSearchParams(params);
    if (isShown) next.set('uploads', '1');
    else next.delete('uploads');
    setParams(next, { replace: true });
  };
  return { isUploading, showUploads };
}

/** The folder of the address, and the list's state without it. */
function useFolderFilter({ state, update, reset }: ListStateHandle, folders: ReturnType<typeof useFolders>) {
  const t = useT();
  const folder = state.filters.folder ?? '';
  const place = folder === 'none' ? '' : folder;
  const { folder: _, ...others } = state.filters;
  const choose = (next: string) => update({ filters: withFolder(others, next) });
  // The bar knows nothing of the folder: clearing its filters stays in it.
  const barState: ListStateHandle = {
    state: { ...state, filters: others },
    update: ({ filters, ...change }, options) =>
      update({ ...change, ...(filters ? { filters: withFolder(filters, folder) } : {}) }, options),
    reset: () => (folder ? update({ keyword: '', filters: withFolder({}, folder) }) : reset()),
  };
  const chosen = folders.list.find(({ id }) => id === folder)?.name;
  const summary = chosen ?? t(folder === 'none' ? 'library.noFolder' : 'library.all');
  return { folder, place, summary, choose, barState };
}

/** Files that are dropped or pasted, put in a folder. */
function useTakenFiles(place: string, canSave: boolean, onTaken: () => void) {
  const take = async (data: DataTransfer, folderId: string) => {
    const picked = await readDrop(data);
    if (picked.length === 0) return;
    addToLibrary(picked, folderId);
    onTaken();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!canSave || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void take(event.clipboardData, place);
  };
  const onDrop = (event: DragEvent) => {
    if (!canSave || !isFileDrag(event.dataTransfer)) return;
    event.preventDefault();
    void take(event.dataTransfer, place);
  };
  const onDragOver = (event: DragEvent) => canSave && isFileDrag(event.dataTransfer) && event.preventDefault();
  return { take, onPaste, onDragOver, onDrop };
}

interface NoFilesProps {
  readonly isFolder: boolean;
  /** Undefined = who looks may upload nothing. */
  readonly onUpload: (() => void) | undefined;
}

function NoFiles({ isFolder, onUpload }: NoFilesProps) {
  const t = useT();
  return (
    <EmptyState
      illustration={<VideoIllustration />}
      title={t(isFolder ? 'library.folderEmpty' : 'library.emptyTitle')}
      description={t(isFolder ? 'library.folderEmptyText' : 'library.emptyText')}
      action={
        onUpload && (
          <Button type="primary" onClick={onUpload}>
            {t('library.upload')}
          </Button>
        )
      }
    />
  );
}

/** Loads the list anew as uploads come in. @returns how many are on their way */
function useFollowUploads(refresh: () => void): number {
  const uploads = useLibraryUploads();
  const arrived = uploads.filter(({ state }) => state === 'done' || state === 'skipped').length;
  const known = useRef(arrived);
  useEffect(() => {
    if (arrived === known.current) return undefined;
    known.current = arrived;
    const timer = setTimeout(refresh, gathered);
    return () => clearTimeout(timer);
  }, [arrived, refresh]);
  return uploads.filter(isBusy).length;
}
