import { get, post } from '@/lib/request';
import type { InputOf, ResultOf } from '../contract';
import type { accountContract } from './schema';

type C = typeof accountContract;

export const accountApi = {
  login: (body: InputOf<C['login']>) => post<ResultOf<C['login']>>('/account/login', body, { skipErrorHandler: true }),
  info: () => get<ResultOf<C['info']>>('/account/info', undefined, { skipErrorHandler: true }),
  data: (query: InputOf<C['data']>) => get<ResultOf<C['data']>>('/account/data', query),
  save: (body: InputOf<C['save']>) => post<ResultOf<C['save']>>('/account/save', body),
  status: (body: InputOf<C['status']>) => post<ResultOf<C['status']>>('/account/status', body),
  set: (body: InputOf<C['set']>) => post<ResultOf<C['set']>>('/account/set', body),
  inviteList: (query: InputOf<C['invite_list']>) => get<ResultOf<C['invite_list']>>('/account/invite_list', query),
};
