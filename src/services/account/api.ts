import { client } from '../client';
import type { accountContract } from './schema';

export const accountApi = client<typeof accountContract>('account', {
  login: 'POST',
  register: 'POST',
  logout: 'POST without input',
  info: 'GET without input',
  data: 'GET',
  save: 'POST',
  status: 'POST',
  grants: 'GET list',
  holders: 'GET list',
  belongings: 'GET',
  handOver: 'POST',
  set: 'POST',
  inviteList: 'GET list',
});
