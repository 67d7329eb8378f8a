export { codecTitle } from './codecs';
export { containerTitle, diagnose, type WantedMedia } from './diagnose';
export type { MediaReason } from './types';
