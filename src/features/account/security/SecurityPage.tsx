import { Button, Flex, Popconfirm } from 'antd';
import { useState } from 'react';
import { PageHead } from '@/components/resource/PageHead';
import Section from '@/components/Section';
import { useAction } from '@/hooks/useAction';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { securityApi } from '@/services/security/api';
import { HistorySection } from './HistorySection';
import { PasswordDialog } from './PasswordDialog';
import { PhoneDialog } from './PhoneDialog';
import { SessionsSection } from './SessionsSection';

/** How the account is kept: password, phone, WeChat, and where it is signed in. */
export function SecurityPage() {
  const t = useT();
  const { data, loading, error, refresh } = useLoad(securityApi.info);
  const [opened, setOpened] = useState<'password' | 'phone'>();
  const unbind = useAction(securityApi.wechatUnbind, {
    messages: { done: 'accountCenter.security.wechatUnbound' },
    // Reminders by WeChat end with it.
    invalidates: ['account_message'],
  });
  const close = () => setOpened(undefined);
  const state = { loading: loading && !data, error, onRetry: refresh };
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('accountCenter.security.title')} subtitle={t('accountCenter.security.subtitle')} />
      <Section title={t('accountCenter.security.password')} {...state}>
        <Flex justify="space-between" align="center" gap={12} wrap>
          {data?.password_changed_at
            ? t('accountCenter.security.passwordAt', { at: formatMinute(data.password_changed_at) })
            : t('accountCenter.security.passwordNever')}
          <Button onClick={() => setOpened('password')}>{t('accountCenter.security.passwordChange')}</Button>
        </Flex>
      </Section>
      <Section title={t('accountCenter.security.phone')} {...state}>
        <Flex justify="space-between" align="center" gap={12} wrap>
          {data?.phone || t('accountCenter.security.phoneNone')}
          <Button onClick={() => setOpened('phone')}>
            {t(data?.phone ? 'accountCenter.security.phoneChange' : 'accountCenter.security.phoneBind')}
          </Button>
        </Flex>
      </Section>
      <Section title={t('accountCenter.security.wechat')} {...state}>
        <Flex justify="space-between" align="center" gap={12} wrap>
          {data?.wechat_at
            ? t('accountCenter.security.wechatAt', { at: formatMinute(data.wechat_at) })
            : t('accountCenter.security.wechatNone')}
          {data?.wechat_at && (
            <Popconfirm
              title={t('accountCenter.security.wechatUnbind')}
              description={t('accountCenter.security.wechatUnbindHint')}
              onConfirm={() => unbind.run({})}
            >
              <Button loading={unbind.isPending}>{t('accountCenter.security.wechatUnbind')}</Button>
            </Popconfirm>
          )}
        </Flex>
      </Section>
      <SessionsSection />
      <HistorySection />
      {opened === 'password' && <PasswordDialog username={data?.username} onClose={close} />}
      {opened === 'phone' && <PhoneDialog isBound={Boolean(data?.phone)} onClose={close} />}
    </Flex>
  );
}
