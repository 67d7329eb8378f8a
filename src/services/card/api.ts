import { client } from '../client';
import type { cardContract } from './schema';

export const cardApi = client<typeof cardContract>('card', {
  info: 'GET without input',
  save: 'POST',
  shown: 'GET',
  ask: 'POST',
});
