import { useSearchParams } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { useCan } from '@/hooks/useCan';
import { type ApprovalState, readApprovalState, viewsFor, writeApprovalState } from './approvalState';

/** List and opened post live in the address. */
export function useApprovalState() {
  const mayApprove = useCan()('publish.approve');
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readApprovalState(params, mayApprove), [params, mayApprove]);
  const change = useCallback(
    (next: Partial<ApprovalState>) => setParams(writeApprovalState({ ...state, ...next }), { replace: true }),
    [state, setParams],
  );
  return { state, change, mayApprove, views: viewsFor(mayApprove) };
}
