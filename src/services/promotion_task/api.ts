import { client } from '../client';
import type { promotion_taskContract } from './schema';

export const promotionTaskApi = client<typeof promotion_taskContract>('promotion_task', {
  data: 'GET',
  choices: 'GET without input',
  save: 'POST',
  cancel: 'POST',
  remind: 'POST',
  pay: 'POST',
});
