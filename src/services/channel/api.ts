import { client } from '../client';
import type { channelContract } from './schema';

export const channelApi = client<typeof channelContract>('channel', {
  data: 'GET without input',
  save: 'POST',
  delete: 'POST',
  merchants: 'GET list',
  assign: 'POST',
  rates: 'GET list without input',
  ratesSave: 'POST',
  statements: 'GET list',
  statement: 'GET list',
  settle: 'POST',
  pay: 'POST',
});
