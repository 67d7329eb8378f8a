import { client } from '../client';
import type { brandContract } from './schema';

export const brandApi = client<typeof brandContract>('brand', {
  info: 'GET without input',
  save: 'POST',
  activate: 'POST without input',
  restore: 'POST without input',
});
