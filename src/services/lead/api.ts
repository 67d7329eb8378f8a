import { client } from '../client';
import type { leadContract } from './schema';

export const leadApi = client<typeof leadContract>('lead', {
  data: 'GET',
  info: 'GET',
  members: 'GET list without input',
  save: 'POST',
  follow: 'POST',
  assign: 'POST',
  reveal: 'POST',
  delete: 'POST',
  restore: 'POST',
  import: 'POST',
  export: 'GET list',
});
