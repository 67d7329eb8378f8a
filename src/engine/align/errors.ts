import { MediaError } from '../media/errors';
import type { WorkFailure } from '../work';

type AlignErrorCode =
  | 'no-audio'
  /** The bytes cannot be read; `detail` is the reason of the MediaError. */
  | 'media'
  | 'crashed';

/** Plain form, to cross from the worker. */
export interface AlignFailure extends WorkFailure {
  readonly code: AlignErrorCode;
}

/** Why a text could not be compared with a recording. */
export class AlignError extends Error {
  override readonly name = 'AlignError';
  readonly code: AlignErrorCode;
  readonly detail: string;

  constructor({ code, detail }: AlignFailure) {
    super(detail ? `${code}: ${detail}` : code);
    this.code = code;
    this.detail = detail;
  }
}

/** What went wrong, in a form that survives `postMessage`. */
export function toFailure(error: unknown): AlignFailure {
  if (error instanceof AlignError) return { code: error.code, detail: error.detail };
  if (error instanceof MediaError) return { code: 'media', detail: error.code };
  return { code: 'crashed', detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
}
