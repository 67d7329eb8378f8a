import { useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { CompareGrants } from '@/blocks/grants';
import { PageButton } from '@/components/PageButton';
import { PageTabs } from '@/components/resource/PageTabs';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { memberLock } from '@/domain/team';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { accountApi } from '@/services/account/api';
import { accountRoleApi } from '@/services/account_role/api';
import { roleTemplateApi } from '@/services/role_template/api';
import type { RoleTemplate } from '@/services/role_template/schema';
import { KeysDrawer } from './KeysDrawer';
import { RoleTrialDrawer } from './RoleTrialDrawer';
import { staffResource } from './staffResource';
import { templateResource } from './templateResource';

/** Role templates that merchants can start from, who holds what, and what a role would show. */
function TemplatesTab() {
  const [tried, setTried] = useState<RoleTemplate>();
  const resource = useMemo(() => templateResource(setTried, () => <PageActions />), []);
  return (
    <>
      <ResourcePage resource={resource} />
      {tried && <RoleTrialDrawer template={tried} onClose={() => setTried(undefined)} />}
    </>
  );
}

/** More than a page of the list: whether an administrator is the last one is told by all of them. */
const everybody = { page_size: 500 };

/** Who works for the provider, and as what. */
function StaffTab() {
  const myId = useModel('@@initialState').initialState?.currentUser?.id ?? '';
  const { data: roles } = useLoad(accountRoleApi.merchant);
  const { data: staff } = useLoad(accountApi.data, everybody);
  const resource = useMemo(() => {
    const adminRole = roles?.list.find(({ fixed }) => fixed)?.id;
    return staffResource({
      roleName: (id) => (roles ? roles.list.find((role) => role.id === id)?.name : ''),
      lockOf: (operator) => memberLock(operator, staff?.list ?? [operator], adminRole, myId),
    });
  }, [roles, staff, myId]);
  return <ResourcePage resource={resource} />;
}

const tabs = ['templates', 'staff'] as const;

/** Rights of merchants as templates, and the provider's own people. */
export function AuthorityPage() {
  const bodies = { templates: <TemplatesTab />, staff: <StaffTab /> };
  return (
    <PageTabs title="menu.platform.authority" tabs={tabs} label={(key) => `authority.tab.${key}`} bodies={bodies} />
  );
}

/** Every template at once, to compare any two. */
const allTemplates = { page: 1, page_size: 500 };

function PageActions() {
  const t = useT();
  const [isListing, setIsListing] = useState(false);
  const templates = useLoad(roleTemplateApi.data, allTemplates).data?.list ?? [];
  return (
    <Flex gap={8} wrap>
      <Button onClick={() => setIsListing(true)}>{t('authority.keys')}</Button>
      <CompareGrants title="authority.compare" roles={templates} />
      <PageButton to="/platform/audit?subject=role_template">{t('authority.changes')}</PageButton>
      {isListing && <KeysDrawer onClose={() => setIsListing(false)} />}
    </Flex>
  );
}
