import { get, post } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { accountMessageContract } from './schema';

type C = typeof accountMessageContract;

export const accountMessageApi = {
  data: (query: InputOf<C['data']>) => get<ResultOf<C['data']>>('/account_message/data', query),
  status: (body: InputOf<C['status']>) => post<ResultOf<C['status']>>('/account_message/status', body),
  clear: (body: InputOf<C['clear']>) => post<ResultOf<C['clear']>>('/account_message/clear', body),
};
