export { FactList } from './FactList';
export { FactSources, useKnownFacts } from './FactSources';
