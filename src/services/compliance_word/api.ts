import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { complianceWordContract } from './schema';

type C = typeof complianceWordContract;

export const complianceWordApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/compliance_word/data', query, options),
  info: (query: InputOf<C['info']>, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/compliance_word/info', query, options),
  mine: (options?: RequestOptions) => get<ResultOf<C['mine']>>('/compliance_word/mine', {}, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) =>
    post<ResultOf<C['save']>>('/compliance_word/save', body, options),
  multiSave: (body: InputOf<C['multi_save']>, options?: RequestOptions) =>
    post<ResultOf<C['multi_save']>>('/compliance_word/multi_save', body, options),
  status: (body: InputOf<C['status']>, options?: RequestOptions) =>
    post<ResultOf<C['status']>>('/compliance_word/status', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/compliance_word/delete', body, options),
};
