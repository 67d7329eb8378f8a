import { Avatar, Select } from 'antd';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { accountApi } from '@/services/account/api';
import styles from './parts.module.css';

interface Props {
  readonly id?: string;
  readonly value?: string | undefined;
  readonly onChange?: (accountId: string | undefined) => void;
}

/** Somebody of the team who is still there. */
export function MemberSelect({ id, value, onChange }: Props) {
  const t = useT();
  const { data, error, loading } = useLoad(accountApi.data, { status: 1, page_size: 200 });
  return (
    <Select
      id={id}
      className={styles.member}
      value={value ?? null}
      allowClear
      loading={loading}
      aria-label={t('topic.assignee')}
      placeholder={t('topic.assigneeHint')}
      notFoundContent={error && messageOf(error)}
      showSearch={{ optionFilterProp: 'name' }}
      options={data?.list.map(({ id: account, name, avatar }) => ({
        value: account,
        name,
        label: (
          <span className={styles.person}>
            <Avatar size={20} src={avatar} alt="" />
            {name}
          </span>
        ),
      }))}
      onChange={(next: string | null) => onChange?.(next ?? undefined)}
    />
  );
}
