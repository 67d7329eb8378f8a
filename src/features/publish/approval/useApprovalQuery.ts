import { useModel, useSearchParams } from '@umijs/max';
import { useCallback, useMemo, useState } from 'react';
import { readSpan, spanText } from '@/domain/daySpans';
import { defaultApprovalPolicy, defaultCompliancePolicy, gatePolicyOf, merchantPolicy } from '@/domain/publishing';
import { type ApprovalView, approvalViews } from '@/domain/publishing/approval';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { shownByCaller } from '@/lib/request';
import { merchantApi } from '@/services/merchant/api';
import { publishApi } from '@/services/publish/api';
import { wemediaApi } from '@/services/wemedia/api';

/** The page as it stands in the address. */
export interface ApprovalState {
  readonly view: ApprovalView;
  /** Opened post; undefined = the first of the list where there is room beside it. */
  readonly post: string | undefined;
  /** Whose answers (a member or a group) of which days; undefined = all. */
  readonly by?: string | undefined;
  readonly days?: string | undefined;
}

/** Lists that a person has: who may not approve sees what is his own. */
export const viewsFor = (mayApprove: boolean): readonly ApprovalView[] =>
  mayApprove ? approvalViews : approvalViews.filter((view) => view !== 'waiting');

/** Reads the address; what is invalid, or not for this person, is dropped. */
export function readApprovalState(params: URLSearchParams, mayApprove: boolean): ApprovalState {
  const views = viewsFor(mayApprove);
  const view = views.find((one) => one === params.get('view')) ?? views[0] ?? 'mine';
  const by = params.get('by')?.slice(0, 64);
  const span = readSpan(params.get('days') ?? '');
  return {
    view,
    post: params.get('post')?.slice(0, 64) || undefined,
    ...(by ? { by } : {}),
    ...(span ? { days: spanText(span) } : {}),
  };
}

export function writeApprovalState({ view, post, by, days }: ApprovalState): URLSearchParams {
  const params = new URLSearchParams({ view });
  if (by) params.set('by', by);
  if (days) params.set('days', days);
  if (post) params.set('post', post);
  return params;
}

/** Which post comes next (or before) in the list; undefined at its end. */
export function neighbor(ids: readonly string[], current: string | undefined, way: 1 | -1): string | undefined {
  const at = current === undefined ? -1 : ids.indexOf(current);
  if (at < 0) return way === 1 ? ids[0] : undefined;
  return ids[at + way];
}

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

const POLL_MS = 20_000;
/** Posts that are listed at first, and that each press adds. */
const STEP = 500;

/** A list of posts; asked again while the page is seen, for others hand in and answer too. */
export function useApprovalList({ view, by, days }: Omit<ApprovalState, 'post'>) {
  const mark = JSON.stringify([view, by, days]);
  const [asked, setAsked] = useState({ mark, limit: STEP });
  // Another list begins with its first posts.
  const limit = asked.mark === mark ? asked.limit : STEP;
  const query = { view, limit, ...(by === undefined ? {} : { by }), ...(days === undefined ? {} : { days }) };
  const { data, error, loading, refresh, mutate } = useLoad(
    async () => ({ view, ...(await publishApi.approvals(query, shownByCaller)) }),
    { refreshDeps: [view, by, days, limit], pollingInterval: POLL_MS, pollingWhenHidden: false },
  );
  const isHere = data?.view === view;
  return {
    list: isHere ? data.list : undefined,
    /** How many there are beyond those that are listed. */
    left: isHere ? Math.max(0, data.total - data.list.length) : 0,
    isLoadingMore: loading && isHere && data.list.length < limit && data.total > data.list.length,
    loadMore: () => setAsked({ mark, limit: limit + STEP }),
    /** All that waits, also while another list is shown. */
    waiting: data?.waiting ?? 0,
    /** Name of who is filtered by. */
    byName: isHere ? data.by_name : '',
    error: isHere ? undefined : error,
    isLoading: loading && !isHere,
    refresh,
    /** Takes answered posts off the list at once, before it is asked again. */
    drop: (ids: readonly string[]) => {
      if (data)
        mutate({
          ...data,
          list: data.list.filter(({ id }) => !ids.includes(id)),
          total: data.total - data.list.filter(({ id }) => ids.includes(id)).length,
        });
    },
  };
}

/** Who looks, under which rules of the merchant, and the accounts that posts go to. */
export function useMerchantRules() {
  const { initialState } = useModel('@@initialState');
  const { data: merchant, mutate } = useLoad(merchantApi.info, {});
  const { data: accounts } = useLoad(wemediaApi.data);
  return {
    myId: initialState?.currentUser?.id ?? '',
    approvalPolicy: merchant?.approval_policy ?? defaultApprovalPolicy,
    compliancePolicy: merchant ? gatePolicyOf(merchant) : merchantPolicy(defaultCompliancePolicy),
    accounts: accounts?.list ?? [],
    merchant,
    changeMerchant: mutate,
  };
}

export type MerchantRules = ReturnType<typeof useMerchantRules>;
