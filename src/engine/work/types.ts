import type { CrashFailure, WorkFailure } from './errors';
import type { Gate } from './gate';

/** What work gets beside its request: the strings to hold it by. */
export interface WorkContext<Progress> {
  readonly signal: AbortSignal;
  readonly gate: Gate;
  /** Name for `openTarget`; several files append to it, see `tempPart`. */
  readonly tempName: string;
  readonly tell: (progress: Progress) => void;
}

/** Work does not care where it runs: in a worker, or in the page where there is none. */
export type DoWork<Request, Progress, Result> = (request: Request, context: WorkContext<Progress>) => Promise<Result>;

/** Where it ran, and why not in a worker. */
export interface WorkRealm {
  readonly realm: 'worker' | 'page';
  readonly realmReason: 'no-worker' | 'no-offscreen-canvas' | 'worker-not-loaded' | null;
}

/** One kind of work. */
export interface WorkKind<Request, Progress, Result, Failure extends WorkFailure> {
  /** Makes the worker. Loaded by need, in a file of its own: outside a bundler the address does not exist. */
  readonly spawn: () => Promise<Worker>;
  /** Fetches the same work for the page, where no worker runs. */
  readonly inPage: () => Promise<DoWork<Request, Progress, Result>>;
  /** It draws on canvases: without them in workers it runs in the page. */
  readonly needsCanvas?: boolean;
  /** Any error as plain data. */
  readonly toFailure: (error: unknown) => Failure;
  /** Plain data as the error that callers catch. */
  readonly toError: (failure: Failure | CrashFailure) => Error;
}

export interface WorkDone<Result> extends WorkRealm {
  readonly result: Result;
}

/** The handle of work under way. */
export interface WorkJob<Progress, Result> {
  readonly id: string;
  /** Returns the unsubscribe function. */
  readonly onProgress: (listener: (progress: Progress) => void) => () => void;
  /** Stops and leaves nothing behind; `done` rejects with WorkCanceledError. */
  readonly cancel: () => void;
  /** Holds after the piece in hand; frees the processor, keeps what is done. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly isPaused: () => boolean;
  /** Rejects with WorkCanceledError or what the kind's `toError` makes. */
  readonly done: Promise<WorkDone<Result>>;
  /** Removes the temporary files; without it they go a day later. */
  readonly release: () => Promise<void>;
}
