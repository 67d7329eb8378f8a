import { useSearchParams } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { merchantToday, merchantZone } from '@/lib/merchantZone';
import { readState, type StatisticsState, scopeOf, writeState } from './statisticsState';

export type ChangeStatistics = (part: Partial<StatisticsState>) => void;

/** State of the page in the address, and what it asks of the server. */
export function useStatisticsState() {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(params), [params]);
  const today = merchantToday();
  const scope = useMemo(() => scopeOf(state, today, merchantZone()), [state, today]);
  const change = useCallback<ChangeStatistics>(
    (part) => setParams(writeState({ ...state, page: 1, ...part })),
    [state, setParams],
  );
  return { state, scope, change, today };
}
