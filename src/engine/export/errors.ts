import { MediaError } from '../media/errors';
import { FileNotWritableError, isDiskFull } from '../work/errors';

export { WorkCanceledError as ExportCanceledError } from '../work/errors';

export type ExportErrorCode =
  /** Nothing on the timeline. */
  | 'no-clips'
  /** Neither H.264 nor VP9/VP8 can be encoded here (or WebCodecs is missing: old browser, insecure page). */
  | 'no-video-encoder'
  /** The project sounds but no sound can be encoded: never a silent file instead. */
  | 'no-audio-encoder'
  /** A file of the project cannot be had or decoded; `mediaCode` and `mediaId` say which and why. */
  | 'media'
  /** No room on disk. */
  | 'disk-full'
  /** The file that the user has chosen cannot be written to. */
  | 'not-writable'
  /** The encoder gave up. */
  | 'encode'
  /** The worker died. */
  | 'crashed';

/** Plain form, to cross from the worker. */
export interface ExportFailure {
  readonly code: ExportErrorCode;
  readonly mediaId?: string;
  readonly mediaCode?: string;
  readonly detail: string;
}

export class ExportError extends Error {
  override readonly name = 'ExportError';
  readonly code: ExportErrorCode;
  readonly mediaId: string | undefined;
  readonly mediaCode: string | undefined;

  constructor(failure: ExportFailure) {
    super(failure.detail ? `${failure.code}: ${failure.detail}` : failure.code);
    this.code = failure.code;
    this.mediaId = failure.mediaId;
    this.mediaCode = failure.mediaCode;
  }
}

/** What went wrong, in a form that survives `postMessage`. */
export function toFailure(error: unknown): ExportFailure {
  if (error instanceof ExportError) {
    return {
      code: error.code,
      detail: error.message,
      ...(error.mediaId ? { mediaId: error.mediaId } : {}),
      ...(error.mediaCode ? { mediaCode: error.mediaCode } : {}),
    };
  }
  if (error instanceof MediaError) {
    const mediaId = error.mediaId ? { mediaId: error.mediaId } : {};
    return { code: 'media', mediaCode: error.code, detail: error.message, ...mediaId };
  }
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (error instanceof FileNotWritableError) return { code: 'not-writable', detail };
  return { code: isDiskFull(error) ? 'disk-full' : 'encode', detail };
}
