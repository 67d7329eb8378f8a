import { client } from '../client';
import type { api_tokenContract } from './schema';

export const apiTokenApi = client<typeof api_tokenContract>('api_token', {
  data: 'GET',
  save: 'POST',
  revoke: 'POST',
  calls: 'GET list',
});
