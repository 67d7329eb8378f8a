import { Select } from 'antd';
import type { ControlProps } from '@/components/resource/types';
import { useLoad } from '@/hooks/useLoad';
import { messageOf } from '@/lib/request';
import { accountApi } from '@/services/account/api';

interface MemberSelectProps extends ControlProps {
  readonly isMultiple?: boolean;
}

/** All but those who were removed: a group keeps who is disabled for a while. */
const everybody = { page_size: 500 };

/** One member of the team, or several. */
export function MemberSelect({ isMultiple = false, ...props }: MemberSelectProps) {
  const { data, error, loading } = useLoad(accountApi.data, everybody);
  return (
    <Select
      {...props}
      {...(isMultiple && { mode: 'multiple' as const })}
      loading={loading}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={error && messageOf(error)}
      options={(data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
