import { client } from '../client';
import type { upgradeContract } from './schema';

export const upgradeApi = client<typeof upgradeContract>('upgrade', {
  plans: 'GET list without input',
  data: 'GET',
  save: 'POST',
  cancel: 'POST',
  decide: 'POST',
});
