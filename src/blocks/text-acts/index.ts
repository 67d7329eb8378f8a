export { ActMenu } from './ActMenu';
export { ActPanel } from './ActPanel';
export { followRange, type TextRange } from './followRange';
export { type ActChoice, type ActJob, wholeTextActs } from './types';
