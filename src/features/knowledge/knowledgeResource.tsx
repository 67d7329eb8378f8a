import { FileTextOutlined } from '@ant-design/icons';
import { Button, Flex, Switch, Tag } from 'antd';
import { useState } from 'react';
import { defineResource } from '@/components/resource/defineResource';
import type { ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { formatMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { knowledgeApi } from '@/services/knowledge/api';
import type { Knowledge } from '@/services/knowledge/schema';
import styles from './knowledgeResource.module.css';

/** Whether the writer may look into a document; shows at once, goes back when it could not be stored. */
function UsableSwitch({ row, tools }: { readonly row: Knowledge; readonly tools: ResourceTools<Knowledge> }) {
  const [isBusy, setBusy] = useState(false);
  const change = async (usable: boolean) => {
    setBusy(true);
    try {
      await knowledgeApi.set({ ids: [row.id], usable });
      tools.refresh();
    } catch {
      // The request has told it; the switch stands as the record does.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Switch
      size="small"
      checked={row.usable}
      loading={isBusy}
      disabled={!tools.can('save')}
      aria-label={tools.t('knowledge.usableLabel', { title: row.title })}
      onChange={(usable) => void change(usable)}
    />
  );
}

/** Whether a document's text was read and cut. */
function ReadState({ row }: { readonly row: Knowledge }) {
  const t = useT();
  if (row.unread) return <ToneTag tone="warn">{t(`knowledge.unreadShort.${row.unread}`)}</ToneTag>;
  return <ToneTag tone="good">{t('knowledge.ready')}</ToneTag>;
}

const name = (row: Knowledge, tools: ResourceTools<Knowledge>) => (
  <PlainButton className={styles.name} onClick={() => tools.edit(row)}>
    <FileTextOutlined aria-hidden className={styles.fileIcon} />
    <Flex component="span" vertical style={{ minInlineSize: 0 }}>
      <Text strong className={styles.nameTitle}>
        {row.title}
      </Text>
      <Text type="secondary" size="small" ellipsis={1} style={{ maxInlineSize: 420 }}>
        {row.excerpt || row.origin.name}
      </Text>
    </Flex>
  </PlainButton>
);
const tags = (row: Knowledge) => row.tags.map((tag) => <Tag key={tag}>{tag}</Tag>);

export const knowledgeResource = defineResource<Knowledge>({
  key: 'knowledge',
  cardShape: 'text',
  title: 'knowledge.heading',
  subtitle: 'knowledge.subtitle',
  search: 'knowledge.search',
  nameOf: (row) => row.title,
  actions: { save: 'knowledge.save', status: 'knowledge.delete', remove: 'knowledge.delete' },
  calls: {
    data: knowledgeApi.data as never,
    remove: knowledgeApi.delete,
    restore: ({ ids }, options) => knowledgeApi.status({ ids, status: 1 }, options),
  },
  filters: [
    { key: 'tag', label: 'knowledge.tags', options: 'fromList' },
    {
      key: 'usable',
      label: 'knowledge.usable',
      options: [
        { value: '1', label: 'knowledge.usableYes' },
        { value: '0', label: 'knowledge.usableNo' },
      ],
    },
  ],
  columns: [
    { key: 'title', title: 'knowledge.title', fixed: true, sortable: true, render: name },
    { key: 'unread', title: 'knowledge.state', width: 120, render: (row) => <ReadState row={row} /> },
    {
      key: 'passages',
      title: 'knowledge.passages',
      width: 88,
      align: 'end',
      sortable: true,
      render: (row) => row.passages,
    },
    {
      key: 'characters',
      title: 'knowledge.charactersTitle',
      width: 96,
      align: 'end',
      sortable: true,
      render: (row) => row.characters,
    },
    { key: 'tags', title: 'knowledge.tags', width: 160, hiddenByDefault: true, render: tags },
    { key: 'used', title: 'knowledge.used', width: 96, align: 'end', sortable: true, render: (row) => row.used },
    {
      key: 'usable',
      title: 'knowledge.usable',
      width: 112,
      render: (row, tools) => <UsableSwitch row={row} tools={tools} />,
    },
    {
      key: 'updated_at',
      title: 'knowledge.updated',
      width: 152,
      sortable: true,
      hiddenByDefault: true,
      render: (row) => (
        <Text type="secondary" size="small">
          {formatMinute(row.updated_at)}
        </Text>
      ),
    },
  ],
  card: (row, tools) => (
    <Flex vertical gap={12} style={{ padding: 16 }}>
      {name(row, tools)}
      <Flex gap={8} align="center" wrap>
        <ReadState row={row} />
        <Text type="secondary" size="small">
          {tools.t('knowledge.passageCount', { count: row.passages })}
        </Text>
        {tags(row)}
        <span style={{ flex: 1 }} />
        <UsableSwitch row={row} tools={tools} />
      </Flex>
    </Flex>
  ),
  rowActions: (row, tools) =>
    tools.can('remove') && (
      <Button type="text" size="small" onClick={() => void tools.remove([row])}>
        {tools.t('common.delete')}
      </Button>
    ),
  empty: { title: 'knowledge.emptyTitle', description: 'knowledge.emptyText' },
});
