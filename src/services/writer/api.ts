import { get, type RequestOptions } from '@/lib/request';
import { type StreamOptions, streamText } from '@/lib/stream';
import type { InputOf, ResultOf } from '../contract';
import type { writerContract } from './schema';

type C = typeof writerContract;

export const writerApi = {
  info: (options?: RequestOptions) => get<ResultOf<C['info']>>('/writer/info', {}, options),
  act: (body: InputOf<C['act']>, options: StreamOptions) => streamText('/writer/act', body, options),
};
