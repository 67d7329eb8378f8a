import { streamText } from '@/lib/stream';
import { client } from '../client';
import type { writerContract } from './schema';

export const writerApi = client<typeof writerContract>('writer', {
  info: 'GET without input',
  act: streamText,
});
