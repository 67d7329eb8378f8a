import { client } from '../client';
import type { promptContract } from './schema';

export const promptApi = client<typeof promptContract>('prompt', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  share: 'POST',
  favorite: 'POST',
  use: 'POST',
  duplicate: 'POST',
  import: 'POST',
  delete: 'POST',
  restore: 'POST',
});
