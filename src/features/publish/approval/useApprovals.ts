import type { ApprovalView } from '@/domain/publishing/approval';
import { useLoad } from '@/hooks/useLoad';
import { publishApi } from '@/services/publish/api';

const every = 20_000;

/** A list of the desk; asked again while the page is seen, for others hand in and answer too. */
export function useApprovals(view: ApprovalView) {
  const { data, error, loading, refresh, mutate } = useLoad(
    async () => ({ view, ...(await publishApi.approvals({ view }, { skipErrorHandler: true })) }),
    { refreshDeps: [view], pollingInterval: every, pollingWhenHidden: false },
  );
  const isHere = data?.view === view;
  return {
    list: isHere ? data.list : undefined,
    /** All that waits, also while another list is shown. */
    waiting: data?.waiting ?? 0,
    error: isHere ? undefined : error,
    isLoading: loading && !isHere,
    refresh,
    /** Takes answered posts off the list at once, before it is asked again. */
    drop: (ids: readonly string[]) => {
      if (data) mutate({ ...data, list: data.list.filter(({ id }) => !ids.includes(id)) });
    },
  };
}
