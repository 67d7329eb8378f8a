export { containerTitle, diagnose, type WantedMedia } from './diagnose';
export type { ContainerName } from './sniff';
export type { MediaReason, MediaReasonCode, WayOutCode } from './types';
