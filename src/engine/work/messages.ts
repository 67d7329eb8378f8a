/** Page to worker. */
export type WorkOrder<Request> =
  | { readonly type: 'start'; readonly request: Request; readonly tempName: string }
  | { readonly type: 'cancel' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' };

/** Worker to page. */
export type WorkReply<Progress, Result, Failure> =
  /** Its code is there; from now on an error is the work's, not the loading's. */
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'done'; readonly result: Result }
  | { readonly type: 'canceled' }
  | { readonly type: 'failed'; readonly failure: Failure };
