import { client } from '../client';
import type { promotionContract } from './schema';

export const promotionApi = client<typeof promotionContract>('promotion', {
  channel: 'GET without input',
  statements: 'GET list without input',
  statement: 'GET list',
  partners: 'GET list',
});
