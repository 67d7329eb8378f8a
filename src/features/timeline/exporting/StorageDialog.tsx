import { App, Button, Flex, Modal, Progress, Table, type TableProps, Tag } from 'antd';
import { useState } from 'react';
import { useDocumentId } from '@/blocks/document';
import { Text } from '@/components/ui/Text';
import { formatDay } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { formatSize } from '@/utils/formatSize';
import { useProject } from '../EditorContext';
import styles from './exporting.module.css';
import { findStored, freeDrafts, freeFiles, freeProxies, type KeptFile, readRoom, storedFiles } from './room';

interface StorageDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const total = (files: readonly KeptFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

const columns = (t: Translate): NonNullable<TableProps<KeptFile>['columns']> => [
  {
    title: t('timelineExport.file'),
    dataIndex: 'name',
    ellipsis: true,
    render: (name: string, { hash }) => name || hash.slice(0, 8),
  },
  {
    title: t('timelineExport.usedIn'),
    key: 'projects',
    ellipsis: true,
    render: (_, { projects, isOpen: isNeeded }) =>
      isNeeded ? <Tag color="processing">{t('timelineExport.thisProject')}</Tag> : projects.join('、') || '—',
  },
  {
    title: t('timelineExport.size'),
    dataIndex: 'size',
    width: 96,
    align: 'end',
    sorter: (a, b) => a.size - b.size,
    render: (size: number) => formatSize(size),
  },
  {
    title: t('timelineExport.lastUsed'),
    dataIndex: 'lastUsed',
    width: 112,
    sorter: (a, b) => a.lastUsed - b.lastUsed,
    render: (at: number) => formatDay(at),
  },
  {
    title: t('timelineExport.where'),
    dataIndex: 'isStored',
    width: 112,
    render: (isStored: boolean) =>
      isStored ? t('timelineExport.inLibrary') : <Tag color="warning">{t('timelineExport.onlyHere')}</Tag>,
  },
];

/** What the editor keeps in this browser, and how to make room. */
export function StorageDialog({ isOpen, onClose }: StorageDialogProps) {
  const t = useT();
  const { modal, message } = App.useApp();
  const project = useProject();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const projectId = useDocumentId();
  const room = useLoad(() => readRoom(project, projectId), { ready: isOpen, refreshDeps: [isOpen] });
  const files = room.data?.files ?? [];
  const safe = storedFiles(files);

  const free = async (wanted: readonly KeptFile[]) => {
    const freed = await freeFiles(wanted);
    setChosen([]);
    room.refresh();
    message.success(t('timelineExport.freed', { size: formatSize(freed) }));
  };
  const ask = async (wanted: readonly KeptFile[]) => {
    // Asked again: the library may have lost a file since the dialog was opened.
    const stored = await findStored(wanted);
    const lost = wanted.filter(({ hash }) => !stored.has(hash)).length;
    if (lost === 0) return void free(wanted);
    modal.confirm({
      title: t('timelineExport.freeAsk', { count: wanted.length }),
      content: t('timelineExport.freeLoss', { count: lost }),
      okText: t('common.delete'),
      okButtonProps: { danger: true },
      cancelText: t('common.cancel'),
      onOk: () => free(wanted),
    });
  };
  const clear = async (bytes: number, remove: () => Promise<void>) => {
    await remove();
    room.refresh();
    message.success(t('timelineExport.freed', { size: formatSize(bytes) }));
  };
  const { used = 0, quota = 0, proxies = 0, drafts = 0, others = 0 } = room.data ?? {};
  const isKnown = Number.isFinite(quota) && quota > 0;

  return (
    <Modal open={isOpen} onCancel={onClose} title={t('timelineExport.storage')} footer={null} width={720}>
      <Flex vertical gap={16}>
        <div>
          <Progress
            percent={isKnown ? Math.min(100, Math.round((used / quota) * 1000) / 10) : 0}
            aria-label={t('timelineExport.storage')}
          />
          <Text component="p" type="tertiary" size="small" className={styles.hint}>
            {isKnown
              ? t('timelineExport.quota', { used: formatSize(used), quota: formatSize(quota) })
              : t('timelineExport.quotaUnknown', { used: formatSize(used) })}
          </Text>
        </div>
        <Flex gap={8} wrap>
          <Button disabled={safe.length === 0} onClick={() => void ask(safe)}>
            {t('timelineExport.freeStored', { size: formatSize(total(safe)) })}
          </Button>
          <Button disabled={proxies === 0} onClick={() => void clear(proxies, freeProxies)}>
            {t('timelineExport.freeProxies', { size: formatSize(proxies) })}
          </Button>
          <Button disabled={drafts === 0} onClick={() => void clear(drafts, () => freeDrafts(projectId))}>
            {t('timelineExport.freeDrafts', { size: formatSize(drafts) })}
          </Button>
          <Button
            danger
            disabled={chosen.length === 0}
            onClick={() => void ask(files.filter(({ hash }) => chosen.includes(hash)))}
          >
            {t('timelineExport.freeChosen', { count: chosen.length })}
          </Button>
        </Flex>
        <Table<KeptFile>
          size="small"
          rowKey="hash"
          loading={room.loading}
          dataSource={[...files]}
          pagination={{ pageSize: 8, hideOnSinglePage: true, size: 'small' }}
          locale={{ emptyText: t('timelineExport.noFiles') }}
          scroll={{ x: 520 }}
          rowSelection={{
            selectedRowKeys: [...chosen],
            onChange: (keys) => setChosen(keys.map(String)),
            getCheckboxProps: ({ isOpen: isNeeded, name }) => ({ disabled: isNeeded, 'aria-label': name }),
          }}
          columns={columns(t)}
        />
        {others > 0 && (
          <Text component="p" type="tertiary" size="small">
            {t('timelineExport.otherAccounts', { size: formatSize(others) })}
          </Text>
        )}
      </Flex>
    </Modal>
  );
}
