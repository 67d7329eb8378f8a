import { client } from '../client';
import type { knowledgeContract } from './schema';

export const knowledgeApi = client<typeof knowledgeContract>('knowledge', {
  data: 'GET',
  info: 'GET list',
  save: 'POST',
  set: 'POST',
  recut: 'POST',
  search: 'POST',
  status: 'POST',
  delete: 'POST',
});
