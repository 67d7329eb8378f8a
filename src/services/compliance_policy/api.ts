import { client } from '../client';
import type { compliance_policyContract } from './schema';

export const compliancePolicyApi = client<typeof compliance_policyContract>('compliance_policy', {
  info: 'GET without input',
  save: 'POST',
  preview: 'POST',
});
