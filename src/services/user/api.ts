import { client } from '../client';
import type { userContract } from './schema';

export const userApi = client<typeof userContract>('user', {
  qrlogin: 'POST',
  wechatlogin: 'POST',
});
