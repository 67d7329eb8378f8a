import { Alert, Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { PasswordRules } from '@/blocks/PasswordRules';
import { brokenPasswordRules } from '@/domain/security';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { userApi } from '@/services/user/api';
import type { SmsEntry } from '@/services/user/schema';
import styles from './LoginPage.module.css';
import { PhoneCodeFields } from './PhoneCodeFields';
import { useSignIn } from './useSignIn';

interface SmsValues {
  readonly phone: string;
  readonly code: string;
  readonly password?: string;
}

interface SmsFormProps {
  /** With a new password: for who has forgotten the old one. */
  readonly isReset?: boolean;
}

/** Sign-in by the code that comes to the phone. What the server refuses stands above the fields; nothing typed is lost. */
export default function SmsForm({ isReset = false }: SmsFormProps) {
  const t = useT();
  const signIn = useSignIn();
  const [form] = Form.useForm<SmsValues>();
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [choices, setChoices] = useState<SmsEntry['choices']>();

  const submit = async (values: SmsValues, accountId?: string) => {
    setRefusal('');
    setBusy(true);
    const { phone, code, password = '' } = values;
    const input = { phone, code, ...(accountId ? { account_id: accountId } : {}) };
    try {
      const entry = isReset
        ? await userApi.resetPassword({ ...input, password }, shownByCaller)
        : await userApi.smslogin(input, shownByCaller);
      setChoices(entry.choices);
      if (entry.login) await signIn(entry.login);
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form<SmsValues>
      form={form}
      layout="vertical"
      requiredMark={false}
      size="large"
      scrollToFirstError={{ focus: true }}
      onValuesChange={() => setChoices(undefined)}
      onFinish={(values) => void submit(values)}
    >
      {refusal && <Alert className={styles.refusal} type="error" showIcon title={refusal} role="alert" />}
      <PhoneCodeFields purpose={isReset ? 'reset' : 'login'} onRefused={setRefusal} />
      {isReset && <NewPasswordFields />}
      {choices ? (
        <Flex vertical gap={8} role="group" aria-label={t('auth.sms.choose')}>
          <span>{t('auth.sms.choose')}</span>
          {choices.map(({ id, name, merchant_name }) => (
            <Button key={id} block loading={isBusy} onClick={() => void submit(form.getFieldsValue(), id)}>
              {t('auth.sms.choice', { name, merchant: merchant_name })}
            </Button>
          ))}
        </Flex>
      ) : (
        <Button type="primary" htmlType="submit" block loading={isBusy}>
          {t(isReset ? 'auth.sms.reset' : 'auth.signIn')}
        </Button>
      )}
    </Form>
  );
}

const MAX_PASSWORD = 128;

/** A new password, typed once and shown on demand, with its rules ticked off. Whose it is shows in the phone beside it. */
function NewPasswordFields() {
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
