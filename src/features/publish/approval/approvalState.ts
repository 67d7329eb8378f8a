import { type ApprovalView, approvalViews } from '@/domain/publishing/approval';

/** The desk as it stands in the address. */
export interface ApprovalState {
  readonly view: ApprovalView;
  /** Opened post; undefined = the first of the list where there is room beside it. */
  readonly post: string | undefined;
}

/** Lists that a person has: who may not approve sees what is his own. */
export const viewsFor = (mayApprove: boolean): readonly ApprovalView[] =>
  mayApprove ? approvalViews : approvalViews.filter((view) => view !== 'waiting');

/** Reads the address; what is invalid, or not for this person, is dropped. */
export function readApprovalState(params: URLSearchParams, mayApprove: boolean): ApprovalState {
  const views = viewsFor(mayApprove);
  const view = views.find((one) => one === params.get('view')) ?? views[0] ?? 'mine';
  return { view, post: params.get('post')?.slice(0, 64) || undefined };
}

export function writeApprovalState({ view, post }: ApprovalState): URLSearchParams {
  const params = new URLSearchParams({ view });
  if (post) params.set('post', post);
  return params;
}

/** Which post comes next (or before) in the list; undefined at its end. */
export function neighbor(ids: readonly string[], current: string | undefined, way: 1 | -1): string | undefined {
  const at = current === undefined ? -1 : ids.indexOf(current);
  if (at < 0) return way === 1 ? ids[0] : undefined;
  return ids[at + way];
}
