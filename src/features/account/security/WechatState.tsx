import { Alert, Button, Flex, Popconfirm } from 'antd';
import { useState } from 'react';
import { useAction } from '@/hooks/useAction';
import { formatMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { useWechatConsent, type WechatAnswer } from '@/hooks/useWechatConsent';
import { securityApi } from '@/services/security/api';

interface WechatStateProps {
  readonly isBound: boolean;
  /** Last sign-in by it. */
  readonly usedAt: string | undefined;
}

/** Whether a WeChat opens the account: binds one by its consent page, whose answer comes back here, or takes it off. */
export function WechatState({ isBound, usedAt }: WechatStateProps) {
  const t = useT();
  const [isForeign, setForeign] = useState(false);
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
  const start = async () => {
    setForeign(false);
    const asked = await ask.run(consent.question());
    if (asked && !consent.leave(asked.result)) setForeign(true);
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
          <Button loading={ask.isPending || bind.isPending} onClick={() => void start()}>
            {t('accountCenter.security.wechatBind')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
