import { client } from '../client';
import type { voiceSampleContract } from './schema';

export const voiceSampleApi = client<typeof voiceSampleContract>('voice_sample', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  status: 'POST',
  delete: 'POST',
});
