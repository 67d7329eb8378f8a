import { streamText } from '@/lib/stream';
import { client } from '../client';
import type { topicContract } from './schema';

export const topicApi = client<typeof topicContract>('topic', {
  generate: streamText,
  best: 'GET list without input',
  data: 'GET',
  info: 'GET',
  save: 'POST',
  set: 'POST',
  move: 'POST',
  assign: 'POST',
  status: 'POST',
  delete: 'POST',
});
