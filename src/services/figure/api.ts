import { client } from '../client';
import type { figureContract } from './schema';

export const figureApi = client<typeof figureContract>('figure', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  set: 'POST',
  withdraw: 'POST',
  status: 'POST',
  delete: 'POST',
});
