import { MediaError } from '../media/errors';
import { FileNotWritableError, isDiskFull } from '../work/errors';

type ConvertErrorCode =
  /** Nothing to cut: the file has no image. */
  | 'no-image'
  /** Nothing to take out: the file has no sound. */
  | 'no-audio'
  /** The sound's codec fits into no file that is worth having: it must be encoded. */
  | 'cannot-copy'
  /** No range is left: all lie behind the end. */
  | 'no-ranges'
  /** This browser cannot encode what an exact cut needs. */
  | 'no-encoder'
  /** The file cannot be read; `mediaCode` says why. */
  | 'media'
  | 'disk-full'
  /** The file that the user has chosen cannot be written. */
  | 'not-writable'
  /** Anything else that an encoder or a muxer said. */
  | 'failed'
  /** The worker died. */
  | 'crashed';

/** Plain form, to cross from the worker. */
export interface ConvertFailure {
  readonly code: ConvertErrorCode;
  readonly mediaCode?: string;
  readonly detail: string;
}

export class ConvertError extends Error {
  override readonly name = 'ConvertError';
  readonly code: ConvertErrorCode;
  readonly mediaCode: string | undefined;

  constructor(failure: ConvertFailure) {
    super(failure.detail ? `${failure.code}: ${failure.detail}` : failure.code);
    this.code = failure.code;
    this.mediaCode = failure.mediaCode;
  }
}

/** What went wrong, in a form that survives `postMessage`. */
export function toFailure(error: unknown): ConvertFailure {
  if (error instanceof ConvertError) {
    const media = error.mediaCode ? { mediaCode: error.mediaCode } : {};
    return { code: error.code, detail: error.message, ...media };
  }
  if (error instanceof MediaError) return { code: 'media', mediaCode: error.code, detail: error.message };
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (error instanceof FileNotWritableError) return { code: 'not-writable', detail };
  return { code: hasCause(error, isDiskFull) ? 'disk-full' : 'failed', detail };
}

/** Mediabunny wraps what its targets throw. */
function hasCause(error: unknown, is: (error: unknown) => boolean): boolean {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    if (is(current)) return true;
    current = current.cause;
  }
  return false;
}
