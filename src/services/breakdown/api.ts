import { streamText } from '@/lib/stream';
import { client } from '../client';
import type { breakdownContract } from './schema';

export const breakdownApi = client<typeof breakdownContract>('breakdown', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  status: 'POST',
  delete: 'POST',
  extract: 'POST',
  judge: streamText,
});
