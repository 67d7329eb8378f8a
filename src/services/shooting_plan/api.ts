import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { shooting_planContract } from './schema';

type C = typeof shooting_planContract;

export const shootingPlanApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/shooting_plan/data', query, options),
  info: (query: InputOf<C['info']>, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/shooting_plan/info', query, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) =>
    post<ResultOf<C['save']>>('/shooting_plan/save', body, options),
  floor: (body: InputOf<C['floor']>, options?: RequestOptions) =>
    post<ResultOf<C['floor']>>('/shooting_plan/floor', body, options),
  assign: (body: InputOf<C['assign']>, options?: RequestOptions) =>
    post<ResultOf<C['assign']>>('/shooting_plan/assign', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/shooting_plan/delete', body, options),
  restore: (body: InputOf<C['restore']>, options?: RequestOptions) =>
    post<ResultOf<C['restore']>>('/shooting_plan/restore', body, options),
};
