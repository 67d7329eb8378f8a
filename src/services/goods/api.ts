import { client } from '../client';
import type { goodsContract } from './schema';

export const goodsApi = client<typeof goodsContract>('goods', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  set: 'POST',
  /** Fetching a page may take a while: abortable by `options.signal`. */
  extract: 'POST',
  status: 'POST',
  delete: 'POST',
  import: 'POST',
  export: 'POST',
  transfers: 'GET list',
  overview: 'GET without input',
  category: 'POST',
});
