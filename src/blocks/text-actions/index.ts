export { ActionMenu } from './ActionMenu';
export { ActionPanel } from './ActionPanel';
export { followRange, type TextRange } from './followRange';
export { type ActionChoice, type ActionJob, wholeTextActions } from './types';
