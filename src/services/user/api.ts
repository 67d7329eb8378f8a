import { client } from '../client';
import type { userContract } from './schema';

export const userApi = client<typeof userContract>('user', {
  qrlogin: 'POST',
  smsCode: 'POST',
  smslogin: 'POST',
  resetPassword: 'POST',
  wechatlogin: 'POST',
});
