export { codecName } from './codecName';
export { compareTexts, type TimedText } from './compare';
export {
  labelStateOf,
  lengthOf,
  needsVideo,
  planStateOf,
  ratioOf,
  type TextCounts,
  textStateOf,
} from './facts';
export {
  type FilmRatio,
  filmRatios,
  planStates,
} from './types';
export { currentOf, filmOf, filmsOf, nextVersion } from './versions';
