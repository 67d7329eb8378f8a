export { checkFacts, correctionOf } from './checkFacts';
export { clauseOf } from './findClaims';
export { documentSources, type KnownGoods, sourcesOf } from './sourcesOf';
export type { FactMark, FactSource, FactVerdict } from './types';
