import { useNavigate } from '@umijs/max';
import { type ReactNode, useState } from 'react';
import { useRecycledToast } from '@/components/resource/useRecycledToast';
import { useActionRunner } from '@/hooks/useAction';
import { useCopy } from '@/hooks/useCopy';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useSaveZip } from '@/hooks/useSaveZip';
import { useT } from '@/hooks/useT';
import type { RequestOptions } from '@/lib/request/types';
import { saveUrl } from '@/lib/saveBlob';
import { openUrl } from '@/lib/zip';
import { fileApi } from '@/services/file/api';
import type { FileRecord } from '@/services/file/schema';
import { timelineOfFile } from '@/services/project/timelineOfFile';
import type { Folders } from '../useFolders';
import { AddToGoods } from './AddToGoods';
import { CropFile } from './CropFile';
import { MoveDialog } from './MoveDialog';
import { RenameDialog } from './RenameDialog';
import { TagDialog } from './TagDialog';

/** One file goes to the browser's downloads as it is, several as one archive; the task center shows how far it is. */
function useDownloadFiles(): (files: readonly FileRecord[]) => void {
  const t = useT();
  const saveZip = useSaveZip();
  return (files) => {
    const [first, second] = files;
    if (!first) return;
    if (!second) {
      saveUrl(first.url, first.name);
      return;
    }
    const sources = files.map(({ name, size, url, created_at }) => ({
      name,
      size,
      madeAt: new Date(created_at),
      open: openUrl(url),
    }));
    void saveZip(sources, { title: t('library.zipTask', { count: files.length }), name: t('library.zipName') });
  };
}

type Asked =
  | { readonly act: 'move' | 'tag'; readonly files: readonly FileRecord[] }
  | { readonly act: 'rename' | 'goods' | 'crop'; readonly file: FileRecord };

export interface FileActions {
  readonly askMove: (files: readonly FileRecord[]) => void;
  readonly askTag: (files: readonly FileRecord[]) => void;
  readonly askRename: (file: FileRecord) => void;
  readonly askGoods: (file: FileRecord) => void;
  readonly askCrop: (file: FileRecord) => void;
  readonly move: (ids: readonly string[], folderId: string) => Promise<boolean>;
  readonly remove: (files: readonly FileRecord[]) => Promise<boolean>;
  readonly download: (files: readonly FileRecord[]) => void;
  readonly copyAddress: (file: FileRecord) => void;
  readonly toTimeline: (file: FileRecord) => void;
  readonly dialogs: ReactNode;
}

/** What can be done with files, one or many; the list is told when something has changed. */
export function useFileActions(folders: Folders, tags: readonly string[], onChanged: () => void): FileActions {
  const t = useT();
  const actions = useRecordActions();
  const navigate = useNavigate();
  const copy = useCopy();
  const runAction = useActionRunner();
  const download = useDownloadFiles();
  const [asked, setAsked] = useState<Asked>();
  const offerRestore = useRecycledToast();

  const told = (isDone: boolean): boolean => {
    if (isDone) onChanged();
    return isDone;
  };
  const move = async (ids: readonly string[], folderId: string) =>
    told(await actions.changeStatus((options) => fileApi.move({ ids: [...ids], folder_id: folderId }, options), ids));
  const remove = async (files: readonly FileRecord[]) => {
    const ids = files.map(({ id }) => id);
    const call = (options: RequestOptions) => fileApi.delete({ ids }, options);
    const isDone = told(await actions.remove(call, ids, { isTold: true }));
    if (isDone) offerRestore(ids.length, () => restore(ids));
    return isDone;
  };
  const restore = async (ids: readonly string[]) => {
    told(await actions.changeStatus((options) => fileApi.restore({ ids: [...ids] }, options), ids));
  };
  const close = () => setAsked(undefined);
  const toTimeline = async ({ id, name, url, kind, width = 0, height = 0, duration = 0 }: FileRecord) => {
    if (kind !== 'video' && kind !== 'audio' && kind !== 'image') return;
    const title = name.replace(/\.[^.]+$/, '');
    const source = [{ type: 'file' as const, id }];
    const file = { id, title, url, kind, width, height, duration };
    const opened = await runAction(() => timelineOfFile(file, source), undefined);
    if (opened) navigate(opened.result);
  };

  const dialogs = asked && (
    <>
      {asked.act === 'move' && (
        <MoveDialog
          files={asked.files}
          folders={folders.list}
          onClose={close}
          onMove={(folderId) =>
            move(
              asked.files.map(({ id }) => id),
              folderId,
            )
          }
        />
      )}
      {asked.act === 'tag' && <TagDialog files={asked.files} known={tags} onClose={close} onChanged={onChanged} />}
      {asked.act === 'rename' && <RenameDialog file={asked.file} onClose={close} onChanged={onChanged} />}
      {asked.act === 'crop' && <CropFile file={asked.file} onClose={close} />}
      {asked.act === 'goods' && <AddToGoods file={asked.file} onClose={close} onChanged={onChanged} />}
    </>
  );
  return {
    askMove: (files) => setAsked({ act: 'move', files }),
    askTag: (files) => setAsked({ act: 'tag', files }),
    askRename: (file) => setAsked({ act: 'rename', file }),
    askGoods: (file) => setAsked({ act: 'goods', file }),
    askCrop: (file) => setAsked({ act: 'crop', file }),
    move,
    remove,
    download,
    copyAddress: ({ url }) => {
      const address = new URL(url, window.location.href).href;
      void copy(address, { done: t('library.copied'), failed: t('library.copyFailed', { address }) });
    },
    toTimeline: (file) => void toTimeline(file),
    dialogs,
  };
}
