import { Alert, Button, Form, type FormInstance, Input } from 'antd';
import { useState } from 'react';
import { PasswordRules } from '@/blocks/PasswordRules';
import { brokenPasswordRules } from '@/domain/security';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { accountApi } from '@/services/account/api';
import { homeAfterRegistering } from './homeAfterLogin';
import styles from './LoginPage.module.css';
import { useSignIn } from './useSignIn';

export interface RegisterValues {
  readonly shop?: string;
  readonly name: string;
  readonly username: string;
  readonly password: string;
}

interface RegisterFormProps {
  /** The page's: what was typed before a code was used stays. */
  readonly form: FormInstance<RegisterValues>;
  readonly invite: string | undefined;
  /** Into a team; else with a shop of one's own. */
  readonly isTeam: boolean;
  /** Name of who is invited, where one person is. */
  readonly person?: string;
  /** Before the app starts anew with the account. */
  readonly onRegistered: () => void;
}

const MAX_SHOP = 60;
const MAX_NAME = 40;
const MAX_USERNAME = 64;

/** Opens an account and signs in with it. What the server refuses stands above the fields; nothing typed is lost. */
export function RegisterForm({ form, invite, isTeam, person, onRegistered }: RegisterFormProps) {
  const t = useT();
  const signIn = useSignIn();
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const password = Form.useWatch('password', form) ?? '';
  const owner = { username: Form.useWatch('username', form) };

  const submit = async (values: RegisterValues) => {
    setRefusal('');
    setBusy(true);
    try {
      const login = await accountApi.register({ ...values, ...(invite ? { invite } : {}) }, shownByCaller);
      onRegistered();
      await signIn(login, homeAfterRegistering(isTeam));
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form<RegisterValues>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ name: person }}
      size="large"
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => void submit(values)}
    >
      {refusal && <Alert className={styles.refusal} type="error" showIcon title={refusal} role="alert" />}
      {!isTeam && (
        <Form.Item
          name="shop"
          label={t('auth.register.shop')}
          rules={[{ required: true, whitespace: true, message: t('auth.register.shopNeeded') }]}
        >
          <Input autoComplete="organization" maxLength={MAX_SHOP} />
        </Form.Item>
      )}
      <Form.Item
        name="name"
        label={t('auth.register.name')}
        rules={[{ required: true, whitespace: true, message: t('auth.register.nameNeeded') }]}
      >
        <Input autoComplete="name" maxLength={MAX_NAME} />
      </Form.Item>
      <Form.Item
        name="username"
        label={t('auth.register.username')}
        rules={[{ required: true, min: 2, whitespace: true, message: t('auth.register.usernameNeeded') }]}
      >
        <Input autoComplete="username" maxLength={MAX_USERNAME} placeholder={t('auth.register.usernameHint')} />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('auth.password')}
        extra={<PasswordRules password={password} owner={owner} />}
        validateFirst
        rules={[
          { required: true, message: t('auth.passwordNeeded') },
          {
            validator: async (_, value: string) => {
              const typed = { username: form.getFieldValue('username') as string | undefined };
              if (brokenPasswordRules(value, typed).length > 0) throw new Error(t('auth.passwordRule.weak'));
            },
          },
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t(isTeam ? 'auth.register.join' : 'auth.register.submit')}
      </Button>
    </Form>
  );
}
