export { breakDown, faultOf, findCuts, timeAt } from './breakDown';
export { changeRole, mergeWithNext, moveBorder, nudgeBorder, splitAt } from './editCuts';
export { MAX_TEXT } from './limits';
export { type FrameworkMatch, type FrameworkPart, MATCHES, matchFramework, matchFrameworks } from './matchFrameworks';
export { type Originality, originalityOf, type SharedRun } from './originality';
export { frameworkOf, linePatternOf } from './ownFramework';
export { readRoles } from './roleScores';
export { type SpokenPiece, transcriptOf, transcriptOfCues } from './transcript';
export type {
  Advice,
  Breakdown,
  BreakdownFault,
  BreakdownSegment,
  Cut,
  Evidence,
  EvidenceKind,
  HookGuess,
  HookReason,
  HookScore,
  Intent,
  RhythmPoint,
  RhythmTag,
  SourceText,
  Span,
  TermCount,
  TextStatistics,
  TimeMark,
  WhyPart,
} from './types';
