import { LockOutlined, UserOutlined } from '@ant-design/icons';
import { Alert, Button, Form, Input, type InputRef } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { accountApi } from '@/services/account/api';
import styles from './LoginPage.module.css';
import { useSignIn } from './useSignIn';

interface Values {
  readonly username: string;
  readonly password: string;
}

/** Sign-in by user name and password. What the server refuses stands above the fields; nothing typed is lost. */
export function PasswordForm() {
  const t = useT();
  const signIn = useSignIn();
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const password = useRef<InputRef>(null);

  const submit = async (values: Values) => {
    setRefusal('');
    setBusy(true);
    try {
      await signIn(await accountApi.login({ ...values, username: values.username.trim() }, shownByCaller));
    } catch (error) {
      setRefusal(messageOf(error));
      password.current?.focus({ cursor: 'all' });
    } finally {
      setBusy(false);
    }
  };

  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <Form<Values>
      layout="vertical"
      requiredMark={false}
      size="large"
      scrollToFirstError={{ focus: true }}
      onFinish={submit}
    >
      {refusal && <Alert className={styles.refusal} type="error" showIcon title={refusal} role="alert" />}
      <Form.Item
        name="username"
        label={t('auth.username')}
        validateTrigger="onBlur"
        rules={[{ required: true, whitespace: true, message: t('auth.usernameNeeded') }]}
      >
        <Input
          prefix={<UserOutlined className={styles.fieldIcon} />}
          placeholder={t('auth.usernameHint')}
          autoComplete="username"
          maxLength={64}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('auth.password')}
        validateTrigger="onBlur"
        rules={[{ required: true, message: t('auth.passwordNeeded') }]}
        extra={<span aria-live="polite">{hasCapsLock ? t('auth.capsLock') : ''}</span>}
      >
        <Input.Password
          ref={password}
          prefix={<LockOutlined className={styles.fieldIcon} />}
          placeholder={t('auth.passwordHint')}
          autoComplete="current-password"
          maxLength={128}
          onKeyDown={noticeCapsLock}
          onKeyUp={noticeCapsLock}
          onBlur={() => setCapsLock(false)}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('auth.signIn')}
      </Button>
    </Form>
  );
}
