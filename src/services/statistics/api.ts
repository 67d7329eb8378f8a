import { client } from '../client';
import type { ResultOf } from '../contract';
import type { statisticsContract } from './schema';

type C = typeof statisticsContract;
export type StatisticsOverview = ResultOf<C['sums']>;
export type StatisticsRanking = ResultOf<C['ranking']>;
export type StatisticsHours = ResultOf<C['hours']>;

export const statisticsApi = client<typeof statisticsContract>('statistics', {
  sums: 'GET',
  breakdown: 'GET list',
  ranking: 'GET',
  hours: 'GET',
});
