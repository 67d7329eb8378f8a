import { Select } from 'antd';
import { useMembers } from '@/blocks/discussion/Composer';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useFollowed } from '@/hooks/useFollowed';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { scriptApi } from '@/services/script/api';

interface AssigneeSelectProps {
  readonly id: string;
  readonly value?: string;
  readonly name?: string;
  readonly size?: 'small';
}

/** Who writes a script; a new one gets a message. */
export function AssigneeSelect({ id, value, name = '', size }: AssigneeSelectProps) {
  const t = useT();
  const can = useCan();
  const { data: members, loading: isLoading } = useMembers();
  const { data } = useLoad(scriptApi.info, value === undefined ? { id } : undefined);
  // What it is now decides what can be chosen.
  const isThere = value !== undefined || data !== undefined;
  const given = value ?? data?.assignee ?? '';
  const [assignee, setAssignee] = useFollowed(given);

  const saving = useAction(scriptApi.set);
  const change = async (next: string) => {
    const before = assignee;
    setAssignee(next);
    if (!(await saving.run({ ids: [id], field: 'assignee', value: next }))) setAssignee(before);
  };
  // an id is no name: nothing is shown until the members are known, and of one who has left that he has
  const isKnown = assignee === '' || members?.list.some((member) => member.id === assignee);
  return (
    <Select<string>
      {...(size ? { size } : {})}
      value={isKnown || members ? assignee : null}
      loading={isLoading && !members}
      placeholder={t(isLoading || members ? 'common.loading' : 'scripts.assigneeUnread')}
      disabled={!can('script.save') || !isThere}
      popupMatchSelectWidth={false}
      aria-label={name ? t('scripts.assigneeOf', { name }) : t('scripts.assignee')}
      options={[
        { value: '', label: t('scripts.nobody') },
        ...(members?.list ?? []).map((member) => ({ value: member.id, label: member.name })),
        ...(isKnown ? [] : [{ value: assignee, label: t('scripts.assigneeGone'), disabled: true }]),
      ]}
      onChange={(next) => void change(next)}
    />
  );
}
