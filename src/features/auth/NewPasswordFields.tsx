import { Form, Input } from 'antd';
import { PasswordRules } from '@/blocks/PasswordRules';
import { brokenPasswordRules } from '@/domain/security';
import { useT } from '@/hooks/useT';

const MAX_PASSWORD = 128;

/** A new password, typed once and shown on demand, with its rules ticked off. Whose it is shows in the phone beside it. */
export function NewPasswordFields() {
  const t = useT();
  const form = Form.useFormInstance();
  const password: string = Form.useWatch('password', form) ?? '';
  const owner = { phone: Form.useWatch('phone', form) as string | undefined };
  return (
    <Form.Item
      name="password"
      label={t('auth.sms.newPassword')}
      extra={<PasswordRules password={password} owner={owner} />}
      validateFirst
      rules={[
        { required: true, message: t('auth.passwordNeeded') },
        {
          validator: async (_, value: string) => {
            if (brokenPasswordRules(value, { phone: form.getFieldValue('phone') }).length > 0)
              throw new Error(t('auth.passwordRule.weak'));
          },
        },
      ]}
    >
      <Input.Password autoComplete="new-password" maxLength={MAX_PASSWORD} />
    </Form.Item>
  );
}
