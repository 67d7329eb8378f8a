import { client } from '../client';
import type { merchantServiceContract } from './schema';

export const merchantServiceApi = client<typeof merchantServiceContract>('merchant_service', {
  data: 'GET without input',
  bind: 'POST',
  unbind: 'POST',
  test: 'POST',
});
