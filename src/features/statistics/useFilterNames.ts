import { type Dimension, dimensions, type Filters } from '@/domain/statistics';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { statisticsApi } from '@/services/statistics/api';
import { labelOf } from './labels';
import type { StatisticsQuery } from './statisticsState';

/** Names of what is filtered by; the key itself until the name is known. */
export function useFilterNames(filters: Filters, { zone, basis }: StatisticsQuery) {
  const t = useT();
  const wanted = dimensions.flatMap((dimension) => {
    const key = filters[dimension];
    return key === undefined ? [] : [{ dimension, key }];
  });
  const text = JSON.stringify(wanted);
  const { data } = useLoad(() => Promise.all(wanted.map(named(zone, basis))), { refreshDeps: [text] });
  return wanted.map(({ dimension, key }) => {
    const row = data?.find((one) => one?.dimension === dimension && one.row.key === key)?.row;
    return { dimension, label: labelOf(t, dimension, row ?? { key, label: key }) };
  });
}

const yearMs = 365 * 86_400_000;

const named =
  (zone: string, basis: StatisticsQuery['basis']) =>
  async ({ dimension, key }: { readonly dimension: Dimension; readonly key: string }) => {
    const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
    const scope = { from: day(Date.now() - yearMs), to: day(Date.now() + 86_400_000), zone, basis };
    const { list } = await statisticsApi.breakdown(
      { ...scope, by: dimension, [dimension]: key, page_size: 50 },
      shownByCaller,
    );
    const row = list.find((one) => one.key === key);
    return row && { dimension, row };
  };
