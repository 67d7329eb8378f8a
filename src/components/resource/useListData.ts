import { useId, useMemo } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { toListError } from '@/lib/request/lists';
import type { ApiCall } from '@/lib/request/types';
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

/** Loads the page that the state asks for; an older answer never overwrites a newer one. */
export function useListData<Row>(
  data: ResourceCalls<Row, unknown>['data'],
  state: ListState,
  fixedQuery: Readonly<Record<string, string | number>> | undefined,
  version = 0,
): ListData<Row> {
  const query = useMemo<ResourceQuery>(() => {
    const next: ResourceQuery = { ...fixedQuery, ...state.filters, page: state.page, page_size: state.pageSize };
    if (state.keyword) next.keyword = state.keyword;
    if (state.sort) {
      next.sort = state.sort;
      next.order = state.order;
    }
    return next;
  }, [fixedQuery, state.filters, state.page, state.pageSize, state.keyword, state.sort, state.order]);
  const ownKey = useId();
  // A verb of the API is shared through the cache; what a page puts together itself is its own.
  const call: ApiCall<ResourceQuery, ResourcePageData<Row>> = 'key' in data
    ? (data as typeof data & ApiCall<ResourceQuery, ResourcePageData<Row>>)
    : { key: `list${ownKey}`, group: '', send: (input, options = {}) => data(input, options) };
  const request = useLoad(call, query, { keepPrevious: true, refetchOn: version });
  const { data: page, loading, error, refresh, mutate } = request;

  return {
    page,
    isLoading: loading,
    error: loading || !error ? undefined : toListError(error),
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
