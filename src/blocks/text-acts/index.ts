export { ActMenu, type ActMenuProps } from './ActMenu';
export { ActPanel, type ActPanelProps } from './ActPanel';
export { followRange, type TextRange } from './followRange';
export { linesOf, topicsOf } from './linesOf';
export { type ActChoice, type ActJob, wholeTextActs } from './types';
