import { useModel } from '@umijs/max';
import { useMemo, useState } from 'react';
import { PageTabs } from '@/components/resource/PageTabs';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { memberLock } from '@/domain/team';
import { useLoad } from '@/hooks/useLoad';
import { accountApi } from '@/services/account/api';
import type { Account } from '@/services/account/schema';
import { accountRoleApi } from '@/services/account_role/api';
import { groupResource } from './groupResource';
import { HandOverDialog, type Leaving } from './HandOverDialog';
import { MemberGrantsDrawer } from './MemberGrantsDrawer';
import { TeamSettings } from './TeamSettings';
import { teamResource } from './teamResource';

/** More than a page of the list: whether an owner is the last one is told by all of them. */
const everybody = { page_size: 500 };

/** The people of the merchant, what each may do, and whether he still may. */
function MembersTab() {
  const myId = useModel('@@initialState').initialState?.currentUser?.id ?? '';
  const { data: roles } = useLoad(accountRoleApi.merchant);
  const { data: members } = useLoad(accountApi.data, everybody);
  const [version, setVersion] = useState(0);
  const [leaver, setLeaver] = useState<{ readonly member: Account; readonly leaving: Leaving }>();
  const [shown, setShown] = useState<Account>();
  const resource = useMemo(() => {
    const ownerRole = roles?.list.find(({ fixed }) => fixed)?.id;
    return teamResource({
      roleName: (id) => (roles ? roles.list.find((role) => role.id === id)?.name : ''),
      lockOf: (member) => memberLock(member, members?.list ?? [member], ownerRole, myId),
      onLeave: (member, leaving) => setLeaver({ member, leaving }),
      onShowGrants: setShown,
    });
  }, [roles, members, myId]);
  const close = () => setLeaver(undefined);
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      {shown && <MemberGrantsDrawer member={shown} onClose={() => setShown(undefined)} />}
      {leaver && (
        <HandOverDialog
          {...leaver}
          onClose={close}
          onDone={() => {
            close();
            setVersion((before) => before + 1);
          }}
        />
      )}
    </>
  );
}

const tabs = ['members', 'groups', 'settings'] as const;

/** The team: its members, their groups, and what holds for all of them. */
export function TeamPage() {
  const bodies = {
    members: <MembersTab />,
    groups: <ResourcePage resource={groupResource} />,
    settings: <TeamSettings />,
  };
  return <PageTabs title="menu.merchant.team" tabs={tabs} label={(key) => `team.tab.${key}`} bodies={bodies} />;
}
