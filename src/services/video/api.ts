import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { videoContract } from './schema';

type C = typeof videoContract;

export const videoApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/video/data', query, options),
  info: (query: InputOf<C['info']>, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/video/info', query, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) => post<ResultOf<C['save']>>('/video/save', body, options),
  set: (body: InputOf<C['set']>, options?: RequestOptions) => post<ResultOf<C['set']>>('/video/set', body, options),
  current: (body: InputOf<C['current']>, options?: RequestOptions) =>
    post<ResultOf<C['current']>>('/video/current', body, options),
  stack: (body: InputOf<C['stack']>, options?: RequestOptions) =>
    post<ResultOf<C['stack']>>('/video/stack', body, options),
  unstack: (body: InputOf<C['unstack']>, options?: RequestOptions) =>
    post<ResultOf<C['unstack']>>('/video/unstack', body, options),
  impact: (body: InputOf<C['impact']>, options?: RequestOptions) =>
    post<ResultOf<C['impact']>>('/video/impact', body, options),
  status: (body: InputOf<C['status']>, options?: RequestOptions) =>
    post<ResultOf<C['status']>>('/video/status', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/video/delete', body, options),
};
