import { useModel } from '@umijs/max';
import { Form, Input } from 'antd';
import { RecordSelect } from '@/components/RecordSelect';
import type { ControlProps, Resource } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { brokenPasswordRules, passwordLength } from '@/domain/security';
import { useLoad } from '@/hooks/useLoad';
import { type MessageId, type Translate, useT } from '@/hooks/useT';
import type { Account, accountContract } from '@/services/account/schema';
import { accountRoleApi } from '@/services/account_role/api';
import type { InputOf } from '@/services/contract';
import { PasswordRules } from './PasswordRules';

export interface MemberValues {
  id: string | undefined;
  name: string;
  username: string;
  phone: string;
  role: string | undefined;
  password: string;
}

export type MemberBody = InputOf<(typeof accountContract)['save']>;

/** Whether somebody works here, or is disabled. */
export const MemberState = ({ member: { status }, t }: { readonly member: Account; readonly t: Translate }) => (
  <ToneTag tone={status === 1 ? 'good' : 'plain'}>{t(status === 1 ? 'team.on' : 'team.off')}</ToneTag>
);

interface MemberFormTexts {
  readonly create: MessageId;
  readonly edit: MessageId;
  /** Said below one's own role. */
  readonly roleLocked: MessageId;
}

/** The form of a person who works here: of a merchant's member as of a provider's operator. */
export const memberForm = (
  texts: MemberFormTexts,
): NonNullable<Resource<Account, MemberValues, MemberBody>['form']> => ({
  createTitle: texts.create,
  editTitle: texts.edit,
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
    {
      name: 'role',
      label: 'team.roleField',
      kind: 'custom',
      required: true,
      control: <RoleSelect locked={texts.roleLocked} />,
    },
    {
      name: 'password',
      label: 'team.password',
      kind: 'custom',
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
});

/** The rules stand below only while a password is set: an edit may leave it as it is. */
function MemberPassword(props: ControlProps) {
  const form = Form.useFormInstance<MemberValues>();
  const t = useT();
  const owner = { username: Form.useWatch('username', form), phone: Form.useWatch('phone', form) };
  const isNew = !Form.useWatch('id', { form, preserve: true });
  return (
    <>
      <Input.Password {...props} autoComplete="new-password" maxLength={passwordLength.max} />
      <Text component="p" type="secondary" style={{ marginBlockStart: 4 }}>
        {t(isNew ? 'team.passwordNewHelp' : 'team.passwordHelp')}
      </Text>
      {props.value && <PasswordRules password={props.value} owner={owner} />}
    </>
  );
}

/** The roles to choose from; one's own is changed by somebody else. */
function RoleSelect({ locked, ...props }: ControlProps & { readonly locked: MessageId }) {
  const t = useT();
  const { data } = useLoad(accountRoleApi.merchant);
  const myId = useModel('@@initialState').initialState?.currentUser?.id;
  const isMe = Form.useFormInstance().getFieldValue('id') === myId;
  return (
    <>
      <RecordSelect {...props} disabled={isMe} records={data?.list} />
      {isMe && (
        <Text type="tertiary" size="small">
          {t(locked)}
        </Text>
      )}
    </>
  );
}
