import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { knowledgeContract } from './schema';

type C = typeof knowledgeContract;

export const knowledgeApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/knowledge/data', query, options),
  info: (query: InputOf<C['info']>, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/knowledge/info', query, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) =>
    post<ResultOf<C['save']>>('/knowledge/save', body, options),
  set: (body: InputOf<C['set']>, options?: RequestOptions) => post<ResultOf<C['set']>>('/knowledge/set', body, options),
  recut: (body: InputOf<C['recut']>, options?: RequestOptions) =>
    post<ResultOf<C['recut']>>('/knowledge/recut', body, options),
  search: (body: InputOf<C['search']>, options?: RequestOptions) =>
    post<ResultOf<C['search']>>('/knowledge/search', body, options),
  status: (body: InputOf<C['status']>, options?: RequestOptions) =>
    post<ResultOf<C['status']>>('/knowledge/status', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/knowledge/delete', body, options),
};
