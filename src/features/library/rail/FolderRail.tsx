import { DeleteOutlined, FolderAddOutlined, InboxOutlined, PictureOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Tooltip } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { type FolderNode, folderTree } from '@/blocks/media';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import type { Folders } from '../useFolders';
import { FolderLine } from './FolderLine';
import styles from './Rail.module.css';
import { useFolderActions } from './useFolderActions';

interface Props {
  readonly folders: Folders;
  /** Folder in the address; `none` = those in no folder, empty = all. */
  readonly current: string;
  readonly onChoose: (folder: string) => void;
  readonly onMoveFiles: (ids: readonly string[], folderId: string) => void;
  readonly onDropFiles: (data: DataTransfer, folderId: string) => void;
  readonly onChanged: () => void;
}

/** The folders as a tree; files are dropped on them, from the list or from the computer. */
export function FolderRail({ folders, current, onChoose, onMoveFiles, onDropFiles, onChanged }: Props) {
  const t = useT();
  const can = useCan();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const tree = useMemo(() => folderTree(folders.list), [folders.list]);
  const actions = useFolderActions(folders, { current, onChoose, onChanged });
  const canSave = can('file_folder.save');
  const shared = { current, onChoose, onMoveFiles, onDropFiles };
  const toggle = (id: string) =>
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const lines = (nodes: readonly FolderNode[], depth: number): ReactNode =>
    nodes.map((node) => (
      <li key={node.key}>
        <FolderLine
          {...shared}
          id={node.key}
          name={node.title}
          count={node.count}
          depth={depth}
          isOpen={node.children.length > 0 ? !closed.has(node.key) : undefined}
          onToggle={() => toggle(node.key)}
          menu={canSave ? actions.menuOf(node) : undefined}
        />
        {node.children.length > 0 && !closed.has(node.key) && <ul>{lines(node.children, depth + 1)}</ul>}
      </li>
    ));
  return (
    <nav aria-label={t('library.folders')} className={styles.rail}>
      <Flex align="center" justify="space-between" className={styles.head}>
        <h2>{t('library.folders')}</h2>
        {canSave && (
          <Tooltip title={t('library.newFolder')}>
            <Button
              size="small"
              type="text"
              aria-label={t('library.newFolder')}
              icon={<FolderAddOutlined />}
              onClick={() => actions.create(current === 'none' ? '' : current)}
            />
          </Tooltip>
        )}
      </Flex>
      {folders.error && (
        <Alert
          type="error"
          title={messageOf(folders.error)}
          action={
            <Button size="small" onClick={folders.refresh}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      <ul>
        <li>
          <FolderLine
            {...shared}
            id=""
            name={t('library.all')}
            count={folders.counts?.all}
            depth={0}
            icon={<PictureOutlined />}
          />
        </li>
        <li>
          <FolderLine
            {...shared}
            id="none"
            name={t('library.noFolder')}
            count={folders.counts?.loose}
            depth={0}
            icon={<InboxOutlined />}
          />
        </li>
        {lines(tree, 0)}
      </ul>
      <PageLink className={styles.bin} to="/creative/recycle">
        <DeleteOutlined aria-hidden />
        <Text ellipsis className={styles.text}>
          {t('library.bin')}
        </Text>
        {folders.counts !== undefined && <small>{folders.counts.bin}</small>}
      </PageLink>
      {actions.dialogs}
    </nav>
  );
}
