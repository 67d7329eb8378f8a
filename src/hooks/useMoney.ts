import { useIntl } from '@umijs/max';
import { useCallback } from 'react';

/** Fen as money in the language in use: `¥1,198.80`, without the end where it is whole. */
export function useMoney(): (fen: number) => string {
  const intl = useIntl();
  return useCallback(
    (fen) =>
      intl.formatNumber(fen / 100, {
        style: 'currency',
        currency: 'CNY',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: fen % 100 === 0 ? 0 : 2,
      }),
    [intl],
  );
}
