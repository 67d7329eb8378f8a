export { ActMenu, type ActMenuProps } from './ActMenu';
export { ActPanel, type ActPanelProps } from './ActPanel';
export { linesOf, topicsOf } from './linesOf';
export { type ActChoice, type ActJob, wholeTextActs } from './types';
