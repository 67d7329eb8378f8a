import { get, post, type RequestOptions } from '@/lib/request';
import { type StreamOptions, streamText } from '@/lib/stream';
import type { InputOf, ResultOf } from '../contract';
import type { articleContract } from './schema';

type C = typeof articleContract;

export const articleApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/article/data', query, options),
  info: (query: InputOf<C['info']>, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/article/info', query, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) =>
    post<ResultOf<C['save']>>('/article/save', body, options),
  state: (body: InputOf<C['state']>, options?: RequestOptions) =>
    post<ResultOf<C['state']>>('/article/state', body, options),
  copy: (body: InputOf<C['copy']>, options?: RequestOptions) =>
    post<ResultOf<C['copy']>>('/article/copy', body, options),
  versions: (query: InputOf<C['versions']>, options?: RequestOptions) =>
    get<ResultOf<C['versions']>>('/article/versions', query, options),
  version: (query: InputOf<C['version']>, options?: RequestOptions) =>
    get<ResultOf<C['version']>>('/article/version', query, options),
  versionRestore: (body: InputOf<C['version_restore']>, options?: RequestOptions) =>
    post<ResultOf<C['version_restore']>>('/article/version_restore', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/article/delete', body, options),
  restore: (body: InputOf<C['restore']>, options?: RequestOptions) =>
    post<ResultOf<C['restore']>>('/article/restore', body, options),
  generate: (body: InputOf<C['generate']>, options: StreamOptions) => streamText('/article/generate', body, options),
};
