import { client } from '../client';
import type { fileFolderContract } from './schema';

export const fileFolderApi = client<typeof fileFolderContract>('file_folder', {
  data: 'GET without input',
  save: 'POST',
  multiSave: 'POST',
  move: 'POST',
  delete: 'POST',
});
