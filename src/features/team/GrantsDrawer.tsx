import { Drawer, Flex } from 'antd';
import { grantReason } from '@/blocks/grants';
import { LoadFailure } from '@/components/LoadFailure';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { accountApi } from '@/services/account/api';
import type { Account } from '@/services/account/schema';
import { GrantTable } from './GrantTable';

interface GrantsDrawerProps {
  readonly member: Account;
  readonly onClose: () => void;
}

/** What a member may see and do and where each right comes from; at a click who else has it. */
export function GrantsDrawer({ member, onClose }: GrantsDrawerProps) {
  const t = useT();
  const { data, error, refresh, loading } = useLoad(accountApi.grants, { id: member.id });
  const grants = (data?.list ?? []).map(({ key, kind, ...reason }) => ({ key, kind, reason: grantReason(t, reason) }));
  return (
    <Drawer open size={720} title={t('team.grants.title', { name: member.name })} onClose={onClose}>
      <Flex vertical gap={16}>
        {!data && error && <LoadFailure error={error} onRetry={refresh} />}
        <GrantTable grants={grants} isLoading={loading && !data} />
      </Flex>
    </Drawer>
  );
}
