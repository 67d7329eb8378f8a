import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { speechContract } from './schema';

type C = typeof speechContract;

export const speechApi = {
  voices: (options?: RequestOptions) => get<ResultOf<C['voices']>>('/speech/voices', undefined, options),
  synthesize: (body: InputOf<C['synthesize']>, options?: RequestOptions) =>
    post<ResultOf<C['synthesize']>>('/speech/synthesize', body, options),
  recognize: (body: InputOf<C['recognize']>, options?: RequestOptions) =>
    post<ResultOf<C['recognize']>>('/speech/recognize', body, options),
};
