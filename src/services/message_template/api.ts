import { client } from '../client';
import type { message_templateContract } from './schema';

export const messageTemplateApi = client<typeof message_templateContract>('message_template', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  publish: 'POST',
  stop: 'POST',
  versions: 'GET list',
  restore: 'POST',
  test: 'POST',
  delete: 'POST',
});
