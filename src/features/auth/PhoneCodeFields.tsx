import { useCountDown } from 'ahooks';
import { Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { apiUrl } from '@/lib/request/url';
import { settings } from '@/lib/settings';
import { userApi } from '@/services/user/api';

interface PhoneCodeFieldsProps {
  readonly purpose: 'login' | 'reset';
  /** Why no code was sent. */
  readonly onRefused: (sentence: string) => void;
}

/** A phone and the code that comes to it; whether the number has an account is not told. */
export function PhoneCodeFields({ purpose, onRefused }: PhoneCodeFieldsProps) {
  const t = useT();
  const form = Form.useFormInstance();
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [nextAt, setNextAt] = useState<number>();
  const [waitMs] = useCountDown({ targetDate: nextAt });
  const send = async () => {
    const isValid = await form.validateFields(['phone']).then(
      () => true,
      () => false,
    );
    if (!isValid) return;
    onRefused('');
    setSending(true);
    try {
      const { waitSeconds } = await userApi.smsCode({ phone: form.getFieldValue('phone'), purpose }, shownByCaller);
      setNextAt(Date.now() + waitSeconds * 1000);
      setSent(true);
    } catch (error) {
      onRefused(messageOf(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Form.Item
        name="phone"
        label={t('auth.sms.phone')}
        validateTrigger="onBlur"
        normalize={(value: string) => value.replace(/[\s-]/g, '')}
        rules={[{ required: true, pattern: /^1[3-9]\d{9}$/, message: t('auth.sms.phoneInvalid') }]}
      >
        <Input inputMode="tel" autoComplete="tel-national" placeholder={t('auth.sms.phoneHint')} />
      </Form.Item>
      <Form.Item
        label={t('auth.sms.code')}
        htmlFor="sms-code"
        extra={
          <span aria-live="polite">
            {isSent ? t('auth.sms.sent') : ''}
            {settings.demoAccounts && (
              <a href={apiUrl('/demo/messages')} target="_blank" rel="noopener noreferrer">
                {t('auth.sms.demoPhone')}
              </a>
            )}
          </span>
        }
      >
        <Flex gap={8} align="flex-start">
          <Form.Item
            name="code"
            noStyle
            validateTrigger="onBlur"
            rules={[{ required: true, pattern: /^\d{6}$/, message: t('auth.sms.codeInvalid') }]}
          >
            <Input id="sms-code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
          </Form.Item>
          <Button loading={isSending} disabled={waitMs > 0} onClick={() => void send()}>
            {waitMs > 0 ? t('auth.sms.wait', { seconds: Math.ceil(waitMs / 1000) }) : t('auth.sms.get')}
          </Button>
        </Flex>
      </Form.Item>
    </>
  );
}
