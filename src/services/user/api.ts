import { post, type RequestOptions } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { userContract } from './schema';

type C = typeof userContract;

export const userApi = {
  qrlogin: (body: InputOf<C['qrlogin']>, options?: RequestOptions) =>
    post<ResultOf<C['qrlogin']>>('/user/qrlogin', body, options),
  wechatlogin: (body: InputOf<C['wechatlogin']>, options?: RequestOptions) =>
    post<ResultOf<C['wechatlogin']>>('/user/wechatlogin', body, options),
};
