import type { FailureWords } from './reportError';

/** What a caller may ask of one call. */
export interface RequestOptions {
  /** Query, also for a POST whose parameters the brief puts there. */
  readonly params?: Record<string, unknown>;
  readonly signal?: AbortSignal;
  /** What is read for whoever comes, signed in or not: goes on when the session is ended. */
  readonly outlivesSession?: boolean;
  /** No message is shown; the error is still thrown, typed. A 403 ends the session all the same. */
  readonly skipErrorHandler?: boolean;
  /** Of a write that is kept over a reload and may have been done already; the others get one of their own. */
  readonly idempotencyKey?: string;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Words of its own for a kind of call that has its own row in the catalogue (lists, images). */
  readonly failure?: FailureWords;
}

/**
 * For a caller that shows the error itself: beside what failed (`error` of a read), in the toast that it opened, or in
 * the state of a job. Everything else lets the request layer show it.
 */
export const shownByCaller: RequestOptions = { skipErrorHandler: true };

/**
 * One verb of the API as `client` (services/client.ts) makes it, as far as the seams for reading (useLoad) and writing
 * (useAction) use it.
 */
export interface ApiCall<Input, Result> {
  /** `group.verb`, as in `goods.data`. */
  readonly key: string;
  readonly group: string;
  readonly send: (input: Input, options?: RequestOptions) => Promise<Result>;
}

/** Body of an answer (brief, point 7, and the fields that its adapter reads, point 7 "Other"). */
export interface AnswerBody {
  readonly status?: unknown;
  readonly success?: unknown;
  readonly message?: unknown;
  readonly data?: unknown;
  readonly errorMessage?: unknown;
  readonly errorCode?: unknown;
  readonly showType?: unknown;
}
