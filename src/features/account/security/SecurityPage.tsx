import { Button, Flex } from 'antd';
import { useState } from 'react';
import { PageHead } from '@/components/resource/PageHead';
import Section from '@/components/Section';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { securityApi } from '@/services/security/api';
import { HistorySection } from './HistorySection';
import { PasswordDialog } from './PasswordDialog';
import { PhoneDialog } from './PhoneDialog';
import { SessionsSection } from './SessionsSection';
import { WechatState } from './WechatState';

/** How the account is kept: password, phone, WeChat, and where it is signed in. */
export function SecurityPage() {
  const t = useT();
  const { data, loading, error, refresh } = useLoad(securityApi.info);
  const [opened, setOpened] = useState<'password' | 'phone'>();
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
        <WechatState
          isBound={data?.is_wechat_bound ?? false}
          hasPassword={data?.has_password ?? true}
          usedAt={data?.wechat_at}
        />
      </Section>
      <SessionsSection />
      <HistorySection />
      {opened === 'password' && <PasswordDialog username={data?.username} onClose={close} />}
      {opened === 'phone' && (
        <PhoneDialog isBound={Boolean(data?.phone)} hasPassword={data?.has_password ?? true} onClose={close} />
      )}
    </Flex>
  );
}
