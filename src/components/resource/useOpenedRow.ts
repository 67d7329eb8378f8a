import { useRef } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { BusinessError } from '@/lib/request/errors';
import { reportError } from '@/lib/request/reportError';
import { errorOf } from '@/lib/request/toRequestError';
import { shownByCaller } from '@/lib/request/types';
import type { ResourceCalls, ResourceRow } from './types';

interface OpenedRow<Row> {
  readonly row: Row | undefined;
  readonly isLoading: boolean;
  readonly isMissing: boolean;
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
  const { data, loading, error } = useLoad(async () => info?.({ id }, shownByCaller).catch(tellOtherThanGone), {
    ready: mustAsk,
    refreshDeps: [id],
  });
  const held = useRef<Row>(undefined);
  const shown = known ?? (data?.id === id ? data : undefined) ?? (held.current?.id === id ? held.current : undefined);
  held.current = shown;
  if (!isRecord) return { row: undefined, isLoading: false, isMissing: false };
  const isWaiting = list === undefined || (mustAsk && (loading || !error));
  return { row: shown, isLoading: !shown && isWaiting, isMissing: !shown && !isWaiting };
}

/** The form says that a record is gone, which is what a refusal means; anything else is for the request layer to show. */
function tellOtherThanGone(error: unknown): never {
  const typed = errorOf(error);
  if (!(typed instanceof BusinessError)) reportError(typed);
  throw error;
}
