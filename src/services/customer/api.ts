import { client } from '../client';
import type { customerContract } from './schema';

export const customerApi = client<typeof customerContract>('customer', {
  data: 'GET',
  info: 'GET',
  tags: 'GET list without input',
  save: 'POST',
  tag: 'POST',
  note: 'POST',
  reveal: 'POST',
  merge: 'POST',
  unmerge: 'POST',
  levels: 'GET without input',
  levelsSave: 'POST',
  export: 'GET list',
});
