import { client } from '../client';
import type { taskContract } from './schema';

export const taskApi = client<typeof taskContract>('task', {
  data: 'GET',
  cancel: 'POST',
  retry: 'POST',
});
