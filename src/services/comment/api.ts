import { client } from '../client';
import type { commentContract } from './schema';

export const commentApi = client<typeof commentContract>('comment', {
  data: 'GET',
  save: 'POST',
  resolve: 'POST',
  delete: 'POST',
  members: 'GET list without input',
});
