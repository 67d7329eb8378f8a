import { client } from '../client';
import type { shooting_planContract } from './schema';

export const shootingPlanApi = client<typeof shooting_planContract>('shooting_plan', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  floor: 'POST',
  assign: 'POST',
  delete: 'POST',
  restore: 'POST',
});
