import type { MessageId, Translate } from '@/hooks/useT';

/** A page is called what the menu calls it. */
export const pageName = (t: Translate, key: string): string => t(`menu.${key}` as MessageId);

/** An action is called by its verb and what it is done to; a test holds that each key has both. */
export function actionName(t: Translate, key: string): string {
  const [object, verb] = key.split('.');
  return t('team.role.actionName', {
    object: t(`team.object.${object}` as MessageId),
    verb: t(`team.verb.${verb}` as MessageId),
  });
}

export interface GrantReason {
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

interface AccessReason {
  readonly by: 'open' | 'self' | 'group' | 'manage';
  readonly group_name?: string | undefined;
}

/** Why somebody may publish by an account, in words. */
export const accessReasonText = (t: Translate, { by, group_name }: AccessReason): string =>
  by === 'group' ? t('authority.access.group', { group: group_name ?? '' }) : t(`authority.access.${by}`);
