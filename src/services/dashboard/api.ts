import { client } from '../client';
import type { dashboardContract } from './schema';

export const dashboardApi = client<typeof dashboardContract>('dashboard', {
  sums: 'GET',
  breakdown: 'GET list',
  data: 'GET',
});
