import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import type { ProviderFigure } from '@/domain/providerFigures';

/** Figures in the language in use; money comes in fen. */
export function useFigureFormat() {
  const { formatNumber, formatDate } = useIntl();
  return useMemo(() => {
    const money = (fen: number): string => formatNumber(fen / 100, { style: 'currency', currency: 'CNY' });
    const of = (figure: ProviderFigure, value: number): string =>
      figure === 'revenue' ? money(value) : formatNumber(value);
    const change = (figure: ProviderFigure, now: number, before: number): string => {
      const text = of(figure, now - before);
      return now > before ? `+${text}` : text;
    };
    return {
      of,
      change,
      day: (date: string) => formatDate(`${date}T00:00:00`, { month: 'numeric', day: 'numeric' }),
      longDay: (date: string) => formatDate(`${date}T00:00:00`, { year: 'numeric', month: 'long', day: 'numeric' }),
    };
  }, [formatNumber, formatDate]);
}
