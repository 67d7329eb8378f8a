export { FactCard } from './FactCard';
export { FactList } from './FactList';
export { FactSources, TitleOf, useFactSources, useKnownFacts } from './FactSources';
export { FactText } from './FactText';
export { toFactTextMark, uncovered, useFactMarks } from './useFactMarks';
