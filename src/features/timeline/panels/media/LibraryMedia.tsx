import { Button, Flex, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { ItemTile } from '../items/ItemTile';
import { usePutItem } from '../usePutItem';
import { type LibrarySource, loadLibrary, type MediaKindFilter } from './library';
import { MediaFace } from './MediaFace';

export interface LibraryMediaProps {
  readonly source: LibrarySource;
  readonly keyword: string;
  readonly kind: MediaKindFilter;
  readonly onClear: () => void;
}

/** What the merchant has beside this project. */
export function LibraryMedia({ source, keyword, kind, onClear }: LibraryMediaProps) {
  const t = useT();
  const put = usePutItem();
  const [page, setPage] = useState(1);
  const loaded = useLoad(() => loadLibrary({ source, page, keyword, kind }), {
    refreshDeps: [page],
  });
  const { data, error, loading } = loaded;

  if (loading && !data) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  if (error) {
    return <LoadFailure error={error} onRetry={loaded.refresh} />;
  }
  if (!data || data.items.length === 0) {
    const isFiltered = keyword.trim() !== '' || kind !== 'all';
    return (
      <EmptyState
        compact
        title={t(isFiltered ? 'timelinePanels.nothingFound' : `timelinePanels.emptySource.${source}`)}
        {...(isFiltered ? { action: <Button onClick={onClear}>{t('timelinePanels.clearFilter')}</Button> } : {})}
      />
    );
  }
  return (
    <>
      <GridLayout columns="repeat(auto-fill, minmax(92px, 1fr))" gap={8} aria-busy={loading}>
        {data.items.map(({ media, face, note }) => {
          const item = { kind: 'library', media } as const;
          return (
            <ItemTile
              key={media.id}
              item={item}
              name={media.name || note || t('timelinePanels.unnamed')}
              isWide
              onUse={() => put(item)}
            >
              <MediaFace media={media} face={face ?? (media.kind === 'image' ? media.url : undefined)} />
            </ItemTile>
          );
        })}
      </GridLayout>
      {data.total > data.perPage && (
        <Flex justify="center">
          <Pagination
            size="small"
            simple
            current={page}
            pageSize={data.perPage}
            total={data.total}
            onChange={(next) => setPage(next)}
          />
        </Flex>
      )}
    </>
  );
}
