import { UserAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Can } from '@/components/Can';
import { useT } from '@/hooks/useT';
import { InviteDrawer } from './InviteDrawer';

/** Opens the invitations, for whoever may invite. */
export function InviteButton() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Can action="team_invite.save">
      <Button icon={<UserAddOutlined />} onClick={() => setIsOpen(true)}>
        {t('team.invite.open')}
      </Button>
      {isOpen && <InviteDrawer onClose={() => setIsOpen(false)} />}
    </Can>
  );
}
