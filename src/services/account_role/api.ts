import { client } from '../client';
import type { accountRoleContract } from './schema';

export const accountRoleApi = client<typeof accountRoleContract>('account_role', {
  merchant: 'POST without input',
  import: 'POST',
  multiSave: 'POST',
});
