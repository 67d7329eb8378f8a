import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { publishContract } from './schema';

type C = typeof publishContract;

export const publishApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/publish/data', query, options),
  info: (query: InputOf<C['info']>, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/publish/info', query, options),
  schedule: (body: InputOf<C['schedule']>, options?: RequestOptions) =>
    post<ResultOf<C['schedule']>>('/publish/schedule', body, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) =>
    post<ResultOf<C['save']>>('/publish/save', body, options),
  move: (body: InputOf<C['move']>, options?: RequestOptions) =>
    post<ResultOf<C['move']>>('/publish/move', body, options),
  cancel: (body: InputOf<C['cancel']>, options?: RequestOptions) =>
    post<ResultOf<C['cancel']>>('/publish/cancel', body, options),
  retry: (body: InputOf<C['retry']>, options?: RequestOptions) =>
    post<ResultOf<C['retry']>>('/publish/retry', body, options),
  confirm: (body: InputOf<C['confirm']>, options?: RequestOptions) =>
    post<ResultOf<C['confirm']>>('/publish/confirm', body, options),
  settle: (body: InputOf<C['settle']>, options?: RequestOptions) =>
    post<ResultOf<C['settle']>>('/publish/settle', body, options),
};
