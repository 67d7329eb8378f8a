import { client } from '../client';
import type { certificationContract } from './schema';

export const certificationApi = client<typeof certificationContract>('certification', {
  info: 'GET without input',
  save: 'POST',
  submit: 'POST',
  withdraw: 'POST',
  data: 'GET',
  license: 'GET',
  decide: 'POST',
});
