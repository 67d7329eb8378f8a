export { codecTitle } from './codecs';
export { containerTitle, convertibleOf, diagnose, isReasonCode, type WantedMedia } from './diagnose';
export type { Convertible, MediaReason } from './types';
