import { Drawer, Flex } from 'antd';
import { useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { teamInviteApi } from '@/services/team_invite/api';
import { InviteCard } from './InviteCard';
import { InviteForm } from './InviteForm';

interface InviteDrawerProps {
  readonly onClose: () => void;
}

const WIDTH = 560;
/** All that matter: older ones are long closed. */
const latest = { page_size: 100 };

/** Makes invitations, shows each in every form in which it can be passed on, and what became of it. */
export function InviteDrawer({ onClose }: InviteDrawerProps) {
  const t = useT();
  const { data, error, loading, refresh } = useLoad(teamInviteApi.data, latest);
  const [shownId, setShownId] = useState<string>();
  return (
    <Drawer open size={WIDTH} title={t('team.invite.title')} onClose={onClose}>
      <Flex vertical gap={24}>
        <InviteForm onMade={({ id }) => setShownId(id)} />
        <section aria-label={t('team.invite.list')}>
          <Text component="h3" strong>
            {t('team.invite.list')}
          </Text>
          {error && <LoadFailure error={error} onRetry={refresh} />}
          {!loading && data?.list.length === 0 && <EmptyState compact title={t('team.invite.empty')} />}
          <Flex vertical gap={12} component="ul" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {data?.list.map((invite) => (
              <li key={invite.id}>
                <InviteCard
                  invite={invite}
                  isShown={invite.id === shownId}
                  onShow={() => setShownId(invite.id === shownId ? undefined : invite.id)}
                />
              </li>
            ))}
          </Flex>
        </section>
      </Flex>
    </Drawer>
  );
}
