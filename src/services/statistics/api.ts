import { get, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { statisticsContract } from './schema';

type C = typeof statisticsContract;

export type StatisticsOverview = ResultOf<C['sums']>;
export type StatisticsRanking = ResultOf<C['ranking']>;
export type StatisticsHours = ResultOf<C['hours']>;

export const statisticsApi = {
  sums: (query: InputOf<C['sums']>, options?: RequestOptions) =>
    get<ResultOf<C['sums']>>('/statistics/sums', query, options),
  breakdown: (query: InputOf<C['breakdown']>, options?: RequestOptions) =>
    get<ResultOf<C['breakdown']>>('/statistics/breakdown', query, options),
  ranking: (query: InputOf<C['ranking']>, options?: RequestOptions) =>
    get<ResultOf<C['ranking']>>('/statistics/ranking', query, options),
  hours: (query: InputOf<C['hours']>, options?: RequestOptions) =>
    get<ResultOf<C['hours']>>('/statistics/hours', query, options),
};
