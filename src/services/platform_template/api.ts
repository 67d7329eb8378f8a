import { client } from '../client';
import type { platform_templateContract } from './schema';

export const platformTemplateApi = client<typeof platform_templateContract>('platform_template', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  publish: 'POST',
  withdraw: 'POST',
  delete: 'POST',
  restore: 'POST',
  document: 'POST',
  versions: 'GET list',
  versionRestore: 'POST',
});
