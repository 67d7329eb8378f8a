import { client } from '../client';
import type { pushContract } from './schema';

export const pushApi = client<typeof pushContract>('push', {
  data: 'GET',
  info: 'GET',
  choices: 'GET without input',
  save: 'POST',
  preview: 'POST',
  send: 'POST',
  cancel: 'POST',
  retry: 'POST',
  delete: 'POST',
  export: 'GET list',
  messages: 'GET list',
});
