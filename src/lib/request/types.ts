import type { FailureWords } from './reportError';

/** What a caller may ask of one call. */
export interface RequestOptions {
  /** Query, also for a POST whose parameters the brief puts there. */
  readonly params?: Record<string, unknown>;
  readonly signal?: AbortSignal;
  /** No message is shown; the error is still thrown, typed. A 403 ends the session all the same. */
  readonly skipErrorHandler?: boolean;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Words of its own for a kind of call that has its own row in the catalogue (lists, images). */
  readonly failure?: FailureWords;
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
