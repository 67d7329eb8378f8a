import { client } from '../client';
import type { brandContract } from './schema';

export const brandApi = client<typeof brandContract>('brand', {
  info: 'GET without input',
  save: 'POST',
  activate: 'POST',
  restore: 'POST',
});
