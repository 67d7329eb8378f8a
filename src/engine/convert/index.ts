export { CutPlanner, type PlannedCut } from './cutPlanner';
export { ConvertCanceledError } from './errors';
export { soundHome } from './sound/soundContainer';
export { startConvert } from './startConvert';
export type {
  ConvertProgress,
  ConvertRequest,
  ConvertResults,
  CutMode,
  CutRange,
  FilmContainer,
  SoundFormat,
  SoundKbps,
  SoundRequest,
  Span,
} from './types';
