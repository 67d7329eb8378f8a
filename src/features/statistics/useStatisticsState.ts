import { useSearchParams } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { localOf } from '@/domain/publishing/zone';
import { readState, type StatisticsState, scopeOf, writeState } from './statisticsState';

export type ChangeStatistics = (part: Partial<StatisticsState>) => void;

export const userZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'Asia/Shanghai';
export const userToday = (): string => localOf(Date.now(), userZone()).date;

/** State of the page in the address, and what it asks of the server. */
export function useStatisticsState() {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(params), [params]);
  const today = userToday();
  const scope = useMemo(() => scopeOf(state, today, userZone()), [state, today]);
  const change = useCallback<ChangeStatistics>(
    (part) => setParams(writeState({ ...state, page: 1, ...part })),
    [state, setParams],
  );
  return { state, scope, change, today };
}
