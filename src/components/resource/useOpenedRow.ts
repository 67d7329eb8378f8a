import { useRef } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { shownByCaller } from '@/lib/request/types';
import type { ResourceCalls, ResourceRow } from './types';

interface OpenedRow<Row> {
  readonly row: Row | undefined;
  readonly isLoading: boolean;
  readonly missing: MissingRow | undefined;
}

/** There is nothing to show: the record is gone, or was not read, which `error` says. */
export interface MissingRow {
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/**
 * The record that the address opens: from the page when it is there, else asked for. It stays while it is open, also when
 * the list is loaded anew without it: somebody may be typing in it.
 */
export function useOpenedRow<Row extends ResourceRow>(
  info: ResourceCalls<Row, unknown>['info'],
  id: string,
  list: readonly Row[] | undefined,
): OpenedRow<Row> {
  const isRecord = id !== '' && id !== 'new';
  const known = isRecord ? list?.find((row) => row.id === id) : undefined;
  const mustAsk = isRecord && list !== undefined && known === undefined && info !== undefined;
  const {
    data,
    loading,
    error,
    refresh: retry,
  } = useLoad(async () => info?.({ id }, shownByCaller), {
    ready: mustAsk,
    refreshDeps: [id],
  });
  const held = useRef<Row>(undefined);
  const shown = known ?? (data?.id === id ? data : undefined) ?? (held.current?.id === id ? held.current : undefined);
  held.current = shown;
  if (!isRecord) return { row: undefined, isLoading: false, missing: undefined };
  const isWaiting = list === undefined || (mustAsk && (loading || !error));
  const missing = shown || isWaiting ? undefined : { error: mustAsk ? error : undefined, retry };
  return { row: shown, isLoading: !shown && isWaiting, missing };
}
