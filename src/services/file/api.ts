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
};
