import { post } from '@/lib/request';
import { client } from '../client';
import type { fileContract } from './schema';

export const fileApi = client<typeof fileContract>('file', {
  /** The brief puts maxSize (MB) into the query of this POST. */
  ossSts: (path, query, options) => post(path, {}, { ...options, params: query }),
  ossUpload: 'POST',
  uploadExcel: 'POST',
  save: 'POST',
  multiSave: 'POST',
  mediaInfo: 'GET',
  data: 'GET',
  uploadRemote: 'POST',
  base64Upload: 'POST',
  check: 'POST',
  set: 'POST',
  move: 'POST',
  tag: 'POST',
  delete: 'POST',
  status: 'POST',
  restore: 'POST',
  purge: 'POST',
  usedIn: 'GET list',
});
