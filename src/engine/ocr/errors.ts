import { EraseError } from '../erase/errors';
import { MediaError } from '../media/errors';
import type { WorkFailure } from '../work';

type OcrErrorCode =
  /** Only sound, or not a video at all. */
  | 'no-image'
  /** This browser has no decoder for the image; `detail` names the codec. */
  | 'undecodable'
  /** The bytes cannot be read. */
  | 'media'
  /** The models could not be fetched, or do not run here. */
  | 'models'
  | 'crashed';

/** Plain form, to cross from the worker. */
export interface OcrFailure extends WorkFailure {
  readonly code: OcrErrorCode;
}

/** Why the subtitles of a video could not be read. */
export class OcrError extends Error {
  override readonly name = 'OcrError';
  readonly code: OcrErrorCode;
  readonly detail: string;

  constructor({ code, detail }: OcrFailure) {
    super(detail ? `${code}: ${detail}` : code);
    this.code = code;
    this.detail = detail;
  }
}

/** What went wrong, in a form that survives `postMessage`. */
export function toFailure(error: unknown): OcrFailure {
  if (error instanceof OcrError) return { code: error.code, detail: error.detail };
  if (error instanceof EraseError && (error.code === 'no-image' || error.code === 'undecodable'))
    return { code: error.code, detail: error.detail };
  if (error instanceof MediaError) return { code: 'media', detail: error.code };
  return { code: 'models', detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
}
