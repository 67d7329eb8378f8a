import { startWork, type WorkJob, type WorkKind } from '../work';
import type { FaceDetector } from './detector';
import { type FaceFailure, toFailure } from './failure';
import type { FaceProgress, FaceRequest, FaceResult } from './findFaces';

export type { FaceBox } from './boxes';
export type { FaceDetector } from './detector';

/**
 * A detector for images of one shape. It and its weights are fetched when it is opened.
 *
 * @param width of the video, pixels; as is `height`
 * @throws what the fetch throws
 */
export async function openFaceDetector(width: number, height: number): Promise<FaceDetector> {
  const { openFaceDetector: open } = await import('./detector');
  return open(width, height);
}

const ofImages: WorkKind<FaceRequest, FaceProgress, FaceResult, FaceFailure> = {
  spawn: async () => (await import('./spawnWorker')).spawnWorker(),
  inPage: async () => (await import('./findFaces')).findFaces,
  needsCanvas: true,
  toFailure,
  toError: ({ code, detail }) => new Error(`${code}: ${detail}`),
};

/** Starts looking for faces in still images, in a worker. `done` rejects where that cannot be done here. */
export const startFaceSearch = (request: FaceRequest): WorkJob<FaceProgress, FaceResult> =>
  startWork(ofImages, request);
