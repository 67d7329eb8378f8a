import { client } from '../client';
import type { orderContract } from './schema';

export const orderApi = client<typeof orderContract>('order', {
  data: 'GET',
  info: 'GET',
  create: 'POST',
  status: 'POST',
  ship: 'POST',
  refund: 'POST',
  note: 'POST',
  export: 'GET list',
});
