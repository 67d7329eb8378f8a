import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { speechContract } from './schema';

type C = typeof speechContract;

export const speechApi = {
  voices: (options?: RequestOptions) => get<ResultOf<C['voices']>>('/speech/voices', undefined, options),
  synthesize: (body: InputOf<C['synthesize']>, options?: RequestOptions) =>
    post<ResultOf<C['synthesize']>>('/speech/synthesize', body, options),
  recognise: (body: InputOf<C['recognise']>, options?: RequestOptions) =>
    post<ResultOf<C['recognise']>>('/speech/recognise', body, options),
};
