import type { Translate } from '@/hooks/useT';

interface GrantReason {
  readonly by: 'role' | 'account';
  readonly role_name: string;
  readonly template_name?: string | undefined;
}

/** Where a right comes from, in words. */
export function grantReason(t: Translate, { by, role_name, template_name }: GrantReason): string {
  if (by === 'account') return t('authority.by.account');
  if (template_name) return t('authority.by.template', { role: role_name, template: template_name });
  return t('authority.by.role', { role: role_name });
}
