import { get, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { chainContract } from './schema';

type C = typeof chainContract;

export const chainApi = {
  info: (query: InputOf<C['info']>, options?: RequestOptions) =>
    get<ResultOf<C['info']>>('/chain/info', query, options),
};
