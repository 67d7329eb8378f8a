export { checkSettings, type EraseFault, type EraseFaultCode } from './check';
export { startDetect } from './detect/startDetect';
export type { DetectProgress, DetectResult, FoundSubtitles } from './detect/types';
export { EraseError, type EraseErrorCode } from './errors';
export type { ErasedPictures, EraseProgress, EraseRequest, EraseResult } from './film/types';
export { remaining } from './geometry';
export { isActive, tidySpans } from './spans';
export { startErase } from './startErase';
export type {
  CropAspect,
  EraseCover,
  EraseMethod,
  EraseRegion,
  EraseSettings,
  EraseSpan,
  ShareBox,
  Size,
} from './types';
