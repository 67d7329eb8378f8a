export { checkFacts, correctionOf } from './checkFacts';
export { clauseOf } from './clauses';
export { promiseBeyond, promiseMarks } from './promisedCount';
export { documentSources, type KnownGoods, sourcesOf } from './sourcesOf';
export { type DoubtfulFact, type FactMark, type FactSource, type FactVerdict, isDoubtful } from './types';
