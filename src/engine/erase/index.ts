export { checkSettings } from './check';
export { detectIn } from './detect/detectVideo';
export { startDetect } from './detect/startDetect';
export type { FoundSubtitles } from './detect/types';
export { Eraser } from './eraser';
export { startEstimate } from './estimate/startEstimate';
export { ImageEraser, visibleSize } from './image';
export { tidySpans } from './spans';
export { startErase } from './startErase';
export type {
  CropAspect,
  EraseMethod,
  EraseRegion,
  EraseSettings,
  EraseSpan,
  ShareBox,
} from './types';
export { mimes } from './video/plan';
export { resultContainer } from './video/resultContainer';
export { type EraseSource, openSource } from './video/source';
export type { EraseProgress, EraseResult } from './video/types';
