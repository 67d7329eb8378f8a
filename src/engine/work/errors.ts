/** The user stopped it; nothing of it is left. */
export class WorkCanceledError extends Error {
  override readonly name = 'WorkCanceledError';
}

/** The file that the user has chosen cannot be written: moved away, or his leave has ended (a page asks anew). */
export class FileNotWritableError extends Error {
  override readonly name = 'FileNotWritableError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** What crosses from the worker when something went wrong: plain, so that it survives `postMessage`. */
export interface WorkFailure {
  readonly code: string;
  readonly detail: string;
}

/** The worker died: no memory left, or the browser ended it. */
export interface CrashFailure extends WorkFailure {
  readonly code: 'crashed';
}

/** Whether the disk (or what the browser grants of it) is full. */
export const isDiskFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';
