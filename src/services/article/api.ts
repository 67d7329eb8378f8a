import { streamText } from '@/lib/stream';
import { client } from '../client';
import type { articleContract } from './schema';

export const articleApi = client<typeof articleContract>('article', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  state: 'POST',
  copy: 'POST',
  versions: 'GET list',
  version: 'GET',
  versionRestore: 'POST',
  delete: 'POST',
  restore: 'POST',
  generate: streamText,
});
