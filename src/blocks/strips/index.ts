export { clockOf, readClock } from './clock';
export { RangeRail } from './RangeRail';
export type { Strips } from './strips';
export { useStrips } from './useStrips';
