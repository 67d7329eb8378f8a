import { Button, Flex, Tooltip } from 'antd';
import { type MemberBody, MemberState, type MemberValues, memberForm } from '@/blocks/memberForm';
import { memberColumns, memberStatusFilter } from '@/blocks/memberList';
import { PhoneText } from '@/blocks/PhoneText';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import type { ResourceTools } from '@/components/resource/types';
import { Text } from '@/components/ui/Text';
import { accountApi } from '@/services/account/api';
import type { Account } from '@/services/account/schema';

type Lock = 'lastOwner' | 'self';

interface StaffDeps {
  /** '' while the roles are loading. */
  readonly roleName: (id: string) => string | undefined;
  readonly lockOf: (operator: Account) => Lock | undefined;
}

interface OperatorActionsProps {
  readonly operator: Account;
  readonly lock: Lock | undefined;
  readonly tools: ResourceTools<Account>;
}

function OperatorActions({ operator, lock, tools: { t, can, edit, changeStatus } }: OperatorActionsProps) {
  const isOn = operator.status === 1;
  return (
    <Flex wrap>
      {can('save') && (
        <Button type="link" size="small" onClick={() => edit(operator)}>
          {t('common.edit')}
        </Button>
      )}
      {can('status') && (
        <Tooltip title={lock && t(`authority.staff.lock.${lock}`)}>
          <Flex component="span">
            <Button
              type="link"
              size="small"
              danger={isOn}
              disabled={lock !== undefined}
              onClick={() => void changeStatus([operator], isOn ? 0 : 1)}
            >
              {t(isOn ? 'team.disable' : 'team.enable')}
            </Button>
          </Flex>
        </Tooltip>
      )}
    </Flex>
  );
}

/** The provider's own people and their roles. */
export const staffResource = ({ roleName, lockOf }: StaffDeps) =>
  defineResource<Account, MemberValues, MemberBody>({
    key: 'platform.staff',
    title: 'authority.staff.title',
    subtitle: 'authority.staff.subtitle',
    search: 'team.search',
    nameOf: ({ name }) => name,
    actions: { save: 'account.save', status: 'account.status' },
    calls: {
      data: (query, options) => accountApi.data(query, options),
      save: accountApi.save,
      status: accountApi.status,
    },
    filters: [memberStatusFilter],
    columns: memberColumns(roleName),
    rowActions: (operator, tools) => <OperatorActions operator={operator} lock={lockOf(operator)} tools={tools} />,
    actionsWidth: 152,
    cardShape: 'text',
    defaultView: 'table',
    card: (operator, tools) => (
      <TextCard title={operator.name} state={<MemberState member={operator} t={tools.t} />}>
        <Text type="secondary" size="small">
          {operator.username}
        </Text>
        <PhoneText phone={operator.phone} name={operator.name} type="secondary" />
        <Text>{roleName(operator.role) ?? tools.t('team.unknownRole')}</Text>
        <OperatorActions operator={operator} lock={lockOf(operator)} tools={tools} />
      </TextCard>
    ),
    form: memberForm({
      create: 'authority.staff.create',
      edit: 'authority.staff.edit',
      roleLocked: 'authority.staff.roleLocked',
    }),
    empty: { title: 'authority.staff.emptyTitle', description: 'authority.staff.emptyText' },
  });
