import { startWork, type WorkJob, type WorkKind } from '../work';
import { OcrError, type OcrFailure, toFailure } from './errors';
import type { OcrProgress, OcrRequest, OcrResult } from './types';

export type { OcrProgress, OcrResult } from './types';

/** What the models weigh on the way, compressed, in megabytes; fetched when a video is read for the first time. */
export const MODEL_MEGABYTES = 18;

const KIND: WorkKind<OcrRequest, OcrProgress, OcrResult, OcrFailure> = {
  spawn: async () => (await import('./spawnWorker')).spawnWorker(),
  inPage: async () => (await import('./readVideo')).readVideo,
  needsCanvas: true,
  toFailure,
  toError: (failure) => new OcrError({ code: failure.code, detail: failure.detail }),
};

/** Starts reading the subtitles that are burned into a video. `done` rejects with OcrError or WorkCanceledError. */
export const startOcr = (request: OcrRequest): WorkJob<OcrProgress, OcrResult> => startWork(KIND, request);
