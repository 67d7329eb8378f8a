import { streamText } from '@/lib/stream';
import { client } from '../client';
import type { frameworkContract } from './schema';

export const frameworkApi = client<typeof frameworkContract>('framework', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  copy: 'POST',
  share: 'POST',
  status: 'POST',
  delete: 'POST',
  versions: 'GET list',
  versionRestore: 'POST',
  uses: 'GET',
  example: streamText,
});
