import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { materialContract } from './schema';

type C = typeof materialContract;

export const materialApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/material/data', query, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) =>
    post<ResultOf<C['save']>>('/material/save', body, options),
  favorite: (body: InputOf<C['favorite']>, options?: RequestOptions) =>
    post<ResultOf<C['favorite']>>('/material/favorite', body, options),
  favorites: (options?: RequestOptions) => get<ResultOf<C['favorites']>>('/material/favorites', {}, options),
  status: (body: InputOf<C['status']>, options?: RequestOptions) =>
    post<ResultOf<C['status']>>('/material/status', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/material/delete', body, options),
};
