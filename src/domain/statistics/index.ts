export { type Advice, adviceFor } from './advice';
export { type Change, changeOf, smallSample } from './change';
export { actionsOf, isRate, metricValue, sumCounts } from './counts';
export { groupsOf } from './groups';
export { bestHours, fewestOfHour } from './hours';
export {
  betweenVariance,
  logInterval,
  logRatio,
  meanInterval,
  pooledRate,
  rateDifference,
  wilson,
} from './intervals';
export { type Basis, bases, type Filters, filtered, measure, measureDays } from './measure';
export { median } from './middle';
export { tQuantile, zQuantile } from './quantiles';
export {
  type DayRange,
  daysIn,
  eachDay,
  edgesOf,
  localClock,
  previousOf,
  type RangeKind,
  rangeKinds,
  rangeOf,
  weekKey,
  weekLater,
  weekRange,
} from './ranges';
export {
  type RankMetric,
  rankGroups,
  rankMetrics,
  type Verdict,
} from './rank';
export { settledHours, settledPosts } from './settled';
export {
  type Counts,
  type Dimension,
  dimensions,
  type Measured,
  type Metric,
  metrics,
  type PostFact,
} from './types';
