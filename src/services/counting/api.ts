import { client } from '../client';
import type { countingContract } from './schema';

export const countingApi = client<typeof countingContract>('counting', {
  usage: 'GET without input',
  steps: 'GET without input',
  bill: 'GET',
  data: 'GET',
});
