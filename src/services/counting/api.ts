import { get } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { countingContract } from './schema';

type C = typeof countingContract;

export const countingApi = {
  usage: () => get<ResultOf<C['usage']>>('/counting/usage', undefined, { skipErrorHandler: true }),
  data: (query: InputOf<C['data']>) => get<ResultOf<C['data']>>('/counting/data', query),
};
