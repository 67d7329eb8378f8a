import { startWork, type WorkJob, type WorkKind } from '../work';
import { toFailure, VoiceError, type VoiceFailure } from './errors';
import type { VoiceProgress, VoiceRequest, VoiceResult } from './findSpeech';

export { pausesBetween } from './speechSpans';

const KIND: WorkKind<VoiceRequest, VoiceProgress, VoiceResult, VoiceFailure> = {
  spawn: async () => (await import('./spawnWorker')).spawnWorker(),
  inPage: async () => (await import('./findSpeech')).findSpeech,
  toFailure,
  toError: (failure) => new VoiceError({ code: failure.code, detail: failure.detail }),
};

/** Starts finding where somebody speaks in a video or sound. `done` rejects with VoiceError or WorkCanceledError. */
export const startFindSpeech = (request: VoiceRequest): WorkJob<VoiceProgress, VoiceResult> => startWork(KIND, request);
