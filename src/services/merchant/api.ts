import { client } from '../client';
import type { merchantContract } from './schema';

export const merchantApi = client<typeof merchantContract>('merchant', {
  provider: 'GET',
  data: 'GET',
  export: 'GET list',
  info: 'GET',
  isVip: 'GET without input',
  save: 'POST',
  import: 'POST',
  delete: 'POST',
  status: 'POST',
  review: 'POST',
  plan: 'POST',
  note: 'POST',
  running: 'GET list',
  set: 'POST',
});
