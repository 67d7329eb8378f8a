import {
  type Basis,
  bases,
  type DayRange,
  type Dimension,
  dimensions,
  type Filters,
  type Metric,
  metrics,
  type RangeKind,
  type RankMetric,
  rangeKinds,
  rangeOf,
  rankMetrics,
} from '@/domain/statistics';

export const breakdownSorts = [...metrics, 'posts', 'mean_views', 'median_views', 'share'] as const;
export type BreakdownSort = (typeof breakdownSorts)[number];

/** What is looked at, as it stands in the address. */
export interface StatisticsState {
  readonly range: RangeKind;
  /** Of kind `own`. */
  readonly own: DayRange | undefined;
  readonly basis: Basis;
  readonly metric: Metric;
  readonly by: Dimension;
  readonly sort: BreakdownSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly rank: RankMetric;
  readonly filters: Filters;
}

const oneOf = <T extends string>(all: readonly T[], value: string | null, otherwise: T): T =>
  all.find((one) => one === value) ?? otherwise;

const day = /^\d{4}-\d{2}-\d{2}$/;

function ownRange(params: URLSearchParams): DayRange | undefined {
  const [from = '', to = ''] = [params.get('from') ?? '', params.get('to') ?? ''];
  return day.test(from) && day.test(to) && from <= to ? { from, to } : undefined;
}

export function readState(params: URLSearchParams): StatisticsState {
  const own = ownRange(params);
  const range = oneOf(rangeKinds, params.get('range'), '30d');
  return {
    range: range === 'own' && !own ? '30d' : range,
    own,
    basis: oneOf(bases, params.get('basis'), 'published'),
    metric: oneOf(metrics, params.get('metric'), 'views'),
    by: oneOf(dimensions, params.get('by'), 'framework'),
    sort: oneOf(breakdownSorts, params.get('sort'), 'views'),
    order: oneOf(['asc', 'desc'] as const, params.get('order'), 'desc'),
    page: Math.max(1, Math.floor(Number(params.get('page')) || 1)),
    rank: oneOf(rankMetrics, params.get('rank'), 'finish_rate'),
    filters: Object.fromEntries(
      dimensions.flatMap((dimension) => {
        const key = params.get(dimension);
        return key === null ? [] : [[dimension, key.slice(0, 80)]];
      }),
    ),
  };
}

const usual = readState(new URLSearchParams());

/** Only what differs from the usual stands in the address. */
export function writeState(state: StatisticsState): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of ['range', 'basis', 'metric', 'by', 'sort', 'order', 'page', 'rank'] as const) {
    if (state[key] !== usual[key]) params.set(key, String(state[key]));
  }
  if (state.range === 'own' && state.own) {
    params.set('from', state.own.from);
    params.set('to', state.own.to);
  }
  for (const [dimension, key] of Object.entries(state.filters)) if (key !== undefined) params.set(dimension, key);
  return params;
}

/** What the server is asked. */
export function scopeOf(state: StatisticsState, today: string, zone: string) {
  return { ...rangeOf(state.range, today, state.own), zone, basis: state.basis, ...state.filters };
}
export type StatisticsQuery = ReturnType<typeof scopeOf>;
