import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { merchantContract } from './schema';

type C = typeof merchantContract;

export const merchantApi = {
  provider: (query: InputOf<C['provider']>) =>
    get<ResultOf<C['provider']>>('/merchant/provider', query, { skipErrorHandler: true }),
  data: (query: InputOf<C['data']>) => get<ResultOf<C['data']>>('/merchant/data', query),
  info: (query: InputOf<C['info']> = {}, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/merchant/info', query, options),
  isVip: () => get<ResultOf<C['is_vip']>>('/merchant/is_vip'),
  save: (body: InputOf<C['save']>) => post<ResultOf<C['save']>>('/merchant/save', body),
  delete: (body: InputOf<C['delete']>) => post<ResultOf<C['delete']>>('/merchant/delete', body),
  status: (body: InputOf<C['status']>) => post<ResultOf<C['status']>>('/merchant/status', body),
  set: (body: InputOf<C['set']>, options?: RequestOptions) => post<ResultOf<C['set']>>('/merchant/set', body, options),
};
