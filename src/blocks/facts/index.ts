export { FactCard } from './FactCard';
export { FactList } from './FactList';
export { FactSources, useFactSources, useKnownFacts } from './FactSources';
export { FactText } from './FactText';
export { toFactTextMark, uncovered, useFactMarks } from './useFactMarks';
