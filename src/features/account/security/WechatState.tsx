import { Alert, Button, Flex, Form, Modal, Popconfirm } from 'antd';
import { useState } from 'react';
import { useAction } from '@/hooks/useAction';
import { formatMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { useWechatConsent, type WechatAnswer } from '@/hooks/useWechatConsent';
import { securityApi } from '@/services/security/api';
import { PasswordItem } from './PasswordItem';

interface WechatStateProps {
  readonly isBound: boolean;
  readonly hasPassword: boolean;
  /** Last sign-in by it. */
  readonly usedAt: string | undefined;
}

/**
 * Whether a WeChat opens the account: binds one by its consent page, whose answer comes back here, or takes it off. It
 * is a new way in, so the password is asked for first.
 */
export function WechatState({ isBound, hasPassword, usedAt }: WechatStateProps) {
  const t = useT();
  const [isForeign, setForeign] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [form] = Form.useForm<{ readonly password: string }>();
  // Reminders by WeChat begin and end with it.
  const invalidates = ['account_message'];
  const bind = useAction(
    (answer: WechatAnswer, options) => securityApi.wechatBind({ action: 'bind', ...answer }, options),
    { messages: { done: 'accountCenter.security.wechatBound' }, invalidates: ['security', ...invalidates] },
  );
  const unbind = useAction(securityApi.wechatUnbind, {
    messages: { done: 'accountCenter.security.wechatUnbound' },
    invalidates,
  });
  const consent = useWechatConsent((answer) => {
    if (answer) void bind.run(answer);
    else setForeign(true);
  });
  const ask = useAction(securityApi.wechatBind);
  const start = async (password?: string) => {
    setForeign(false);
    const asked = await ask.run({ ...consent.question(), password });
    if (!asked) return;
    setAsking(false);
    if (!consent.leave(asked.result)) setForeign(true);
  };

  const text = isBound ? 'accountCenter.security.wechatNotUsed' : 'accountCenter.security.wechatNone';
  return (
    <Flex vertical gap={12}>
      {isForeign && <Alert type="error" showIcon title={t('accountCenter.security.wechatForeign')} role="alert" />}
      <Flex justify="space-between" align="center" gap={12} wrap>
        {isBound && usedAt ? t('accountCenter.security.wechatAt', { at: formatMinute(usedAt) }) : t(text)}
        {isBound ? (
          <Popconfirm
            title={t('accountCenter.security.wechatUnbind')}
            description={t('accountCenter.security.wechatUnbindHint')}
            onConfirm={() => unbind.run({})}
          >
            <Button loading={unbind.isPending}>{t('accountCenter.security.wechatUnbind')}</Button>
          </Popconfirm>
        ) : (
          <Button
            loading={ask.isPending || bind.isPending}
            onClick={() => (hasPassword ? setAsking(true) : void start())}
          >
            {t('accountCenter.security.wechatBind')}
          </Button>
        )}
      </Flex>
      {isAsking && (
        <Modal
          open
          title={t('accountCenter.security.wechatBind')}
          okText={t('accountCenter.security.wechatGo')}
          confirmLoading={ask.isPending}
          onOk={form.submit}
          onCancel={() => setAsking(false)}
        >
          <Form form={form} layout="vertical" onFinish={({ password }) => void start(password)}>
            <PasswordItem />
          </Form>
        </Modal>
      )}
    </Flex>
  );
}
