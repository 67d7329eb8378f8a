export { type CrashFailure, FileNotWritableError, isDiskFull, WorkCanceledError, type WorkFailure } from './errors';
export { createThrottle, Eta } from './progress';
export { startWork } from './startWork';
export { freeBytes, openTarget, type WorkTarget } from './storage';
export type { DoWork, WorkContext, WorkJob, WorkKind } from './types';
