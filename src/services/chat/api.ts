import { streamText } from '@/lib/stream';
import { client } from '../client';
import type { chatContract } from './schema';

export const chatApi = client<typeof chatContract>('chat', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  delete: 'POST',
  restore: 'POST',
  switch: 'POST',
  send: streamText,
  answer: streamText,
  continue: streamText,
  stop: 'POST',
});
