export { carryMarks } from './carryMarks';
export { checkSlices } from './checkSlices';
export { type CheckOptions, checkText, worstLevel } from './checkText';
export { categoryName } from './dictionary';
export { type GoodsRule, goodsRules, goodsRulesOf } from './goodsRules';
export {
  isListed,
  type OwnWord,
  ownWordLimits,
  ownWordsOf,
  parseWordLines,
  type WordProblem,
  wordProblem,
} from './ownWords';
export { platformRules } from './platformRules';
export { applyReplacements, firstSuggestions, type Replacement, replaceAll, replaceMark } from './replaceMark';
export {
  type ComplianceCategory,
  type ComplianceLevel,
  complianceCategories,
  complianceLevels,
  type Entry,
  type Mark,
  type OwnWords,
} from './types';
