import { client } from '../client';
import type { authorityContract } from './schema';

export const authorityApi = client<typeof authorityContract>('authority', {
  keys: 'GET without input',
  data: 'GET',
});
