export { checkSlices } from './checkSlices';
export { type CheckOptions, checkRules, checkText, gravestFirst, worstLevel } from './checkText';
export { categoryName } from './dictionary';
export { goodsRules } from './goodsRules';
export {
  isListed,
  ownWordLimits,
  ownWordsOf,
  parseWordLines,
  wordProblem,
} from './ownWords';
export {
  applyReplacements,
  carryMarks,
  firstSuggestions,
  isBulkReplaceable,
  replaceAll,
  replaceMark,
} from './replaceMark';
export type { RuleSource } from './sources';
export {
  type ComplianceCategory,
  type ComplianceLevel,
  complianceCategories,
  complianceLevels,
  type Mark,
  type OwnWords,
} from './types';
