import { Button, Select } from 'antd';
import { useMemo, useState } from 'react';
import { refreshFrameworks } from '@/blocks/frameworks/useFrameworks';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { ListSkeleton } from '@/components/resource/ListSkeleton';
import { isFiltered, type ListShape } from '@/components/resource/listState';
import { ResourceToolbar } from '@/components/resource/ResourceToolbar';
import type { ResourceFilter } from '@/components/resource/types';
import { useListData } from '@/components/resource/useListData';
import { useListState } from '@/components/resource/useListState';
import { useRecycledToast } from '@/components/resource/useRecycledToast';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { frameworkPlatforms, minSample } from '@/domain/frameworks';
import { useRecordActions } from '@/hooks/useRecordActions';
import { type MessageId, useT } from '@/hooks/useT';
import type { RequestOptions } from '@/lib/request/types';
import { frameworkApi } from '@/services/framework/api';
import type { FrameworkRecord } from '@/services/framework/schema';
import { FrameworkDetail } from '../detail/FrameworkDetail';
import { FrameworkCard } from './FrameworkCard';

const platformLabels: readonly { readonly value: string; readonly label: MessageId }[] = frameworkPlatforms.map(
  (value) => ({ value, label: `compose.platform.${value}` }),
);
const filters: readonly ResourceFilter[] = [
  {
    key: 'origin',
    label: 'frameworks.filter.origin',
    options: [
      { value: 'library', label: 'frameworks.library' },
      { value: 'own', label: 'frameworks.mine' },
      { value: 'team', label: 'frameworks.fromTeam' },
    ],
  },
  { key: 'platform', label: 'frameworks.filter.platform', options: platformLabels },
  { key: 'fit', label: 'frameworks.filter.fit', options: 'fromList' },
  { key: 'status', label: 'frameworks.filter.status', options: [{ value: '-1', label: 'frameworks.recycled' }] },
];
const sorts = ['views', 'finish_rate', 'interaction_rate', 'posts', 'scripts', 'updated_at'] as const;
const shape: ListShape = {
  sortable: sorts,
  filters: {
    origin: ['library', 'own', 'team'],
    platform: frameworkPlatforms,
    fit: undefined,
    status: ['-1'],
  },
};
const all = { origin: 'all' } as const;
const ranked = new Set<string>(['views', 'finish_rate', 'interaction_rate']);
const pageSize = 500;

/** Asks for all of them at once: a library is looked through, not paged through. */
const load: Parameters<typeof useListData<FrameworkRecord>>[0] = (query, options) =>
  frameworkApi.data({ ...query, page: 1, page_size: pageSize } as Parameters<typeof frameworkApi.data>[0], options);

/** The library, one's own and the team's, with what each has brought so far. */
export function FrameworkLibrary({ onEdit }: { readonly onEdit: (id: string) => void }) {
  const t = useT();
  const actions = useRecordActions();
  const list = useListState(shape);
  const [version, setVersion] = useState(0);
  const offerRestore = useRecycledToast();
  const { page, isLoading, error, refresh } = useListData<FrameworkRecord>(load, list.state, all, version);
  const { open, sort } = list.state;
  const rows = page?.list ?? [];
  const resource = useMemo(() => ({ search: 'frameworks.search' as const, filters, card: undefined }), []);
  const changed = () => {
    setVersion((now) => now + 1);
    refreshFrameworks();
  };
  const remove = async (framework: FrameworkRecord) => {
    const call = (options: RequestOptions) => frameworkApi.delete({ ids: [framework.id] }, options);
    if (!(await actions.remove(call, [framework.id], { isTold: true }))) return;
    offerRestore(1, () => restore([framework.id]));
    list.update({ open: '' });
    changed();
  };
  const restore = async (ids: readonly string[]) => {
    if (await actions.changeStatus((options) => frameworkApi.status({ ids: [...ids], status: 1 }, options), ids))
      changed();
  };

  return (
    <>
      <ResourceToolbar
        resource={resource}
        list={list}
        choices={page?.filter}
        view="cards"
        canChooseView={false}
        extra={
          <Select
            style={{ minInlineSize: '152px' }}
            value={sort || undefined}
            allowClear
            aria-label={t('frameworks.sort')}
            placeholder={t('frameworks.sort')}
            popupMatchSelectWidth={false}
            options={sorts.map((value) => ({ value, label: t(`frameworks.sort.${value}`) }))}
            onChange={(value?: string) => list.update({ sort: value ?? '', order: 'desc' })}
          />
        }
      />
      {ranked.has(sort) && (
        <Text component="p" type="secondary" size={13}>
          {t('frameworks.sortNote', { n: minSample })}
        </Text>
      )}
      {error && <LoadFailure error={error} onRetry={refresh} />}
      {!page && isLoading && <ListSkeleton view="cards" />}
      {page && rows.length === 0 && (
        <EmptyState
          title={t('resource.filteredEmpty')}
          description={t('resource.filteredEmptyText')}
          action={isFiltered(list.state) && <Button onClick={list.reset}>{t('resource.clearFilter')}</Button>}
        />
      )}
      {rows.length > 0 && (
        <GridLayout
          component="ul"
          columns="repeat(auto-fill, minmax(min(340px, 100%), 1fr))"
          gap={16}
          aria-busy={isLoading}
          aria-label={t('frameworks.title')}
        >
          {rows.map((framework) => (
            <FrameworkCard
              key={framework.id}
              framework={framework}
              onOpen={() => list.update({ open: framework.id })}
            />
          ))}
        </GridLayout>
      )}
      <FrameworkDetail
        id={open}
        onClose={() => list.update({ open: '' })}
        onEdit={onEdit}
        onOpen={(id) => list.update({ open: id })}
        onChanged={changed}
        onRemove={(framework) => void remove(framework)}
        onRestore={(framework) => void restore([framework.id])}
      />
    </>
  );
}
