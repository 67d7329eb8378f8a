import { Button, Flex } from 'antd';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { FileRecord } from '@/services/file/schema';
import { formatSize } from '@/utils/formatSize';
import type { FileActions } from './actions/useFileActions';
import styles from './Library.module.css';
import type { Selection } from './useSelection';

interface Props {
  readonly selection: Selection;
  readonly loaded: readonly FileRecord[];
  readonly total: number;
  readonly actions: FileActions;
}

/** What can be done with the chosen files at once. */
export function BatchActions({ selection, loaded, total, actions }: Props) {
  const t = useT();
  const can = useCan();
  const { files, clear } = selection;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const remove = async () => {
    if (await actions.remove(files)) clear();
  };
  return (
    <Flex gap={8} align="center" wrap className={styles.batch} role="toolbar" aria-label={t('resource.batch')}>
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
      <Flex component="span" gap={8} wrap style={{ marginInlineStart: 'auto' }}>
        {can('file.save') && (
          <>
            <Button size="small" onClick={() => actions.askMove(files)}>
              {t('library.moveDots')}
            </Button>
            <Button size="small" onClick={() => actions.askTag(files)}>
              {t('library.tags')}
            </Button>
          </>
        )}
        <Button size="small" onClick={() => actions.download(files)}>
          {t('library.downloadZip')}
        </Button>
        {can('file.delete') && (
          <Button size="small" danger onClick={() => void remove()}>
            {t('common.delete')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
