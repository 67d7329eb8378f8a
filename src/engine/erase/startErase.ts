import { startWork, type WorkJob, type WorkKind } from '../work';
import { EraseError, type EraseFailure, toFailure } from './errors';
import type { EraseProgress, EraseRequest, EraseResult } from './video/types';

const KIND: WorkKind<EraseRequest, EraseProgress, EraseResult, EraseFailure> = {
  spawn: async () => (await import('./spawnWorker')).spawnWorker(),
  inPage: async () => (await import('./video/eraseVideo')).eraseVideo,
  toFailure,
  toError: (failure) => new EraseError({ code: failure.code, detail: failure.detail }),
};

/**
 * Starts removing subtitles from a video, in a worker; in the page where there is none. `done` rejects with EraseError or
 * WorkCanceledError; `release` removes the made file from the browser's disk.
 */
export const startErase = (request: EraseRequest): WorkJob<EraseProgress, EraseResult> => startWork(KIND, request);
