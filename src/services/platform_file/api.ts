import { client } from '../client';
import type { platform_fileContract } from './schema';

export const platformFileApi = client<typeof platform_fileContract>('platform_file', {
  data: 'GET',
  delete: 'POST',
});
