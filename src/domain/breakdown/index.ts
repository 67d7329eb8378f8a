export { breakDown, faultOf, findCuts } from './breakDown';
export { copyReport } from './copiedLines';
export { changeHook, changeRole, mergeWithNext, moveBorder, nudgeBorder, splitAt } from './editCuts';
export { countChangedRoles, cutsByJudgement, judgementFault, linesToJudge } from './judgement';
export { MAX_JUDGED_TEXT, MAX_TEXT } from './limits';
export { type FrameworkMatch, MATCHES, matchFramework, matchFrameworks } from './matchFrameworks';
export { type Originality, originalityOf } from './originality';
export { frameworkOf, linePatternOf } from './ownFramework';
export { readRoles } from './roleScores';
export { transcriptOf, transcriptOfCues } from './transcript';
export type {
  Advice,
  Breakdown,
  BreakdownSegment,
  Cut,
  Evidence,
  HookReason,
  HookScore,
  Intent,
  LineJudgement,
  RhythmPoint,
  RhythmTag,
  SegmentHook,
  SourceText,
  Span,
  TextStatistics,
  WhyPart,
} from './types';
