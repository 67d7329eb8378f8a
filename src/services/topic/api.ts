import { get, post, type RequestOptions } from '@/lib/request';
import { type StreamOptions, streamText } from '@/lib/stream';
import type { InputOf, ResultOf } from '../contract';
import type { topicContract } from './schema';

type C = typeof topicContract;

export const topicApi = {
  generate: (body: InputOf<C['generate']>, options: StreamOptions) => streamText('/topic/generate', body, options),
  best: (options?: RequestOptions) => get<ResultOf<C['best']>>('/topic/best', {}, options),
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/topic/data', query, options),
  info: (query: InputOf<C['info']>, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/topic/info', query, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) => post<ResultOf<C['save']>>('/topic/save', body, options),
  set: (body: InputOf<C['set']>, options?: RequestOptions) => post<ResultOf<C['set']>>('/topic/set', body, options),
  move: (body: InputOf<C['move']>, options?: RequestOptions) => post<ResultOf<C['move']>>('/topic/move', body, options),
  assign: (body: InputOf<C['assign']>, options?: RequestOptions) =>
    post<ResultOf<C['assign']>>('/topic/assign', body, options),
  status: (body: InputOf<C['status']>, options?: RequestOptions) =>
    post<ResultOf<C['status']>>('/topic/status', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/topic/delete', body, options),
};
