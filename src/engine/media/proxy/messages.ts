/** To the worker. */
export type ProxyRequest =
  | { readonly type: 'start'; readonly source: Blob | string }
  /** The last chunk is on disk: the next may come. */
  | { readonly type: 'written' }
  | { readonly type: 'cancel' };

/** From the worker. */
export type ProxyReply =
  | { readonly type: 'ready' }
  | { readonly type: 'chunk'; readonly data: Uint8Array<ArrayBuffer>; readonly position: number }
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly reason: string };
