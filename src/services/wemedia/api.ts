import { client } from '../client';
import type { wemediaContract } from './schema';

export const wemediaApi = client<typeof wemediaContract>('wemedia', {
  data: 'GET without input',
  publishers: 'GET list',
  bindStart: 'POST',
  bindCheck: 'GET',
  save: 'POST',
  group: 'POST',
  unbind: 'POST',
  resume: 'POST',
});
