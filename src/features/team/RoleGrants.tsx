import { useModel } from '@umijs/max';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { type Grant, grantReason } from '@/blocks/grants';
import { heldRights } from '@/domain/permissions';
import { grantOrigin, type RoleGrants } from '@/domain/roles';
import { type Translate, useT } from '@/hooks/useT';
import type { AccountRole } from '@/services/account_role/schema';
import type { OfferedTemplate } from '@/services/role_template/schema';
import { MerchantGrants, type ShownGrant } from './MerchantGrants';
import { useRoleTemplate } from './useRoleTemplate';

const keysOf = ({ routes, actions }: RoleGrants): Grant[] => [
  ...routes.map((key) => ({ key, kind: 'page' as const })),
  ...actions.map((key) => ({ key, kind: 'action' as const })),
];

/** What a role gives, and after it what its template gives and the role does not. */
function shownGrants(t: Translate, role: AccountRole, template: OfferedTemplate | undefined): ShownGrant[] {
  const left = keysOf(template ?? { routes: [], actions: [] }).filter(
    ({ key }) => grantOrigin(key, role, template) === 'removed',
  );
  return [...keysOf(role), ...left].map((grant) => {
    const names = { role: role.name, template: template?.name ?? '' };
    const origin = grantOrigin(grant.key, role, template);
    if (origin === 'added' || origin === 'removed') return { ...grant, reason: t(`team.role.reason.${origin}`, names) };
    const template_name = origin && template?.name;
    return { ...grant, reason: grantReason(t, { by: 'role', role_name: role.name, template_name }) };
  });
}

interface RoleGrantsDrawerProps {
  readonly role: AccountRole;
  readonly onClose: () => void;
}

/** What a role gives and where each key comes from, to be read only. */
export function RoleGrantsDrawer({ role, onClose }: RoleGrantsDrawerProps) {
  const t = useT();
  const template = useRoleTemplate(role.template_id);
  return (
    <Drawer open size={720} title={t('team.grants.title', { name: role.name })} onClose={onClose}>
      <MerchantGrants grants={shownGrants(t, role, template)} />
    </Drawer>
  );
}

/** A button that opens all keys which the reader holds himself: who may do this? */
export function WhoMay() {
  const t = useT();
  const own = heldRights(useModel('@@initialState').initialState?.currentUser);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('team.grants.whoMay')}</Button>
      <Drawer open={isOpen} size={720} destroyOnHidden title={t('team.grants.whoMay')} onClose={() => setIsOpen(false)}>
        {own && <MerchantGrants grants={keysOf(own)} hasReasons={false} />}
      </Drawer>
    </>
  );
}
