import { useCountDown } from 'ahooks';
import { Button, Flex, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { settings } from '@/lib/settings';
import { securityApi } from '@/services/security/api';
import { DemoPhoneLink } from '../DemoPhoneLink';
import { PasswordItem } from './PasswordItem';

interface PhoneValues {
  readonly phone: string;
  readonly code: string;
  readonly password?: string;
}

interface PhoneDialogProps {
  readonly isBound: boolean;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Binds a number: the code that came to it shows whose it is, the password who asks. */
export function PhoneDialog({ isBound, hasPassword, onClose }: PhoneDialogProps) {
  const t = useT();
  const [form] = Form.useForm<PhoneValues>();
  const [nextCodeAt, setNextCodeAt] = useState<number>();
  const [waitMs] = useCountDown({ targetDate: nextCodeAt });
  const sendCode = useAction(securityApi.phoneCode, { messages: { done: 'accountCenter.security.codeSent' } });
  const save = useAction(securityApi.phone, {
    messages: { done: 'accountCenter.security.phoneDone' },
    // The own number stands in the user's record too.
    invalidates: ['account'],
  });

  const askForCode = async () => {
    const isValid = await form.validateFields(['phone']).then(
      () => true,
      () => false,
    );
    if (!isValid) return;
    const sent = await sendCode.run({ phone: form.getFieldValue('phone') });
    if (sent) setNextCodeAt(Date.now() + sent.result.waitSeconds * 1000);
  };
  const submit = async (values: PhoneValues) => {
    if (await save.run(values)) onClose();
  };
  return (
    <Modal
      open
      title={t(isBound ? 'accountCenter.security.phoneChange' : 'accountCenter.security.phoneBind')}
      okText={t('common.save')}
      confirmLoading={save.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => void submit(values)}>
        <Form.Item
          name="phone"
          label={t('accountCenter.security.phoneNew')}
          rules={[{ required: true, pattern: /^1[3-9]\d{9}$/, message: t('accountCenter.security.phoneInvalid') }]}
        >
          <Input inputMode="tel" autoComplete="tel-national" maxLength={11} />
        </Form.Item>
        <Form.Item
          label={t('accountCenter.security.code')}
          htmlFor="code"
          required
          extra={settings.demoAccounts && <DemoPhoneLink about="security" />}
        >
          <Flex gap={8} align="flex-start">
            <Form.Item
              name="code"
              noStyle
              rules={[{ required: true, pattern: /^\d{6}$/, message: t('accountCenter.security.codeInvalid') }]}
            >
              <Input id="code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
            </Form.Item>
            <Button loading={sendCode.isPending} disabled={waitMs > 0} onClick={() => void askForCode()}>
              {waitMs > 0
                ? t('accountCenter.security.codeWait', { seconds: Math.ceil(waitMs / 1000) })
                : t('accountCenter.security.codeSend')}
            </Button>
          </Flex>
        </Form.Item>
        {hasPassword && <PasswordItem />}
      </Form>
    </Modal>
  );
}
