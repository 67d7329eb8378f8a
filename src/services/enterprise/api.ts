import { client } from '../client';
import type { enterpriseContract } from './schema';

export const enterpriseApi = client<typeof enterpriseContract>('enterprise', {
  data: 'GET without input',
  code: 'POST without input',
  prove: 'POST',
  switch: 'POST',
  join: 'POST',
  accept: 'POST',
  decline: 'POST',
  belongings: 'GET',
  leave: 'POST',
});
