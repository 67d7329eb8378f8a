export { carryMarks } from './carryMarks';
export { checkSlices } from './checkSlices';
export { type CheckOptions, checkText, worstLevel } from './checkText';
export { type GoodsRule, goodsRules, goodsRulesOf } from './goodsRules';
export { applyReplacements, firstSuggestions, type Replacement, replaceMark } from './replaceMark';
export { type ComplianceCategory, type ComplianceLevel, complianceCategories, type Mark } from './types';
