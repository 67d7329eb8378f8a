import { client } from '../client';
import type { platform_categoryContract } from './schema';

export const platformCategoryApi = client<typeof platform_categoryContract>('platform_category', {
  data: 'GET',
  save: 'POST',
  move: 'POST',
  status: 'POST',
  merge: 'POST',
  delete: 'POST',
});
