import { client } from '../client';
import type { materialContract } from './schema';

export const materialApi = client<typeof materialContract>('material', {
  data: 'GET',
  save: 'POST',
  favorite: 'POST',
  favorites: 'GET without input',
  status: 'POST',
  delete: 'POST',
});
