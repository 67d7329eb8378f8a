import { streamText } from '@/lib/stream';
import { client } from '../client';
import type { scriptContract } from './schema';

export const scriptApi = client<typeof scriptContract>('script', {
  generate: streamText,
  rewrite: streamText,
  data: 'GET',
  info: 'GET',
  save: 'POST',
  set: 'POST',
  state: 'POST',
  copy: 'POST',
  variants: 'GET list',
  versions: 'GET list',
  version: 'GET',
  versionRestore: 'POST',
  delete: 'POST',
  restore: 'POST',
});
