import { client } from '../client';
import type { role_templateContract } from './schema';

export const roleTemplateApi = client<typeof role_templateContract>('role_template', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  status: 'POST',
  delete: 'POST',
  offered: 'GET list without input',
});
