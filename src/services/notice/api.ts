import { get, post } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { noticeContract } from './schema';

type C = typeof noticeContract;

export const noticeApi = {
  data: (query: InputOf<C['data']>) => get<ResultOf<C['data']>>('/notice/data', query, { skipErrorHandler: true }),
  status: (body: InputOf<C['status']>) => post<ResultOf<C['status']>>('/notice/status', body),
};
