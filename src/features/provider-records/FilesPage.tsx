import { Button, Flex } from 'antd';
import { defineResource } from '@/components/resource/defineResource';
import { ResourcePage } from '@/components/resource/ResourcePage';
import type { ResourceTools } from '@/components/resource/types';
import { Thumb } from '@/components/Thumb';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { formatMinute } from '@/hooks/useDates';
import type { Translate } from '@/hooks/useT';
import { platformFileApi } from '@/services/platform_file/api';
import type { ProviderFile } from '@/services/platform_file/schema';
import { formatSize } from '@/utils/formatSize';

const SHOWN_USES = 3;

/** Where a file is used, the first places by name. */
function usesOf(t: Translate, { uses, merchants }: ProviderFile): readonly string[] {
  const named = uses.slice(0, SHOWN_USES).map(({ type, title }) => t(`platformFile.use.${type}`, { title }));
  return [
    ...named,
    ...(uses.length > SHOWN_USES ? [t('platformFile.moreUses', { count: uses.length - SHOWN_USES })] : []),
    ...(merchants > 0 ? [t('platformFile.merchants', { count: merchants })] : []),
  ];
}

const factsOf = (t: Translate, { kind, size, width, height }: ProviderFile): string =>
  [t(`platformFile.kind.${kind}`), ...(width && height ? [`${width}×${height}`] : []), formatSize(size)].join(' · ');

interface UsesProps {
  readonly row: ProviderFile;
  readonly tools: ResourceTools<ProviderFile>;
}

function Uses({ row, tools: { t } }: UsesProps) {
  if (row.used === 0)
    return (
      <span>
        <ToneTag tone="plain">{t('platformFile.unused')}</ToneTag>
      </span>
    );
  return (
    <Flex vertical>
      {usesOf(t, row).map((use) => (
        <Text key={use} size="small" type="secondary">
          {use}
        </Text>
      ))}
    </Flex>
  );
}

/** What is used is not offered for deletion; the server refuses it as well. */
const Remove = ({ row, tools: { t, can, remove } }: UsesProps) =>
  can('remove') &&
  row.used === 0 && (
    <Button
      type="link"
      size="small"
      danger
      aria-label={t('platformFile.removeNamed', { name: row.name })}
      onClick={() => void remove([row])}
    >
      {t('common.delete')}
    </Button>
  );

const fileResource = defineResource<ProviderFile>({
  key: 'template.file',
  title: 'platformFile.pageTitle',
  subtitle: 'platformFile.subtitle',
  search: 'platformFile.search',
  nameOf: ({ name }) => name,
  actions: { remove: 'platform_file.delete' },
  calls: {
    data: (query, options) => platformFileApi.data(query as Parameters<typeof platformFileApi.data>[0], options),
    remove: platformFileApi.delete,
  },
  removeWarning: 'platformFile.removeWarning',
  filters: [
    {
      key: 'use',
      label: 'platformFile.uses',
      options: (['used', 'unused'] as const).map((value) => ({
        value,
        label: `platformFile.filter.${value}` as const,
      })),
    },
    {
      key: 'kind',
      label: 'platformFile.kind',
      options: (['image', 'video', 'audio', 'document', 'other'] as const).map((value) => ({
        value,
        label: `platformFile.kind.${value}` as const,
      })),
    },
  ],
  columns: [
    {
      key: 'name',
      title: 'platformFile.name',
      fixed: true,
      sortable: true,
      render: (row, { t }) => (
        <Flex gap={12} align="center">
          <Thumb src={row.cover} width={48} />
          <Flex vertical style={{ minInlineSize: 0 }}>
            <a href={row.url} target="_blank" rel="noopener noreferrer">
              {row.name}
            </a>
            <Text type="tertiary" size="small">
              {factsOf(t, row)}
            </Text>
          </Flex>
        </Flex>
      ),
    },
    {
      key: 'used',
      title: 'platformFile.uses',
      width: 280,
      sortable: true,
      render: (row, tools) => <Uses row={row} tools={tools} />,
    },
    {
      key: 'size',
      title: 'platformFile.size',
      width: 104,
      align: 'end',
      sortable: true,
      render: ({ size }) => formatSize(size),
    },
    {
      key: 'created_at',
      title: 'platformFile.created',
      width: 152,
      sortable: true,
      render: ({ created_at }) => <Text type="tertiary">{formatMinute(created_at)}</Text>,
    },
  ],
  rowActions: (row, tools) => <Remove row={row} tools={tools} />,
  actionsWidth: 88,
  cardShape: 'text',
  defaultView: 'table',
  card: (row, tools) => (
    <Flex gap={12} align="start" style={{ padding: 16 }}>
      <Thumb src={row.cover} width={56} />
      <Flex vertical flex={1} gap={4} style={{ minInlineSize: 0 }}>
        <Text strong ellipsis>
          {row.name}
        </Text>
        <Text type="tertiary" size="small">
          {factsOf(tools.t, row)}
        </Text>
        <Uses row={row} tools={tools} />
        <span>
          <Remove row={row} tools={tools} />
        </span>
      </Flex>
    </Flex>
  ),
  empty: { title: 'platformFile.emptyTitle', description: 'platformFile.emptyText' },
});

/** Files that the provider has stored for its templates, its brand and its texts, with what uses each. */
export function FilesPage() {
  return <ResourcePage resource={fileResource} />;
}
