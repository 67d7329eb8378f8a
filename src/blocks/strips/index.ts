export { clockOf, readClock } from './clock';
export { type RailRange, RangeRail } from './RangeRail';
export type { Strips } from './strips';
export { useStrips } from './useStrips';
