import { UserOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Avatar, Button, Dropdown } from 'antd';
import { useT } from '@/hooks/useT';
import styles from './header.module.css';
import { useAccountItems } from './useAccountItems';

interface AccountMenuProps {
  readonly isCompact: boolean;
}

/** The user: account center, merchant settings, way out. */
export function AccountMenu({ isCompact }: AccountMenuProps) {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const items = useAccountItems(isCompact);
  const user = initialState?.currentUser;
  if (!user) return null;
  return (
    <Dropdown trigger={['click']} menu={{ items, style: { maxHeight: '80vh', overflowY: 'auto' } }}>
      <Button
        type="text"
        className={styles.account}
        aria-label={t('shell.account_menu', { name: user.name })}
        aria-haspopup="menu"
      >
        <Avatar size={24} src={user.avatar || undefined} icon={<UserOutlined />} alt="" />
        {isCompact ? null : <span className={styles.name}>{user.name}</span>}
      </Button>
    </Dropdown>
  );
}
