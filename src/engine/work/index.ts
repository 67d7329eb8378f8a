export { type CrashFailure, isDiskFull, WorkCanceledError, type WorkFailure } from './errors';
export { Gate } from './gate';
export { createThrottle, Eta } from './progress';
export { type RunWork, runWork } from './runWork';
export { serveWork } from './serveWork';
export { startWork } from './startWork';
export { openTarget, tempPart, type WorkTarget } from './storage';
export type { DoWork, WorkContext, WorkDone, WorkJob, WorkKind, WorkRealm } from './types';
