import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { wemediaContract } from './schema';

type C = typeof wemediaContract;

export const wemediaApi = {
  data: (options?: RequestOptions) => get<ResultOf<C['data']>>('/wemedia/data', undefined, options),
  bindStart: (body: InputOf<C['bind_start']>, options?: RequestOptions) =>
    post<ResultOf<C['bind_start']>>('/wemedia/bind_start', body, options),
  bindCheck: (query: InputOf<C['bind_check']>, options?: RequestOptions) =>
    get<ResultOf<C['bind_check']>>('/wemedia/bind_check', query, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) =>
    post<ResultOf<C['save']>>('/wemedia/save', body, options),
  group: (body: InputOf<C['group']>, options?: RequestOptions) =>
    post<ResultOf<C['group']>>('/wemedia/group', body, options),
  unbind: (body: InputOf<C['unbind']>, options?: RequestOptions) =>
    post<ResultOf<C['unbind']>>('/wemedia/unbind', body, options),
  resume: (body: InputOf<C['resume']>, options?: RequestOptions) =>
    post<ResultOf<C['resume']>>('/wemedia/resume', body, options),
};
