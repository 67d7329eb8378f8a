import { get, type RequestOptions } from '@/lib/request';
import type { ResultOf } from '../contract';
import type { wemediaContract } from './schema';

type C = typeof wemediaContract;

export const wemediaApi = {
  data: (options?: RequestOptions) => get<ResultOf<C['data']>>('/wemedia/data', undefined, options),
};
