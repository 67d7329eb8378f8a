import { client } from '../client';
import type { complianceWordContract } from './schema';

export const complianceWordApi = client<typeof complianceWordContract>('compliance_word', {
  data: 'GET',
  info: 'GET',
  mine: 'GET without input',
  save: 'POST',
  multiSave: 'POST',
  status: 'POST',
  delete: 'POST',
});
