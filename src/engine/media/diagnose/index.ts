export { codecTitle } from './codecs';
export { containerTitle, diagnose, isReasonCode, type WantedMedia } from './diagnose';
export type { MediaReason } from './types';
