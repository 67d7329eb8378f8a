import { MediaError } from '../media/errors';
import { type CrashFailure, isDiskFull } from '../work';

type NarrationProblem = 'audio-missing' | 'no-encoder' | 'disk-full' | 'crashed' | 'failed';

export interface NarrationFailure {
  readonly code: NarrationProblem;
  readonly detail: string;
}

/** Why a narration could not be put together; words: `textToAudio.error.<code>`. */
export class NarrationError extends Error {
  override readonly name = 'NarrationError';
  readonly code: NarrationProblem;

  constructor({ code, detail }: NarrationFailure | CrashFailure) {
    super(`${code} ${detail}`);
    this.code = code;
  }
}

/** Any error as plain data. */
export function toFailure(error: unknown): NarrationFailure {
  const detail = String(error);
  if (error instanceof NarrationError) return { code: error.code, detail };
  if (error instanceof MediaError) return { code: 'audio-missing', detail };
  return { code: isDiskFull(error) ? 'disk-full' : 'failed', detail };
}
