export { frameworkById, frameworks } from './frameworks';
export { type HookType, hookTypes } from './hookTypes';
export { maxStructureText, parseStructure } from './parseStructure';
export { offeredPlaceholders, type PatternSlot, patternTemplates, placeholdersOf, slotOf } from './placeholders';
export {
  type FrameworkProblem,
  type FrameworkProblemCode,
  frameworkLimits,
  frameworkProblems,
  hasPairedBraces,
} from './problems';
export {
  type ChainRow,
  type ChainRows,
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
export { nearestRole, segmentBehaviour } from './segmentBehaviour';
export { segmentShares } from './segmentShares';
export {
  insertShare,
  isWhole,
  maxSegments,
  minSegments,
  minShare,
  moveBorder,
  normaliseShares,
  removeShare,
  sumOfShares,
} from './shares';
export { type StructureChange, structureDiff } from './structureDiff';
export {
  type FrameworkReason,
  type FrameworkSuggestion,
  type GoodsFacts,
  type ReasonId,
  type SuggestOptions,
  suggestFrameworks,
} from './suggestFrameworks';
export {
  type Framework,
  type FrameworkContent,
  type FrameworkPlatform,
  type FrameworkSource,
  frameworkPlatforms,
  type RoleKey,
  type Segment,
  type ShotKind,
  shotKinds,
} from './types';
