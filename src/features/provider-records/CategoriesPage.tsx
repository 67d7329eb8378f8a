import { App, Button, Dropdown, Flex, Modal, Select } from 'antd';
import { useMemo, useState } from 'react';
import { defineResource } from '@/components/resource/defineResource';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { TextCard } from '@/components/resource/TextCard';
import type { ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { MAX_CATEGORY_NAME } from '@/domain/categories';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { platformCategoryApi } from '@/services/platform_category/api';
import type { Category } from '@/services/platform_category/schema';

interface CategoryValues {
  name: string;
}
type CategoryBody = Parameters<typeof platformCategoryApi.save>[0];

type OpenMerge = (rows: readonly Category[], onDone: () => void) => void;

interface CategoryActionsProps {
  readonly row: Category;
  readonly tools: ResourceTools<Category>;
  readonly onMerge: OpenMerge;
}

function CategoryActions({ row, tools, onMerge }: CategoryActionsProps) {
  const { t, can, edit, changeStatus, remove, refresh } = tools;
  const move = useAction(platformCategoryApi.move);
  const moveTo = async (position: number) => {
    if (await move.run({ id: row.id, position })) refresh();
  };
  const isOff = row.status === 0;
  const items = [
    ...(can('save')
      ? [
          {
            key: 'up',
            label: t('category.up'),
            disabled: row.position === 1,
            onClick: () => void moveTo(row.position - 1),
          },
          {
            ...{ key: 'down', label: t('category.down'), disabled: row.position === row.count },
            onClick: () => void moveTo(row.position + 1),
          },
        ]
      : []),
    ...(can('remove')
      ? [
          { key: 'merge', label: t('category.merge'), onClick: () => onMerge([row], refresh) },
          { key: 'remove', danger: true, label: t('common.delete'), onClick: () => void remove([row]) },
        ]
      : []),
  ];
  return (
    <Flex wrap>
      {can('save') && (
        <>
          <Button type="link" size="small" onClick={() => edit(row)}>
            {t('category.rename')}
          </Button>
          <Button type="link" size="small" onClick={() => void changeStatus([row], isOff ? 1 : 0)}>
            {t(isOff ? 'category.enable' : 'category.disable')}
          </Button>
        </>
      )}
      {items.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items }}>
          <Button type="link" size="small" aria-label={t('category.moreOf', { name: row.name })}>
            {t('category.more')}
          </Button>
        </Dropdown>
      )}
    </Flex>
  );
}

const StatusTag = ({ row, tools: { t } }: Omit<CategoryActionsProps, 'onMerge'>) => (
  <ToneTag tone={row.status === 1 ? 'good' : 'plain'}>{t(row.status === 1 ? 'category.on' : 'category.off')}</ToneTag>
);

const categoryResource = (onMerge: OpenMerge) =>
  defineResource<Category, CategoryValues, CategoryBody>({
    key: 'platform.category',
    title: 'category.pageTitle',
    subtitle: 'category.subtitle',
    search: 'category.search',
    nameOf: ({ name }) => name,
    actions: { save: 'platform_category.save', status: 'platform_category.save', remove: 'platform_category.delete' },
    calls: {
      data: (query, options) =>
        platformCategoryApi.data(query as Parameters<typeof platformCategoryApi.data>[0], options),
      save: platformCategoryApi.save,
      status: ({ ids, status }, options) => platformCategoryApi.status({ ids, status: status === 1 ? 1 : 0 }, options),
      remove: platformCategoryApi.delete,
    },
    removeWarning: 'category.removeWarning',
    filters: [
      {
        key: 'status',
        label: 'category.status',
        options: [
          { value: '1', label: 'category.on' },
          { value: '0', label: 'category.off' },
        ],
      },
    ],
    columns: [
      {
        key: 'name',
        title: 'category.name',
        fixed: true,
        render: (row, { edit }) => <PlainButton onClick={() => edit(row)}>{row.name}</PlainButton>,
      },
      {
        key: 'status',
        title: 'category.status',
        width: 112,
        render: (row, tools) => <StatusTag row={row} tools={tools} />,
      },
      {
        key: 'position',
        title: 'category.order',
        width: 112,
        render: ({ position, count }, { t }) => (
          <Text type="tertiary">{t('category.position', { position, count })}</Text>
        ),
      },
      { key: 'used', title: 'category.used', width: 112, align: 'end', sortable: true, render: ({ used }) => used },
    ],
    rowActions: (row, tools) => <CategoryActions row={row} tools={tools} onMerge={onMerge} />,
    actionsWidth: 216,
    batchActions: (rows, tools, clear) =>
      tools.can('remove') && (
        <Button
          size="small"
          onClick={() =>
            onMerge(rows, () => {
              clear();
              tools.refresh();
            })
          }
        >
          {tools.t('category.merge')}
        </Button>
      ),
    cardShape: 'text',
    defaultView: 'table',
    card: (row, tools) => (
      <TextCard title={row.name} state={<StatusTag row={row} tools={tools} />}>
        <Text type="tertiary" size="small">
          {tools.t('category.usedBy', { count: row.used })}
        </Text>
        <CategoryActions row={row} tools={tools} onMerge={onMerge} />
      </TextCard>
    ),
    form: {
      createTitle: 'category.create',
      editTitle: 'category.renameTitle',
      width: 480,
      initial: (row) => ({ name: row?.name ?? '' }),
      toBody: ({ name }, row) => ({ ...(row && { id: row.id }), name }),
      fields: [{ name: 'name', label: 'category.name', kind: 'text', required: true, max: MAX_CATEGORY_NAME }],
    },
    empty: { title: 'category.emptyTitle', description: 'category.emptyText' },
  });

/** Categories of a provider: what templates are sorted by, and what merchants' goods are offered. */
export function CategoriesPage() {
  const [merging, setMerging] = useState<{ readonly rows: readonly Category[]; readonly onDone: () => void }>();
  const resource = useMemo(() => categoryResource((rows, onDone) => setMerging({ rows, onDone })), []);
  return (
    <>
      <ResourcePage resource={resource} />
      {merging && <MergeDialog {...merging} onClose={() => setMerging(undefined)} />}
    </>
  );
}

interface MergeDialogProps {
  readonly rows: readonly Category[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Chooses where the templates of some categories go. */
function MergeDialog({ rows, onDone, onClose }: MergeDialogProps) {
  const t = useT();
  const { message } = App.useApp();
  const [to, setTo] = useState<string>();
  const ids = rows.map(({ id }) => id);
  const { data } = useLoad(platformCategoryApi.data, { page_size: 100 }, { fresh: true });
  const merge = useAction(platformCategoryApi.merge, {
    invalidates: [
      'platform_template',
      'platform_caption_template',
      'platform_creative_template',
      'video_template',
      'audit',
    ],
  });
  const submit = async () => {
    const answer = to === undefined ? undefined : await merge.run({ ids, to });
    if (!answer) return;
    message.success(t('category.merged', { count: answer.result.moved }));
    onClose();
    onDone();
  };
  return (
    <Modal
      open
      title={t('category.mergeTitle', { names: rows.map(({ name }) => name).join('、') })}
      okText={t('category.merge')}
      okButtonProps={{ disabled: to === undefined }}
      confirmLoading={merge.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <Select
          aria-label={t('category.mergeInto')}
          placeholder={t('category.mergeInto')}
          value={to ?? null}
          options={(data?.list ?? [])
            .filter(({ id }) => !ids.includes(id))
            .map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(next: string | null) => setTo(next ?? undefined)}
        />
        <Text type="secondary">
          {t('category.mergeHint', { count: rows.reduce((sum, { used }) => sum + used, 0) })}
        </Text>
      </Flex>
    </Modal>
  );
}
