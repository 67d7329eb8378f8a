import { startWork, type WorkJob, type WorkKind } from '../work';
import { NarrationError, type NarrationFailure, toFailure } from './errors';
import type { NarrationProgress, NarrationRequest, NarrationResult } from './types';

const KIND: WorkKind<NarrationRequest, NarrationProgress, NarrationResult, NarrationFailure> = {
  spawn: async () => (await import('./spawnWorker')).spawnWorker(),
  inPage: async () => (await import('./workNarration')).workNarration,
  toFailure,
  toError: (failure) => new NarrationError(failure),
};

/** Joins spoken sentences to one file in a worker. `done` rejects with WorkCanceledError or NarrationError. */
export const startNarration = (request: NarrationRequest): WorkJob<NarrationProgress, NarrationResult> =>
  startWork(KIND, request);
