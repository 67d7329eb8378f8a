import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { projectContract } from './schema';

type C = typeof projectContract;

export const projectApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/project/data', query, options),
  info: (query: InputOf<C['info']>, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/project/info', query, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) =>
    post<ResultOf<C['save']>>('/project/save', body, options),
  versions: (query: InputOf<C['versions']>, options?: RequestOptions) =>
    get<ResultOf<C['versions']>>('/project/versions', query, options),
  versionRestore: (body: InputOf<C['version_restore']>, options?: RequestOptions) =>
    post<ResultOf<C['version_restore']>>('/project/version_restore', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/project/delete', body, options),
};
