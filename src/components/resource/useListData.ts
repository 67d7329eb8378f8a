import { useMemo, useRef } from 'react';
import { useLoad } from '@/hooks/useLoad';
import type { ListState } from './listState';
import type { ResourceCalls, ResourcePageData, ResourceQuery } from './types';

export interface ListData<Row> {
  /** The last page that arrived; stays during a refetch and after an error. */
  readonly page: ResourcePageData<Row> | undefined;
  readonly isLoading: boolean;
  readonly error: Error | undefined;
  readonly refresh: () => void;
  /** Changes rows at once; returns how to take it back, as long as no other page has come since. */
  readonly mutate: (change: (list: readonly Row[]) => readonly Row[]) => () => void;
}

/** Loads the page that the state asks for; an older answer never overwrites a newer one, and is aborted. */
export function useListData<Row>(
  data: ResourceCalls<Row, unknown>['data'],
  state: ListState,
  fixedQuery: Readonly<Record<string, string | number>> | undefined,
  version = 0,
): ListData<Row> {
  const controller = useRef<AbortController>(null);
  const query = useMemo<ResourceQuery>(() => {
    const next: ResourceQuery = { ...fixedQuery, ...state.filters, page: state.page, page_size: state.pageSize };
    if (state.keyword) next.keyword = state.keyword;
    if (state.sort) {
      next.sort = state.sort;
      next.order = state.order;
    }
    return next;
  }, [fixedQuery, state.filters, state.page, state.pageSize, state.keyword, state.sort, state.order]);
  const key = JSON.stringify(query);

  const request = useLoad(
    () => {
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      // The page itself says what went wrong and offers a retry; a toast on top would say it twice.
      return data(query, { signal: own.signal, skipErrorHandler: true });
    },
    { refreshDeps: [key, version] },
  );
  const { data: page, loading, error, refresh, mutate } = request;

  return {
    page,
    isLoading: loading,
    error: loading ? undefined : error,
    refresh,
    mutate: (change) => {
      let before = page;
      let changed = page;
      mutate((now) => {
        before = now;
        changed = now && { ...now, list: change(now.list) };
        return changed;
      });
      return () => mutate((now) => (now === changed ? before : now));
    },
  };
}
