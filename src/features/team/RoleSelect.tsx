import { useModel } from '@umijs/max';
import { Form, Select } from 'antd';
import type { ControlProps } from '@/components/resource/types';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { accountRoleApi } from '@/services/account_role/api';

/** The roles to choose from; one's own is changed by somebody else. */
export function RoleSelect(props: ControlProps) {
  const t = useT();
  const { data, loading } = useLoad(accountRoleApi.merchant);
  const myId = useModel('@@initialState').initialState?.currentUser?.id;
  const isMe = Form.useFormInstance().getFieldValue('id') === myId;
  return (
    <>
      <Select
        {...props}
        loading={loading}
        disabled={isMe}
        options={(data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      {isMe && (
        <Text type="tertiary" size="small">
          {t('team.roleLocked')}
        </Text>
      )}
    </>
  );
}
