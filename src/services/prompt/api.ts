import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { promptContract } from './schema';

type C = typeof promptContract;

export const promptApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/prompt/data', query, options),
  info: (query: InputOf<C['info']>, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/prompt/info', query, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) =>
    post<ResultOf<C['save']>>('/prompt/save', body, options),
  share: (body: InputOf<C['share']>, options?: RequestOptions) =>
    post<ResultOf<C['share']>>('/prompt/share', body, options),
  favorite: (body: InputOf<C['favorite']>, options?: RequestOptions) =>
    post<ResultOf<C['favorite']>>('/prompt/favorite', body, options),
  use: (body: InputOf<C['use']>, options?: RequestOptions) => post<ResultOf<C['use']>>('/prompt/use', body, options),
  duplicate: (body: InputOf<C['duplicate']>, options?: RequestOptions) =>
    post<ResultOf<C['duplicate']>>('/prompt/duplicate', body, options),
  import: (body: InputOf<C['import']>, options?: RequestOptions) =>
    post<ResultOf<C['import']>>('/prompt/import', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/prompt/delete', body, options),
  restore: (body: InputOf<C['restore']>, options?: RequestOptions) =>
    post<ResultOf<C['restore']>>('/prompt/restore', body, options),
};
