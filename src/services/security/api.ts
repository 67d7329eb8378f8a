import { client } from '../client';
import type { securityContract } from './schema';

export const securityApi = client<typeof securityContract>('security', {
  info: 'GET without input',
  password: 'POST',
  wechatBind: 'POST',
  wechatUnbind: 'POST without input',
  sessions: 'GET list without input',
  sessionEnd: 'POST',
  history: 'GET list',
  phoneCode: 'POST',
  phone: 'POST',
});
