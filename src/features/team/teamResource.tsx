import { UploadOutlined, UserAddOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Button, Flex, Form, Input, Select, Tooltip } from 'antd';
import { useState } from 'react';
import { PasswordRules } from '@/blocks/PasswordRules';
import { Can } from '@/components/Can';
import { defineResource } from '@/components/resource/defineResource';
import type { ControlProps, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { brokenPasswordRules, passwordLength } from '@/domain/security';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { accountApi } from '@/services/account/api';
import type { Account, accountContract } from '@/services/account/schema';
import { accountRoleApi } from '@/services/account_role/api';
import type { InputOf } from '@/services/contract';
import type { Leaving } from './HandOverDialog';
import { InviteDrawer } from './invites/InviteDrawer';
import { MemberImport } from './invites/MemberImport';

interface MemberValues {
  id: string | undefined;
  name: string;
  username: string;
  phone: string;
  role: string | undefined;
  password: string;
}

type MemberBody = InputOf<(typeof accountContract)['save']>;

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

const MemberState = ({ member: { status }, t }: { readonly member: Account; readonly t: Translate }) => (
  <ToneTag tone={status === 1 ? 'good' : 'plain'}>{t(status === 1 ? 'team.on' : 'team.off')}</ToneTag>
);

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
    filters: [
      { key: 'group', label: 'team.group.filter', options: 'fromList' },
      {
        key: 'status',
        label: 'team.status',
        options: [
          { value: '1', label: 'team.on' },
          { value: '0', label: 'team.off' },
        ],
      },
    ],
    columns: [
      {
        key: 'name',
        title: 'team.name',
        fixed: true,
        sortable: true,
        render: (member, { can, edit }) =>
          can('save') ? <PlainButton onClick={() => edit(member)}>{member.name}</PlainButton> : member.name,
      },
      { key: 'username', title: 'team.username', width: 120, sortable: true, render: ({ username }) => username },
      { key: 'phone', title: 'team.phone', width: 124, render: ({ phone }) => phone },
      {
        key: 'role',
        title: 'team.roleField',
        width: 112,
        render: ({ role }, { t }) => roleName(role) ?? <Text type="tertiary">{t('team.unknownRole')}</Text>,
      },
      {
        key: 'groups',
        title: 'team.group.filter',
        width: 160,
        render: (member, { t }) => <MemberGroups member={member} t={t} />,
      },
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
    ],
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
      <Flex vertical gap={8} style={{ padding: 16 }}>
        <Flex justify="space-between" gap={8}>
          <Text strong>{member.name}</Text>
          <MemberState member={member} t={tools.t} />
        </Flex>
        <Text type="secondary" size="small">
          {member.username} · {member.phone}
        </Text>
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
      </Flex>
    ),
    toolbar: () => <InviteButton />,
    form: {
      createTitle: 'team.create',
      editTitle: 'team.edit',
      width: 520,
      initial: (member) => ({
        id: member?.id,
        name: member?.name ?? '',
        username: member?.username ?? '',
        phone: member?.phone ?? '',
        role: member?.role,
        password: '',
      }),
      toBody: ({ name, username, phone, role = '', password }, member) => ({
        ...(member && { id: member.id }),
        ...(password && { password }),
        name,
        username,
        phone,
        role,
      }),
      fields: [
        { name: 'name', label: 'team.name', kind: 'text', required: true, max: 40 },
        {
          name: 'username',
          label: 'team.username',
          kind: 'text',
          required: true,
          max: 64,
          rules: (t) => [{ min: 2, message: t('team.usernameShort') }],
        },
        { name: 'phone', label: 'team.phone', kind: 'text', max: 20 },
        { name: 'role', label: 'team.roleField', kind: 'custom', required: true, control: <RoleSelect /> },
        {
          name: 'password',
          label: 'team.password',
          kind: 'custom',
          help: 'team.passwordHelp',
          control: <MemberPassword />,
          rules: (t) => [
            ({ getFieldValue }) => ({
              validator: async (_, password: string) => {
                // Kept in the form without a field: an edit may leave the password as it is.
                if (!password && !getFieldValue('id')) throw new Error(t('team.passwordNeeded'));
                const owner = { username: getFieldValue('username'), phone: getFieldValue('phone') };
                if (password && brokenPasswordRules(password, owner).length > 0)
                  throw new Error(t('auth.passwordRule.weak'));
              },
            }),
          ],
        },
      ],
    },
    empty: { title: 'team.emptyTitle', description: 'team.emptyText' },
  });

/** The rules stand below only while a password is set: an edit may leave it as it is. */
function MemberPassword(props: ControlProps) {
  const form = Form.useFormInstance<MemberValues>();
  const owner = { username: Form.useWatch('username', form), phone: Form.useWatch('phone', form) };
  return (
    <>
      <Input.Password {...props} autoComplete="new-password" maxLength={passwordLength.max} />
      {props.value && <PasswordRules password={props.value} owner={owner} />}
    </>
  );
}

/** The roles to choose from; one's own is changed by somebody else. */
function RoleSelect(props: ControlProps) {
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
