import { App, Select } from 'antd';
import { useMembers } from '@/blocks/discussion/Composer';
import { useCan } from '@/hooks/useCan';
import { useFollowed } from '@/hooks/useFollowed';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
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
  const { message } = App.useApp();
  const { data: members } = useMembers();
  const { data } = useLoad(() => scriptApi.info({ id }, { skipErrorHandler: true }), { ready: value === undefined });
  // What it is now decides what can be chosen.
  const isThere = value !== undefined || data !== undefined;
  const given = value ?? data?.assignee ?? '';
  const [assignee, setAssignee] = useFollowed(given);

  const change = async (next: string) => {
    const before = assignee;
    setAssignee(next);
    try {
      await scriptApi.set({ ids: [id], field: 'assignee', value: next }, { skipErrorHandler: true });
    } catch (error) {
      setAssignee(before);
      message.error(messageOf(error));
    }
  };
  return (
    <Select<string>
      {...(size ? { size } : {})}
      value={assignee}
      disabled={!can('script.save') || !isThere}
      popupMatchSelectWidth={false}
      aria-label={name ? t('scripts.assigneeOf', { name }) : t('scripts.assignee')}
      options={[
        { value: '', label: t('scripts.nobody') },
        ...(members?.list ?? []).map((member) => ({ value: member.id, label: member.name })),
      ]}
      onChange={(next) => void change(next)}
    />
  );
}
