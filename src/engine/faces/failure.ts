import type { WorkFailure } from '../work';

/** The weights could not be fetched, or they do not run here. */
export interface FaceFailure extends WorkFailure {
  readonly code: 'models';
}

/** What went wrong, in a form that survives `postMessage`. */
export const toFailure = (error: unknown): FaceFailure => ({
  code: 'models',
  detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
});
