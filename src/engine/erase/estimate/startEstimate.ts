import { startWork, type WorkJob, type WorkKind } from '../../work';
import { EraseError, type EraseFailure, toFailure } from '../errors';
import type { EstimateRequest, EstimateResult } from './types';

const KIND: WorkKind<EstimateRequest, never, EstimateResult, EraseFailure> = {
  spawn: async () => (await import('./spawnWorker')).spawnWorker(),
  inPage: async () => (await import('./estimateQuality')).estimateQuality,
  toFailure,
  toError: (failure) => new EraseError({ code: failure.code, detail: failure.detail }),
};

/**
 * Starts trying how well the regions that are filled can be filled; nothing is changed. `done` rejects with EraseError or
 * WorkCanceledError.
 */
export const startEstimate = (request: EstimateRequest): WorkJob<never, EstimateResult> => startWork(KIND, request);
