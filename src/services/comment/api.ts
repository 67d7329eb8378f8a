import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { commentContract } from './schema';

type C = typeof commentContract;

export const commentApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/comment/data', query, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) =>
    post<ResultOf<C['save']>>('/comment/save', body, options),
  resolve: (body: InputOf<C['resolve']>, options?: RequestOptions) =>
    post<ResultOf<C['resolve']>>('/comment/resolve', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/comment/delete', body, options),
  members: (options?: RequestOptions) => get<ResultOf<C['members']>>('/comment/members', {}, options),
};
