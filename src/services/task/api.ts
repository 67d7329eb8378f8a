import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { taskContract } from './schema';

type C = typeof taskContract;

export const taskApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) => get<ResultOf<C['data']>>('/task/data', query, options),
  cancel: (body: InputOf<C['cancel']>, options?: RequestOptions) =>
    post<ResultOf<C['cancel']>>('/task/cancel', body, options),
  retry: (body: InputOf<C['retry']>, options?: RequestOptions) =>
    post<ResultOf<C['retry']>>('/task/retry', body, options),
};
