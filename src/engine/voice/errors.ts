import { MediaError } from '../media/errors';
import type { WorkFailure } from '../work';

type VoiceErrorCode =
  | 'no-audio'
  /** The bytes cannot be read; `detail` is the reason of the MediaError. */
  | 'media'
  /** The model could not be fetched, or does not run here. */
  | 'models'
  | 'crashed';

/** Plain form, to cross from the worker. */
export interface VoiceFailure extends WorkFailure {
  readonly code: VoiceErrorCode;
}

/** Why it could not be found out where somebody speaks. */
export class VoiceError extends Error {
  override readonly name = 'VoiceError';
  readonly code: VoiceErrorCode;
  readonly detail: string;

  constructor({ code, detail }: VoiceFailure) {
    super(detail ? `${code}: ${detail}` : code);
    this.code = code;
    this.detail = detail;
  }
}

/** What went wrong, in a form that survives `postMessage`. */
export function toFailure(error: unknown): VoiceFailure {
  if (error instanceof VoiceError) return { code: error.code, detail: error.detail };
  if (error instanceof MediaError) return { code: 'media', detail: error.code };
  return { code: 'models', detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
}
