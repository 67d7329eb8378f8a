import { get, post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { publishContract } from './schema';

type C = typeof publishContract;

export const publishApi = {
  data: (query: InputOf<C['data']>, options?: RequestOptions) =>
    get<ResultOf<C['data']>>('/publish/data', query, options),
  unscheduled: (options?: RequestOptions) =>
    get<ResultOf<C['unscheduled']>>('/publish/unscheduled', undefined, options),
  info: (query: InputOf<C['info']>, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/publish/info', query, options),
  approvals: (query: InputOf<C['approvals']>, options?: RequestOptions) =>
    get<ResultOf<C['approvals']>>('/publish/approvals', query, options),
  schedule: (body: InputOf<C['schedule']>, options?: RequestOptions) =>
    post<ResultOf<C['schedule']>>('/publish/schedule', body, options),
  save: (body: InputOf<C['save']>, options?: RequestOptions) =>
    post<ResultOf<C['save']>>('/publish/save', body, options),
  move: (body: InputOf<C['move']>, options?: RequestOptions) =>
    post<ResultOf<C['move']>>('/publish/move', body, options),
  cancel: (body: InputOf<C['cancel']>, options?: RequestOptions) =>
    post<ResultOf<C['cancel']>>('/publish/cancel', body, options),
  retry: (body: InputOf<C['retry']>, options?: RequestOptions) =>
    post<ResultOf<C['retry']>>('/publish/retry', body, options),
  confirm: (body: InputOf<C['confirm']>, options?: RequestOptions) =>
    post<ResultOf<C['confirm']>>('/publish/confirm', body, options),
  settle: (body: InputOf<C['settle']>, options?: RequestOptions) =>
    post<ResultOf<C['settle']>>('/publish/settle', body, options),
  undo: (body: InputOf<C['undo']>, options?: RequestOptions) =>
    post<ResultOf<C['undo']>>('/publish/undo', body, options),
  draft: (body: InputOf<C['draft']>, options?: RequestOptions) =>
    post<ResultOf<C['draft']>>('/publish/draft', body, options),
  send: (body: InputOf<C['send']>, options?: RequestOptions) =>
    post<ResultOf<C['send']>>('/publish/send', body, options),
  submit: (body: InputOf<C['submit']>, options?: RequestOptions) =>
    post<ResultOf<C['submit']>>('/publish/submit', body, options),
  approve: (body: InputOf<C['approve']>, options?: RequestOptions) =>
    post<ResultOf<C['approve']>>('/publish/approve', body, options),
  reject: (body: InputOf<C['reject']>, options?: RequestOptions) =>
    post<ResultOf<C['reject']>>('/publish/reject', body, options),
  delete: (body: InputOf<C['delete']>, options?: RequestOptions) =>
    post<ResultOf<C['delete']>>('/publish/delete', body, options),
};
