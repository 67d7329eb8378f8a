import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { fileFolderContract } from './schema';

type C = typeof fileFolderContract;

export const fileFolderApi = {
  data: (options?: RequestOptions) => get<ResultOf<C['data']>>('/file_folder/data', {}, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) =>
    post<ResultOf<C['save']>>('/file_folder/save', body, options),
  multiSave: (body: InputOf<C['multi_save']>, options?: RequestOptions) =>
    post<ResultOf<C['multi_save']>>('/file_folder/multi_save', body, options),
  move: (body: InputOf<C['move']>, options?: RequestOptions) =>
    post<ResultOf<C['move']>>('/file_folder/move', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/file_folder/delete', body, options),
};
