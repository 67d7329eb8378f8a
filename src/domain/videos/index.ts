export { compareTexts } from './compare';
export {
  codecName,
  labelStateOf,
  lengthOf,
  needsVideo,
  planStateOf,
  ratioOf,
  type TextCounts,
  textStateOf,
} from './facts';
export {
  planStates,
  type VideoRatio,
  videoRatios,
} from './types';
export { currentOf, groupVersions, nextVersion, versionGroupOf } from './versions';
