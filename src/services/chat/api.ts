import { get, post, type RequestOptions } from '@/lib/request';
import { type StreamOptions, streamText } from '@/lib/stream';
import type { InputOf, ResultOf } from '../contract';
import type { chatContract } from './schema';

type C = typeof chatContract;

export const chatApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) => get<ResultOf<C['data']>>('/chat/data', query, options),
  info: (query: InputOf<C['info']>, options?: RequestOptions) => get<ResultOf<C['info']>>('/chat/info', query, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) => post<ResultOf<C['save']>>('/chat/save', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/chat/delete', body, options),
  restore: (body: InputOf<C['restore']>, options?: RequestOptions) =>
    post<ResultOf<C['restore']>>('/chat/restore', body, options),
  switch: (body: InputOf<C['switch']>, options?: RequestOptions) =>
    post<ResultOf<C['switch']>>('/chat/switch', body, options),
  send: (body: InputOf<C['send']>, options: StreamOptions) => streamText('/chat/send', body, options),
  answer: (body: InputOf<C['answer']>, options: StreamOptions) => streamText('/chat/answer', body, options),
  continue: (body: InputOf<C['continue']>, options: StreamOptions) => streamText('/chat/continue', body, options),
  stop: (body: InputOf<C['stop']>, options?: RequestOptions) => post<ResultOf<C['stop']>>('/chat/stop', body, options),
};
