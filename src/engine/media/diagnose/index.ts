export { codecTitle } from './codecs';
export { containerTitle, convertibleOf, diagnose, isReasonCode, type WantedMedia } from './diagnose';
export type { MediaReason } from './types';
