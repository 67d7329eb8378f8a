import type { MediaBytes } from '../openInput';

/** To the worker: images of one file, decoded in one walk. */
export interface StripRequest {
  readonly id: number;
  /** Equal for equal bytes: the file stays open from one request to the next. */
  readonly sourceKey: string;
  readonly source: MediaBytes;
  /** Of the file's clock against source time, where it is known; see `sourceOffset`. */
  readonly offset?: number;
  /** Seconds of the source, ascending. */
  readonly times: readonly number[];
  /** Pixels. */
  readonly height: number;
}

/** From the worker. */
export type StripReply =
  | { readonly type: 'ready' }
  | { readonly type: 'image'; readonly id: number; readonly at: number; readonly image: ImageBitmap }
  | { readonly type: 'done'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number };
