export { audioHome } from './audio/audioContainer';
export { mimeOf } from './containers';
export { CutPlanner, type PlannedCut } from './cutPlanner';
export type { FrameLook } from './scenes/lookAt';
export { startConvert } from './startConvert';
export type {
  AudioContainer,
  AudioFormat,
  AudioKbps,
  AudioRequest,
  ConvertProgress,
  ConvertRequest,
  ConvertResults,
  CutMode,
  CutRange,
  Span,
  VideoContainer,
} from './types';
