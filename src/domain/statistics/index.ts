export { type Advice, type AdviceInput, adviceFor } from './advice';
export { type Change, changeOf, type Side, smallSample } from './change';
export { actsOf, addCounts, isRate, lessCounts, metricValue, noCounts, sumCounts } from './counts';
export { type Group, groupsOf } from './groups';
export { type BestHours, bestHours, fewestOfHour, type HourCell, type HourOfDay } from './hours';
export {
  betweenVariance,
  type Interval,
  logInterval,
  logRatio,
  meanInterval,
  pooledRate,
  rateDifference,
  wilson,
} from './intervals';
export { type Basis, bases, type DayOfSeries, type Filters, filtered, keysOf, measure, measureDays } from './measure';
export { mean, median, variance } from './middle';
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
  weekdayOf,
  weekKey,
  weekLater,
  weekRange,
} from './ranges';
export {
  type Better,
  type Ranked,
  type Ranking,
  type RankMetric,
  rankGroups,
  rankMetrics,
  type Verdict,
  verdicts,
} from './rank';
export { relativePosts, settledHours, settledPosts } from './settled';
export {
  type Counts,
  type Dimension,
  dimensions,
  type Measured,
  type Metric,
  metrics,
  type PostFact,
} from './types';
