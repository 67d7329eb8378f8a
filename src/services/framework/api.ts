import { get, post, type RequestOptions } from '@/lib/request';
import { type StreamOptions, streamText } from '@/lib/stream';
import type { InputOf, ResultOf } from '../contract';
import type { frameworkContract } from './schema';

type C = typeof frameworkContract;

export const frameworkApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/framework/data', query, options),
  info: (query: InputOf<C['info']>, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/framework/info', query, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) =>
    post<ResultOf<C['save']>>('/framework/save', body, options),
  copy: (body: InputOf<C['copy']>, options?: RequestOptions) =>
    post<ResultOf<C['copy']>>('/framework/copy', body, options),
  share: (body: InputOf<C['share']>, options?: RequestOptions) =>
    post<ResultOf<C['share']>>('/framework/share', body, options),
  status: (body: InputOf<C['status']>, options?: RequestOptions) =>
    post<ResultOf<C['status']>>('/framework/status', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/framework/delete', body, options),
  versions: (query: InputOf<C['versions']>, options?: RequestOptions) =>
    get<ResultOf<C['versions']>>('/framework/versions', query, options),
  versionRestore: (body: InputOf<C['version_restore']>, options?: RequestOptions) =>
    post<ResultOf<C['version_restore']>>('/framework/version_restore', body, options),
  uses: (query: InputOf<C['uses']>, options?: RequestOptions) =>
    get<ResultOf<C['uses']>>('/framework/uses', query, options),
  example: (body: InputOf<C['example']>, options: StreamOptions) => streamText('/framework/example', body, options),
};
