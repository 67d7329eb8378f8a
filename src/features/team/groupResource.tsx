import { Button, Flex } from 'antd';
import { PageLink } from '@/components/PageLink';
import { RecordSelect } from '@/components/RecordSelect';
import { defineResource } from '@/components/resource/defineResource';
import type { ControlProps, ResourceTools } from '@/components/resource/types';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { messageOf } from '@/lib/request';
import { accountApi } from '@/services/account/api';
import type { InputOf } from '@/services/contract';
import { teamGroupApi } from '@/services/team_group/api';
import type { TeamGroup, team_groupContract } from '@/services/team_group/schema';

interface GroupValues {
  name: string;
  note: string;
  lead: string | undefined;
  members: string[];
}

type GroupBody = InputOf<(typeof team_groupContract)['save']>;

const membersPage = (id: string) => `/merchant/team?group=${encodeURIComponent(id)}`;

interface GroupProps {
  readonly group: TeamGroup;
  readonly tools: ResourceTools<TeamGroup>;
}

function GroupActions({ group, tools: { t, can, edit, remove } }: GroupProps) {
  return (
    <Flex>
      {can('save') && (
        <Button type="link" size="small" onClick={() => edit(group)}>
          {t('common.edit')}
        </Button>
      )}
      {can('remove') && (
        <Button type="link" size="small" danger onClick={() => void remove([group])}>
          {t('common.delete')}
        </Button>
      )}
    </Flex>
  );
}

function MembersLink({ group: { id, members }, tools: { t } }: GroupProps) {
  return (
    <PageLink keepsText to={membersPage(id)} style={{ textDecoration: 'underline' }}>
      {t('team.group.people', { count: members.length })}
    </PageLink>
  );
}

/** Groups of the team's members. */
export const groupResource = defineResource<TeamGroup, GroupValues, GroupBody>({
  key: 'team_group',
  title: 'team.group.title',
  subtitle: 'team.group.subtitle',
  search: 'team.group.search',
  nameOf: ({ name }) => name,
  actions: { save: 'account.save', remove: 'account.save' },
  calls: {
    data: (query, options) => teamGroupApi.data(query, options),
    info: teamGroupApi.info,
    save: teamGroupApi.save,
    remove: teamGroupApi.delete,
  },
  removeWarning: 'team.group.removeWarning',
  columns: [
    {
      key: 'name',
      title: 'team.group.name',
      fixed: true,
      sortable: true,
      width: 180,
      render: (group, { can, edit }) =>
        can('save') ? <PlainButton onClick={() => edit(group)}>{group.name}</PlainButton> : group.name,
    },
    { key: 'lead', title: 'team.group.lead', width: 120, render: ({ lead }) => lead.name },
    {
      key: 'members',
      title: 'team.group.members',
      width: 96,
      render: (group, tools) => <MembersLink group={group} tools={tools} />,
    },
    { key: 'note', title: 'team.group.note', render: ({ note }) => <Text type="secondary">{note}</Text> },
  ],
  rowActions: (group, tools) => <GroupActions group={group} tools={tools} />,
  cardShape: 'text',
  defaultView: 'table',
  card: (group, tools) => (
    <Flex vertical gap={8} style={{ padding: 16 }}>
      <Text strong>{group.name}</Text>
      <Text type="secondary">{tools.t('team.group.leadOf', { name: group.lead.name })}</Text>
      <MembersLink group={group} tools={tools} />
      <GroupActions group={group} tools={tools} />
    </Flex>
  ),
  form: {
    createTitle: 'team.group.create',
    editTitle: 'team.group.edit',
    width: 520,
    initial: (group) => ({
      name: group?.name ?? '',
      note: group?.note ?? '',
      lead: group?.lead.id,
      members: group?.members.map(({ id }) => id) ?? [],
    }),
    toBody: ({ name, note, lead = '', members }, group) => ({
      ...(group && { id: group.id }),
      name,
      note,
      lead,
      members,
    }),
    fields: [
      { name: 'name', label: 'team.group.name', kind: 'text', required: true, max: 30 },
      {
        name: 'lead',
        label: 'team.group.lead',
        kind: 'custom',
        required: true,
        help: 'team.group.leadHelp',
        control: <MemberSelect />,
      },
      { name: 'members', label: 'team.group.members', kind: 'custom', control: <MemberSelect isMultiple /> },
      { name: 'note', label: 'team.group.note', kind: 'text', max: 200 },
    ],
  },
  empty: { title: 'team.group.emptyTitle', description: 'team.group.emptyText' },
});

interface MemberSelectProps extends ControlProps {
  readonly isMultiple?: boolean;
}

/** All but those who were removed: a group keeps who is disabled for a while. */
const everybody = { page_size: 500 };

/** One member of the team, or several. */
function MemberSelect({ isMultiple = false, ...props }: MemberSelectProps) {
  const { data, error } = useLoad(accountApi.data, everybody);
  return (
    <RecordSelect
      {...props}
      {...(isMultiple && { mode: 'multiple' as const })}
      records={data?.list}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={error && messageOf(error)}
    />
  );
}
