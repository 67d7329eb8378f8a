import { UploadOutlined, UserAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Can } from '@/components/Can';
import { useT } from '@/hooks/useT';
import { InviteDrawer } from './InviteDrawer';
import { MemberImport } from './MemberImport';

/** Opens the invitations, for whoever may invite. */
export function InviteButton() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [isImporting, setImporting] = useState(false);
  return (
    <Can action="team_invite.save">
      <Button icon={<UserAddOutlined />} onClick={() => setIsOpen(true)}>
        {t('team.invite.open')}
      </Button>
      <Button icon={<UploadOutlined />} onClick={() => setImporting(true)}>
        {t('team.import.open')}
      </Button>
      {isImporting && <MemberImport onClose={() => setImporting(false)} />}
      {isOpen && <InviteDrawer onClose={() => setIsOpen(false)} />}
    </Can>
  );
}
