import { client } from '../client';
import type { projectContract } from './schema';

export const projectApi = client<typeof projectContract>('project', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  versions: 'GET list',
  versionRestore: 'POST',
  delete: 'POST',
  restore: 'POST',
});
