import { get, type RequestOptions } from '@/lib/request';
import type { ResultOf } from '../contract';
import type { engineContract } from './schema';

type C = typeof engineContract;

export const engineApi = {
  info: (options?: RequestOptions) => get<ResultOf<C['info']>>('/engine/info', undefined, options),
};
