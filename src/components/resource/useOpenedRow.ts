import { useLoad } from '@/hooks/useLoad';
import type { ResourceCalls, ResourceRow } from './types';

interface OpenedRow<Row> {
  readonly row: Row | undefined;
  readonly isLoading: boolean;
  readonly isMissing: boolean;
}

/** The record that the address opens: from the page when it is there, else asked for. */
export function useOpenedRow<Row extends ResourceRow>(
  info: ResourceCalls<Row, unknown>['info'],
  id: string,
  list: readonly Row[] | undefined,
): OpenedRow<Row> {
  const isRecord = id !== '' && id !== 'new';
  const known = isRecord ? list?.find((row) => row.id === id) : undefined;
  const mustAsk = isRecord && list !== undefined && known === undefined && info !== undefined;
  const { data, loading, error } = useLoad(async () => info?.({ id }, { skipErrorHandler: true }), {
    ready: mustAsk,
    refreshDeps: [id],
  });
  if (!isRecord) return { row: undefined, isLoading: false, isMissing: false };
  const asked = data?.id === id ? data : undefined;
  const row = known ?? asked;
  const isWaiting = list === undefined || (mustAsk && (loading || (!asked && !error)));
  return { row, isLoading: !row && isWaiting, isMissing: !row && !isWaiting };
}
