import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import type { Change, Metric } from '@/domain/statistics';

type Kind = Metric | 'posts' | 'mean_views' | 'median_views' | 'share' | 'relative';

const rates: ReadonlySet<Kind> = new Set(['finish_rate', 'interaction_rate', 'share']);

/** Numbers of statistics in the language in use. */
export function useFormats() {
  const { formatNumber, formatDate } = useIntl();
  return useMemo(() => {
    const percent = (value: number, digits = 1): string =>
      formatNumber(value, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
    const count = (value: number): string => formatNumber(Math.round(value));
    const times = (value: number): string =>
      formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const of = (kind: Kind, value: number | undefined): string => {
      if (value === undefined) return '—';
      if (kind === 'relative') return times(value);
      return rates.has(kind) ? percent(value) : count(value);
    };
    const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : text);
    return {
      percent,
      count,
      times,
      of,
      /** `+12.3%`; undefined when there was nothing to relate to. */
      ratio: ({ ratio }: Change) => (ratio === undefined ? undefined : signed(ratio, percent(ratio))),
      /** Counts as they are, rates in percentage points. */
      absolute: (kind: Kind, { absolute }: Change) =>
        rates.has(kind)
          ? signed(absolute, formatNumber(absolute * 100, { maximumFractionDigits: 1, minimumFractionDigits: 1 }))
          : signed(absolute, count(absolute)),
      day: (date: string) => formatDate(`${date}T00:00:00`, { month: 'numeric', day: 'numeric' }),
      longDay: (date: string) => formatDate(`${date}T00:00:00`, { year: 'numeric', month: 'long', day: 'numeric' }),
    };
  }, [formatNumber, formatDate]);
}
export type Formats = ReturnType<typeof useFormats>;
export const isRateKind = (kind: Kind): boolean => rates.has(kind);
