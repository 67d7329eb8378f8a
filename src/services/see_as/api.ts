import { client } from '../client';
import type { see_asContract } from './schema';

export const seeAsApi = client<typeof see_asContract>('see_as', {
  members: 'GET list',
  start: 'POST',
  stop: 'POST without input',
});
