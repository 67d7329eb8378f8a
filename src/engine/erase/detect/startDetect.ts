import { startWork, type WorkJob, type WorkKind } from '../../work';
import { EraseError, type EraseFailure, toFailure } from '../errors';
import type { DetectProgress, DetectRequest, DetectResult } from './types';

const KIND: WorkKind<DetectRequest, DetectProgress, DetectResult, EraseFailure> = {
  spawn: async () => (await import('./spawnWorker')).spawnWorker(),
  inPage: async () => (await import('./detectVideo')).detectVideo,
  toFailure,
  toError: (failure) => new EraseError({ code: failure.code, detail: failure.detail }),
};

/** Starts looking for subtitles in a video; nothing is changed. `done` rejects with EraseError or WorkCanceledError. */
export const startDetect = (request: DetectRequest): WorkJob<DetectProgress, DetectResult> => startWork(KIND, request);
