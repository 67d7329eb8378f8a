import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { fileContract } from './schema';

type C = typeof fileContract;

export const fileApi = {
  /** The brief puts maxSize (MB) into the query of this POST. */
  ossSts: (query: InputOf<C['oss_sts']>, options?: RequestOptions) =>
    post<ResultOf<C['oss_sts']>>('/file/oss_sts', {}, { ...options, params: query }),
  save: (body: InputOf<C['save']>, options?: RequestOptions) => post<ResultOf<C['save']>>('/file/save', body, options),
  multiSave: (body: InputOf<C['multi_save']>, options?: RequestOptions) =>
    post<ResultOf<C['multi_save']>>('/file/multi_save', body, options),
  mediaInfo: (query: InputOf<C['media_info']>, options?: RequestOptions) =>
    get<ResultOf<C['media_info']>>('/file/media_info', query, options),
  data: (query: InputOf<C['data']>, options?: RequestOptions) => get<ResultOf<C['data']>>('/file/data', query, options),
  uploadRemote: (body: InputOf<C['upload_remote']>, options?: RequestOptions) =>
    post<ResultOf<C['upload_remote']>>('/file/upload_remote', body, options),
  base64Upload: (body: InputOf<C['base64_upload']>, options?: RequestOptions) =>
    post<ResultOf<C['base64_upload']>>('/file/base64_upload', body, options),
  check: (body: InputOf<C['check']>, options?: RequestOptions) =>
    post<ResultOf<C['check']>>('/file/check', body, options),
  set: (body: InputOf<C['set']>, options?: RequestOptions) => post<ResultOf<C['set']>>('/file/set', body, options),
  move: (body: InputOf<C['move']>, options?: RequestOptions) => post<ResultOf<C['move']>>('/file/move', body, options),
  tag: (body: InputOf<C['tag']>, options?: RequestOptions) => post<ResultOf<C['tag']>>('/file/tag', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/file/delete', body, options),
  status: (body: InputOf<C['status']>, options?: RequestOptions) =>
    post<ResultOf<C['status']>>('/file/status', body, options),
  restore: (body: InputOf<C['restore']>, options?: RequestOptions) =>
    post<ResultOf<C['restore']>>('/file/restore', body, options),
  purge: (body: InputOf<C['purge']>, options?: RequestOptions) =>
    post<ResultOf<C['purge']>>('/file/purge', body, options),
  usedIn: (query: InputOf<C['used_in']>, options?: RequestOptions) =>
    get<ResultOf<C['used_in']>>('/file/used_in', query, options),
};
