import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { figureContract } from './schema';

type C = typeof figureContract;

export const figureApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/figure/data', query, options),
  info: (query: InputOf<C['info']>, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/figure/info', query, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) =>
    post<ResultOf<C['save']>>('/figure/save', body, options),
  set: (body: InputOf<C['set']>, options?: RequestOptions) => post<ResultOf<C['set']>>('/figure/set', body, options),
  withdraw: (body: InputOf<C['withdraw']>, options?: RequestOptions) =>
    post<ResultOf<C['withdraw']>>('/figure/withdraw', body, options),
  status: (body: InputOf<C['status']>, options?: RequestOptions) =>
    post<ResultOf<C['status']>>('/figure/status', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/figure/delete', body, options),
};
