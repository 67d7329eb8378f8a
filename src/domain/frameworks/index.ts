export { frameworkById, frameworks } from './frameworks';
export { hookTypes } from './hookTypes';
export { maxStructureText, parseStructure } from './parseStructure';
export { offeredPlaceholders, patternTemplates, placeholdersOf, slotOf } from './placeholders';
export {
  frameworkLimits,
  frameworkProblems,
  hasPairedBraces,
} from './problems';
export {
  type ChainRow,
  type FrameworkResults,
  frameworksOfChain,
  isRankable,
  minSample,
  noResults,
  type PostRow,
  type ResultMeasure,
  rankValue,
  resultsByFramework,
} from './results';
export { roleKeyOf, roleNameOf, roleNames } from './roles';
export { nearestRole, segmentBehavior } from './segmentBehavior';
export {
  insertShare,
  isWhole,
  maxSegments,
  minSegments,
  minShare,
  moveBorder,
  normalizeShares,
  removeShare,
  segmentShares,
  sumOfShares,
} from './shares';
export { structureDiff } from './structureDiff';
export {
  type FrameworkReason,
  type FrameworkSuggestion,
  type GoodsFacts,
  suggestFrameworks,
} from './suggestFrameworks';
export {
  type Framework,
  type FrameworkContent,
  type FrameworkPlatform,
  frameworkPlatforms,
  type RoleKey,
  type Segment,
  type ShotKind,
  shotKinds,
} from './types';
