import { useSearchParams } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { emptyListState, type ListShape, type ListState, readListState, writeListState } from './listState';

export interface ListStateHandle {
  readonly state: ListState;
  /** Any change but paging goes back to the first page. `replace` leaves no step for the back button. */
  readonly update: (change: Partial<ListState>, options?: { readonly replace?: boolean }) => void;
  readonly reset: () => void;
}

/** The list's state lives in the address: shareable, and the back button undoes it step by step. */
export function useListState(shape: ListShape): ListStateHandle {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params, shape), [params, shape]);

  const update = useCallback<ListStateHandle['update']>(
    (change, options) => {
      const staysOnPage = 'page' in change || 'open' in change || 'view' in change;
      const next = { ...state, ...(staysOnPage ? {} : { page: 1 }), ...change };
      setParams(writeListState(next, params, shape), { replace: options?.replace ?? false });
    },
    [state, params, setParams, shape],
  );
  const reset = useCallback(() => {
    const kept = { view: state.view, pageSize: state.pageSize };
    setParams(writeListState({ ...emptyListState, ...kept }, params, shape));
  }, [state.view, state.pageSize, params, setParams, shape]);

  return { state, update, reset };
}
