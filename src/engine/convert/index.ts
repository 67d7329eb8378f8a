export { CutPlanner, type PlannedCut } from './cutPlanner';
export { ConvertCanceledError, ConvertError, type ConvertErrorCode } from './errors';
export { soundHome } from './sound/soundContainer';
export { startConvert } from './startConvert';
export type {
  ConvertedFile,
  ConvertProgress,
  ConvertRequest,
  ConvertResults,
  ConvertStage,
  CutMode,
  CutRange,
  CutRequest,
  FilmContainer,
  SoundContainer,
  SoundFormat,
  SoundKbps,
  SoundRequest,
  Span,
  TranscodeRequest,
} from './types';
