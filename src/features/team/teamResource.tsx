import { UploadOutlined, UserAddOutlined } from '@ant-design/icons';
import { Button, Flex, Tooltip } from 'antd';
import { useState } from 'react';
import { type MemberBody, MemberState, type MemberValues, memberForm } from '@/blocks/memberForm';
import { memberColumns, memberStatusFilter } from '@/blocks/memberList';
import { PhoneText } from '@/blocks/PhoneText';
import { Can } from '@/components/Can';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import type { ResourceTools } from '@/components/resource/types';
import { Text } from '@/components/ui/Text';
import { type Translate, useT } from '@/hooks/useT';
import { accountApi } from '@/services/account/api';
import type { Account } from '@/services/account/schema';
import type { Leaving } from './HandOverDialog';
import { InviteDrawer } from './invites/InviteDrawer';
import { MemberImport } from './invites/MemberImport';

interface TeamDeps {
  readonly onLeave: (member: Account, leaving: Leaving) => void;
  readonly onShowGrants: (member: Account) => void;
  readonly roleName: (id: string) => string | undefined;
  readonly lockOf: (member: Account) => 'lastOwner' | 'self' | undefined;
}

interface MemberActionsProps {
  readonly member: Account;
  readonly lock: 'lastOwner' | 'self' | undefined;
  readonly tools: ResourceTools<Account>;
  readonly onLeave: TeamDeps['onLeave'];
  readonly onShowGrants: TeamDeps['onShowGrants'];
}

/** What cannot be done says why, instead of being missing. */
function MemberActions({ member, lock, tools, onLeave, onShowGrants }: MemberActionsProps) {
  const { t, can, edit, changeStatus } = tools;
  const isOn = member.status === 1;
  return (
    <Flex wrap>
      {can('save') && (
        <Button type="link" size="small" onClick={() => edit(member)}>
          {t('common.edit')}
        </Button>
      )}
      <Button type="link" size="small" onClick={() => onShowGrants(member)}>
        {t('team.grants.open')}
      </Button>
      {can('status') && (
        <Button type="link" size="small" onClick={() => onLeave(member, 'stay')}>
          {t('team.handOver.open')}
        </Button>
      )}
      <Tooltip title={lock && t(`team.lock.${lock}`)}>
        <Flex component="span">
          {can('status') && (
            <Button
              type="link"
              size="small"
              disabled={lock !== undefined}
              onClick={() => (isOn ? onLeave(member, 'disable') : void changeStatus([member], 1))}
            >
              {t(isOn ? 'team.disable' : 'team.enable')}
            </Button>
          )}
          {can('remove') && (
            <Button
              type="link"
              size="small"
              danger
              disabled={lock !== undefined}
              onClick={() => onLeave(member, 'remove')}
            >
              {t('team.remove')}
            </Button>
          )}
        </Flex>
      </Tooltip>
    </Flex>
  );
}

const MemberGroups = ({ member: { groups }, t }: { readonly member: Account; readonly t: Translate }) =>
  groups.length === 0 ? (
    <Text type="tertiary">{t('team.group.none')}</Text>
  ) : (
    groups.map(({ name, is_lead }) => (is_lead ? t('team.group.leadIn', { group: name }) : name)).join('、')
  );

/** The members of the merchant. */
export const teamResource = ({ roleName, lockOf, onLeave, onShowGrants }: TeamDeps) =>
  defineResource<Account, MemberValues, MemberBody>({
    key: 'account',
    title: 'team.title',
    subtitle: 'team.subtitle',
    search: 'team.search',
    nameOf: ({ name }) => name,
    actions: { save: 'account.save', status: 'account.status', remove: 'account.delete' },
    calls: {
      data: (query, options) => accountApi.data(query, options),
      save: accountApi.save,
      status: accountApi.status,
    },
    filters: [{ key: 'group', label: 'team.group.filter', options: 'fromList' }, memberStatusFilter],
    columns: memberColumns(roleName, [
      {
        key: 'groups',
        title: 'team.group.filter',
        width: 160,
        render: (member, { t }) => <MemberGroups member={member} t={t} />,
      },
    ]),
    rowActions: (member, tools) => (
      <MemberActions
        member={member}
        lock={lockOf(member)}
        tools={tools}
        onLeave={onLeave}
        onShowGrants={onShowGrants}
      />
    ),
    actionsWidth: 272,
    cardShape: 'text',
    defaultView: 'table',
    card: (member, tools) => (
      <TextCard title={member.name} state={<MemberState member={member} t={tools.t} />}>
        <Text type="secondary" size="small">
          {member.username}
        </Text>
        <PhoneText phone={member.phone} name={member.name} type="secondary" />
        <Text>{roleName(member.role) ?? tools.t('team.unknownRole')}</Text>
        <Text type="secondary" size="small">
          <MemberGroups member={member} t={tools.t} />
        </Text>
        <MemberActions
          member={member}
          lock={lockOf(member)}
          tools={tools}
          onLeave={onLeave}
          onShowGrants={onShowGrants}
        />
      </TextCard>
    ),
    toolbar: () => <InviteButton />,
    form: memberForm({ create: 'team.create', edit: 'team.edit', roleLocked: 'team.roleLocked' }),
    empty: { title: 'team.emptyTitle', description: 'team.emptyText' },
  });

/** Opens the invitations, for whoever may invite. */
function InviteButton() {
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
