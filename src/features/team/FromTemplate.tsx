import { useModel } from '@umijs/max';
import { Button, Dropdown } from 'antd';
import { heldRights, isActionAllowed, isPageAllowed } from '@/domain/permissions';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { accountRoleApi } from '@/services/account_role/api';
import type { AccountRole } from '@/services/account_role/schema';
import { roleTemplateApi } from '@/services/role_template/api';
import type { OfferedTemplate } from '@/services/role_template/schema';

interface FromTemplateProps {
  readonly onMade: (role: AccountRole) => void;
}

/** Makes a role of what the provider offers, as far as one may give it oneself; it is then changed like any other. */
export function FromTemplate({ onMade }: FromTemplateProps) {
  const t = useT();
  const own = heldRights(useModel('@@initialState').initialState?.currentUser);
  const templates = useLoad(roleTemplateApi.offered).data?.list ?? [];
  const roles = useLoad(accountRoleApi.merchant).data?.list ?? [];
  const save = useAction(accountRoleApi.multiSave, { messages: { done: 'team.role.madeFromTemplate' } });
  if (templates.length === 0) return null;

  const make = async ({ id, name: asked, note, routes, actions }: OfferedTemplate) => {
    const isTaken = roles.some(({ name }) => name === asked);
    const name = isTaken ? t('team.role.copyName', { name: asked }) : asked;
    const grants = {
      routes: routes.filter((key) => isPageAllowed(own, key)),
      actions: actions.filter((key) => isActionAllowed(own, key)),
    };
    const saved = await save.run({ roles: [{ name, note, ...grants, template_id: id }] });
    const made = saved?.result.list.find((role) => role.name === name);
    if (made) onMade(made);
  };
  const items = templates.map((template) => ({
    key: template.id,
    label: template.name,
    title: template.note,
    onClick: () => void make(template),
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button loading={save.isPending}>{t('team.role.fromTemplate')}</Button>
    </Dropdown>
  );
}
