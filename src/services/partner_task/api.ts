import { client } from '../client';
import type { partner_taskContract } from './schema';

export const partnerTaskApi = client<typeof partner_taskContract>('partner_task', {
  data: 'GET',
  info: 'GET',
  places: 'GET list',
  save: 'POST',
  cancel: 'POST',
  judge: 'POST',
  rewards: 'GET list',
  pay: 'POST',
  offers: 'GET list',
  earned: 'GET list',
  take: 'POST',
  submit: 'POST',
  drop: 'POST',
});
