import { useSearchParams } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { type FigureDimension, figureDimensions, type ProviderFigure, providerFigures } from '@/domain/providerFigures';
import { type DayRange, type RangeKind, rangeKinds, rangeOf } from '@/domain/statistics';
import { merchantToday } from '@/lib/merchantZone';

/** What the dashboard shows, as it stands in the address. */
export interface DashboardState {
  readonly range: RangeKind;
  readonly own: DayRange | undefined;
  readonly figure: ProviderFigure;
  readonly by: FigureDimension;
  /** What the merchants are narrowed by; '' of a channel = brought by none. */
  readonly filters: Readonly<Partial<Record<FigureDimension, string>>>;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the address; what is none of the choices is dropped. */
function readDashboard(params: URLSearchParams): DashboardState {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const own = day.test(from) && day.test(to) && from <= to ? { from, to } : undefined;
  const range = rangeKinds.find((one) => one === params.get('range')) ?? '30d';
  return {
    range: range === 'own' && !own ? '30d' : range,
    own,
    figure: providerFigures.find((one) => one === params.get('figure')) ?? 'active_merchants',
    by: figureDimensions.find((one) => one === params.get('by')) ?? 'merchant',
    filters: Object.fromEntries(
      figureDimensions.flatMap((dimension) => {
        const value = params.get(dimension);
        return value === null ? [] : [[dimension, value.slice(0, 80)]];
      }),
    ),
  };
}

const usual = readDashboard(new URLSearchParams());

/** Only what differs from the usual stands in the address. */
function writeDashboard({ range, own, figure, by, filters }: DashboardState): URLSearchParams {
  const params = new URLSearchParams();
  if (range !== usual.range) params.set('range', range);
  if (range === 'own' && own) {
    params.set('from', own.from);
    params.set('to', own.to);
  }
  if (figure !== usual.figure) params.set('figure', figure);
  if (by !== usual.by) params.set('by', by);
  for (const [dimension, value] of Object.entries(filters)) if (value !== undefined) params.set(dimension, value);
  return params;
}

export type ChangeDashboard = (part: Partial<DashboardState>) => void;
export type DashboardScope = ReturnType<typeof useDashboardState>['scope'];

/** State of the page in the address, and what it asks of the server. */
export function useDashboardState() {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readDashboard(params), [params]);
  const today = merchantToday();
  const scope = useMemo(() => ({ ...rangeOf(state.range, today, state.own), ...state.filters }), [state, today]);
  const change = useCallback<ChangeDashboard>(
    (part) => setParams(writeDashboard({ ...state, ...part })),
    [state, setParams],
  );
  return { state, scope, change };
}
