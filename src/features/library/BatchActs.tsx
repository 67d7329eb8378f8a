import { Button } from 'antd';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { FileRecord } from '@/services/file/schema';
import { formatSize } from '@/utils/formatSize';
import type { FileActs } from './acts/useFileActs';
import styles from './Library.module.css';
import type { Selection } from './useSelection';

interface Props {
  readonly selection: Selection;
  readonly loaded: readonly FileRecord[];
  readonly total: number;
  readonly acts: FileActs;
}

/** What can be done with the chosen files at once. */
export function BatchActs({ selection, loaded, total, acts }: Props) {
  const t = useT();
  const can = useCan();
  const { files, clear } = selection;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const remove = async () => {
    if (await acts.remove(files)) clear();
  };
  return (
    <div className={styles.batch} role="toolbar" aria-label={t('resource.batch')}>
      <span aria-live="polite">
        {t('resource.selected', { count: files.length })} · {formatSize(bytes)}
      </span>
      <Button type="link" size="small" onClick={clear}>
        {t('resource.clearSelection')}
      </Button>
      {files.length < loaded.length && (
        <Button type="link" size="small" onClick={() => selection.set(loaded)}>
          {t(loaded.length < total ? 'library.selectLoaded' : 'library.selectAll', { count: loaded.length })}
        </Button>
      )}
      <span className={styles.batchActs}>
        {can('file.save') && (
          <>
            <Button size="small" onClick={() => acts.askMove(files)}>
              {t('library.moveDots')}
            </Button>
            <Button size="small" onClick={() => acts.askTag(files)}>
              {t('library.tags')}
            </Button>
          </>
        )}
        <Button size="small" onClick={() => acts.download(files)}>
          {t('library.downloadZip')}
        </Button>
        {can('file.delete') && (
          <Button size="small" danger onClick={() => void remove()}>
            {t('common.delete')}
          </Button>
        )}
      </span>
    </div>
  );
}
