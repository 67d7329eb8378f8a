import { MediaError } from '../media/errors';
import { FileNotWritableError, isDiskFull, type WorkFailure } from '../work';

type EraseErrorCode =
  /** The settings do not do; `checkSettings` tells before. */
  | 'settings'
  /** Only sound, or not a video at all. */
  | 'no-image'
  /** This browser has no decoder for the image; `detail` names the codec. */
  | 'undecodable'
  /** No encoder for any codec that the file could have. */
  | 'no-video-encoder'
  /** The bytes cannot be read. */
  | 'media'
  | 'disk-full'
  /** The file that the user has chosen cannot be written. */
  | 'not-writable'
  | 'encode'
  | 'crashed';

/** Plain form, to cross from the worker. */
export interface EraseFailure extends WorkFailure {
  readonly code: EraseErrorCode;
}

export class EraseError extends Error {
  override readonly name = 'EraseError';
  readonly code: EraseErrorCode;
  readonly detail: string;

  constructor({ code, detail }: EraseFailure) {
    super(detail ? `${code}: ${detail}` : code);
    this.code = code;
    this.detail = detail;
  }
}

/** What went wrong, in a form that survives `postMessage`. */
export function toFailure(error: unknown): EraseFailure {
  if (error instanceof EraseError) return { code: error.code, detail: error.detail };
  if (error instanceof MediaError) return { code: 'media', detail: error.code };
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (error instanceof FileNotWritableError) return { code: 'not-writable', detail };
  return { code: isDiskFull(error) ? 'disk-full' : 'encode', detail };
}
