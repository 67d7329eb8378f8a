import { history } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { CompareGrants } from '@/blocks/grants';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { roleTemplateApi } from '@/services/role_template/api';
import type { RoleTemplate } from '@/services/role_template/schema';
import { KeysDrawer } from './KeysDrawer';
import { RoleTrialDrawer } from './RoleTrialDrawer';
import { templateResource } from './templateResource';

/** Rights of merchants: role templates that they can start from, who holds what, and what a role would show. */
export function AuthorityPage() {
  const [tried, setTried] = useState<RoleTemplate>();
  const resource = useMemo(() => templateResource(setTried, () => <PageActions />), []);
  return (
    <>
      <ResourcePage resource={resource} />
      {tried && <RoleTrialDrawer template={tried} onClose={() => setTried(undefined)} />}
    </>
  );
}

/** Every template at once, to compare any two. */
const allTemplates = { page: 1, page_size: 500 };

function PageActions() {
  const t = useT();
  const canVisit = useCanVisit();
  const [isListing, setIsListing] = useState(false);
  const templates = useLoad(roleTemplateApi.data, allTemplates).data?.list ?? [];
  return (
    <Flex gap={8} wrap>
      <Button onClick={() => setIsListing(true)}>{t('authority.keys')}</Button>
      <CompareGrants title="authority.compare" roles={templates} />
      {canVisit('/platform/audit') && (
        <Button onClick={() => history.push('/platform/audit?subject=role_template')}>{t('authority.changes')}</Button>
      )}
      {isListing && <KeysDrawer onClose={() => setIsListing(false)} />}
    </Flex>
  );
}
