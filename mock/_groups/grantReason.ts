import type { RoleRow } from '../_core/grants';
import type { AccountRow } from '../_core/rows';
import { globalDb } from '../_core/store';
import { roleTemplates } from './roleTemplates';

/** Why an account holds a key: by itself, by its role, and by the template of the role where that gives the key too. */
export function grantReason(account: AccountRow, key: string) {
  if (account.routes.length > 0) return { by: 'account' as const, role_name: '' };
  const role = globalDb.table<RoleRow>('account_role').find(account.role);
  const template = role?.template_id ? roleTemplates().find(role.template_id) : undefined;
  const isOfTemplate = template !== undefined && [...template.routes, ...template.actions].includes(key);
  return {
    by: 'role' as const,
    role_name: role?.name ?? '',
    ...(isOfTemplate && { template_name: template.name }),
  };
}
