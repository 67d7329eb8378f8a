import { startWork, type WorkJob, type WorkKind } from '../work';
import { OcrError, type OcrFailure, toFailure } from './errors';
import type { ImageOcrRequest, ImageOcrResult, OcrProgress, OcrRequest, OcrResult } from './types';

export type { ImageLine, OcrProgress, OcrResult } from './types';

/** What the models weigh on the way, compressed, in megabytes; fetched when a video is read for the first time. */
export const MODEL_MEGABYTES = 18;

type Kind<Request, Result> = WorkKind<Request, OcrProgress, Result, OcrFailure>;

const shared: Pick<Kind<unknown, unknown>, 'spawn' | 'needsCanvas' | 'toFailure' | 'toError'> = {
  spawn: async () => (await import('./spawnWorker')).spawnWorker(),
  needsCanvas: true,
  toFailure,
  toError: (failure) => new OcrError({ code: failure.code, detail: failure.detail }),
};

const ofVideo: Kind<OcrRequest, OcrResult> = {
  ...shared,
  inPage: async () => (await import('./readVideo')).readVideo,
};

const ofImages: Kind<ImageOcrRequest, ImageOcrResult> = {
  ...shared,
  inPage: async () => (await import('./readImages')).readImages,
};

/** Starts reading the subtitles that are burned into a video. `done` rejects with OcrError or WorkCanceledError. */
export const startOcr = (request: OcrRequest): WorkJob<OcrProgress, OcrResult> => startWork(ofVideo, request);

/** Starts reading what is written in images. `done` rejects with OcrError or WorkCanceledError. */
export const startImageOcr = (request: ImageOcrRequest): WorkJob<OcrProgress, ImageOcrResult> =>
  startWork(ofImages, request);
