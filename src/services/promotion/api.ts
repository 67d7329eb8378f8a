import { client } from '../client';
import type { promotionContract } from './schema';

export const promotionApi = client<typeof promotionContract>('promotion', {
  info: 'GET without input',
  partners: 'GET list',
  statements: 'GET list',
  statement: 'GET list',
});
