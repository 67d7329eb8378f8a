import type { ResourceColumn, ResourceFilter } from '@/components/resource/types';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { formatMinute } from '@/hooks/useDates';
import type { Account } from '@/services/account/schema';
import { MemberState } from './memberForm';
import { PhoneText } from './PhoneText';

/** Those who work here, or who are disabled. */
export const memberStatusFilter: ResourceFilter = {
  key: 'status',
  label: 'team.status',
  options: [
    { value: '1', label: 'team.on' },
    { value: '0', label: 'team.off' },
  ],
};

/**
 * Columns of people who work here: of a merchant's members as of a provider's operators.
 *
 * @param more stands between role and state
 */
export const memberColumns = (
  roleName: (role: string) => string | undefined,
  more: readonly ResourceColumn<Account>[] = [],
): readonly ResourceColumn<Account>[] => [
  {
    key: 'name',
    title: 'team.name',
    fixed: true,
    sortable: true,
    render: (member, { can, edit }) =>
      can('save') ? <PlainButton onClick={() => edit(member)}>{member.name}</PlainButton> : member.name,
  },
  { key: 'username', title: 'team.username', width: 120, sortable: true, render: ({ username }) => username },
  {
    key: 'phone',
    title: 'team.phone',
    width: 168,
    render: ({ name, phone }) => <PhoneText phone={phone} name={name} />,
  },
  {
    key: 'role',
    title: 'team.roleField',
    width: 112,
    render: ({ role }, { t }) => roleName(role) ?? <Text type="tertiary">{t('team.unknownRole')}</Text>,
  },
  ...more,
  {
    key: 'status',
    title: 'team.status',
    width: 88,
    render: (member, { t }) => <MemberState member={member} t={t} />,
  },
  {
    key: 'signed_in_at',
    title: 'team.signedInAt',
    width: 148,
    sortable: true,
    render: ({ signed_in_at }, { t }) => (
      <Text type="tertiary" size={13}>
        {signed_in_at ? formatMinute(signed_in_at) : t('team.neverSignedIn')}
      </Text>
    ),
  },
];
