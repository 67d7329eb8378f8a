import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { goodsContract } from './schema';

type C = typeof goodsContract;

export const goodsApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/goods/data', query, options),
  info: (query: InputOf<C['info']>, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/goods/info', query, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) => post<ResultOf<C['save']>>('/goods/save', body, options),
  set: (body: InputOf<C['set']>, options?: RequestOptions) => post<ResultOf<C['set']>>('/goods/set', body, options),
  /** Fetching a page may take a while: abortable by `options.signal`. */
  extract: (body: InputOf<C['extract']>, options?: RequestOptions) =>
    post<ResultOf<C['extract']>>('/goods/extract', body, options),
  status: (body: InputOf<C['status']>, options?: RequestOptions) =>
    post<ResultOf<C['status']>>('/goods/status', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/goods/delete', body, options),
  import: (body: InputOf<C['import']>, options?: RequestOptions) =>
    post<ResultOf<C['import']>>('/goods/import', body, options),
  export: (body: InputOf<C['export']>, options?: RequestOptions) =>
    post<ResultOf<C['export']>>('/goods/export', body, options),
  transfers: (query: InputOf<C['transfers']>, options?: RequestOptions) =>
    get<ResultOf<C['transfers']>>('/goods/transfers', query, options),
  overview: (options?: RequestOptions) => get<ResultOf<C['overview']>>('/goods/overview', {}, options),
  category: (body: InputOf<C['category']>, options?: RequestOptions) =>
    post<ResultOf<C['category']>>('/goods/category', body, options),
};
