export { codecName } from './codecName';
export { compareTexts, type TextChange, type TimedText } from './compare';
export {
  type Labelled,
  labelStateOf,
  lengthOf,
  needsVideo,
  planStateOf,
  ratioOf,
  type TextCounts,
  textStateOf,
} from './facts';
export {
  type FilmLength,
  type FilmRatio,
  filmLengths,
  filmRatios,
  type LabelState,
  labelStates,
  type PlanState,
  planStates,
  type TextState,
  textStates,
} from './types';
export { currentOf, filmOf, filmsOf, nextVersion, type VersionLike } from './versions';
