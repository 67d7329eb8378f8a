import { Button, Empty, Input, Select, Skeleton, TreeSelect } from 'antd';
import { useState } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { fileApi } from '@/services/file/api';
import type { FileKind, FileRecord } from '@/services/file/schema';
import { fileFolderApi } from '@/services/file_folder/api';
import { FileFace } from '../FileFace';
import { folderTree } from '../folderTree';
import styles from '../media.module.css';
import { Cell } from './Cell';

interface Props {
  readonly kinds: readonly FileKind[];
  /** Ids of the chosen files, in their order. */
  readonly chosenIds: readonly string[];
  readonly onToggle: (file: FileRecord) => void;
}

const pageSize = 24;

/** The library with search, folder and kind. */
export function LibraryTab({ kinds, chosenIds, onToggle }: Props) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const [folder, setFolder] = useState<string>();
  const [kind, setKind] = useState<FileKind | undefined>(kinds.length === 1 ? kinds[0] : undefined);
  const [page, setPage] = useState(1);
  const folders = useLoad(fileFolderApi.data);
  const { data, error, loading, refresh } = useLoad(
    fileApi.data,
    {
      page: 1,
      page_size: pageSize * page,
      ...(kind ? { kind } : {}),
      ...(keyword ? { keyword } : {}),
      ...(folder ? { folder_id: folder } : {}),
    },
    { keepPrevious: true },
  );
  // Without a kind of its own the call gives all kinds: what cannot be used here is not offered.
  const files = (data?.list ?? []).filter((file) => kinds.includes(file.kind));
  const rest = (data?.paginator.total ?? 0) - (data?.list.length ?? 0);
  return (
    <>
      <GridLayout gap={8} className={styles.filters}>
        <Input.Search
          allowClear
          aria-label={t('library.search')}
          placeholder={t('library.search')}
          onSearch={(text) => {
            setKeyword(text.trim());
            setPage(1);
          }}
        />
        <TreeSelect
          allowClear
          aria-label={t('library.folders')}
          placeholder={t('library.allFolders')}
          value={folder}
          treeDefaultExpandAll
          popupMatchSelectWidth={260}
          treeData={folderTree(folders.data?.list ?? [])}
          onChange={(value: string | undefined) => {
            setFolder(value);
            setPage(1);
          }}
        />
        {kinds.length > 1 && (
          <Select
            allowClear
            aria-label={t('library.kind')}
            placeholder={t('library.kind')}
            value={kind}
            options={kinds.map((value) => ({ value, label: t(`library.kind.${value}`) }))}
            onChange={(value: FileKind | undefined) => {
              setKind(value);
              setPage(1);
            }}
          />
        )}
      </GridLayout>
      {loading && !data && <Skeleton active />}
      {error && <LoadFailure error={error} onRetry={refresh} />}
      {data && files.length === 0 && <Empty description={t(keyword ? 'library.nothing' : 'library.nothingYet')} />}
      <GridLayout columns="repeat(auto-fill, minmax(112px, 1fr))" gap={12} className={styles.grid}>
        {files.map((file) => (
          <Cell key={file.id} name={file.name} at={chosenIds.indexOf(file.id)} onToggle={() => onToggle(file)}>
            <FileFace file={file} />
          </Cell>
        ))}
      </GridLayout>
      {rest > 0 && (
        <Button type="link" loading={loading} onClick={() => setPage(page + 1)}>
          {t('library.more', { count: rest })}
        </Button>
      )}
    </>
  );
}
