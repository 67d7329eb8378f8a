import { client } from '../client';
import type { videoContract } from './schema';

export const videoApi = client<typeof videoContract>('video', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  set: 'POST',
  current: 'POST',
  stack: 'POST',
  unstack: 'POST',
  impact: 'POST',
  status: 'POST',
  delete: 'POST',
});
