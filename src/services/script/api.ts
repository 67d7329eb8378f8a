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
  set: (body: InputOf<C['set']>, options?: RequestOptions) => post<ResultOf<C['set']>>('/script/set', body, options),
  state: (body: InputOf<C['state']>, options?: RequestOptions) =>
    post<ResultOf<C['state']>>('/script/state', body, options),
  copy: (body: InputOf<C['copy']>, options?: RequestOptions) =>
    post<ResultOf<C['copy']>>('/script/copy', body, options),
  variants: (query: InputOf<C['variants']>, options?: RequestOptions) =>
    get<ResultOf<C['variants']>>('/script/variants', query, options),
  versions: (query: InputOf<C['versions']>, options?: RequestOptions) =>
    get<ResultOf<C['versions']>>('/script/versions', query, options),
  version: (query: InputOf<C['version']>, options?: RequestOptions) =>
    get<ResultOf<C['version']>>('/script/version', query, options),
  versionRestore: (body: InputOf<C['version_restore']>, options?: RequestOptions) =>
    post<ResultOf<C['version_restore']>>('/script/version_restore', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/script/delete', body, options),
  restore: (body: InputOf<C['restore']>, options?: RequestOptions) =>
    post<ResultOf<C['restore']>>('/script/restore', body, options),
};
