import { client } from '../client';
import type { speechContract } from './schema';

export const speechApi = client<typeof speechContract>('speech', {
  voices: 'GET list without input',
  synthesize: 'POST',
  recognize: 'POST',
});
