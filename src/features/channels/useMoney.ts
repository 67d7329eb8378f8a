import { useIntl } from '@umijs/max';
import { useCallback } from 'react';

/** Fen as money of the language in use; rates in basis points as percent. */
export function useMoney() {
  const { formatNumber } = useIntl();
  const money = useCallback(
    (fen: number): string => formatNumber(fen / 100, { style: 'currency', currency: 'CNY' }),
    [formatNumber],
  );
  const percent = useCallback(
    (rate: number): string => formatNumber(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    [formatNumber],
  );
  return { money, percent };
}
