import { Flex } from 'antd';
import { useMemo, useState } from 'react';
import { CompareGrants } from '@/blocks/grants';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { accountRoleApi } from '@/services/account_role/api';
import type { AccountRole } from '@/services/account_role/schema';
import { FromTemplate } from './FromTemplate';
import { RestoreRoles } from './RestoreRoles';
import { RoleGrantsDrawer, WhoMay } from './RoleGrants';
import { roleResource } from './roleResource';

/** Roles are designed here; who has which is decided on the team page. */
export function RolesPage() {
  const t = useT();
  const [version, setVersion] = useState(0);
  const [shown, setShown] = useState<AccountRole>();
  const { run } = useAction(accountRoleApi.multiSave, { messages: { done: 'team.role.copied' } });
  const resource = useMemo(() => {
    const copy = async ({ name, note, routes, actions }: AccountRole) => {
      const fields = { name: t('team.role.copyName', { name }), note, routes, actions };
      if (await run({ roles: [fields] })) setVersion((before) => before + 1);
    };
    return roleResource({
      onCopy: (role) => void copy(role),
      onShow: setShown,
      toolbar: (tools) => (
        <Flex gap={8} wrap>
          <WhoMay />
          <CompareRoles />
          {tools.can('save') && <RestoreRoles onChanged={() => setVersion((before) => before + 1)} />}
          {tools.can('save') && (
            <FromTemplate
              onMade={(role) => {
                setVersion((before) => before + 1);
                tools.edit(role);
              }}
            />
          )}
        </Flex>
      ),
    });
  }, [run, t]);
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      {shown && <RoleGrantsDrawer role={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function CompareRoles() {
  const roles = useLoad(accountRoleApi.merchant).data?.list ?? [];
  return <CompareGrants title="team.role.compare" roles={roles} />;
}
