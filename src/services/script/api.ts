import { get, post, type RequestOptions } from '@/lib/request';
import { type StreamOptions, streamText } from '@/lib/stream';
import type { InputOf, ResultOf } from '../contract';
import type { scriptContract } from './schema';

type C = typeof scriptContract;

export const scriptApi = {
  generate: (body: InputOf<C['generate']>, options: StreamOptions) => streamText('/script/generate', body, options),
  rewrite: (body: InputOf<C['rewrite']>, options: StreamOptions) => streamText('/script/rewrite', body, options),
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/script/data', query, options),
  info: (query: InputOf<C['info']>, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/script/info', query, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) =>
    post<ResultOf<C['save']>>('/script/save', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/script/delete', body, options),
};
