import { useCountDown } from 'ahooks';
import { Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { PageLink } from '@/components/PageLink';
import Section from '@/components/Section';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { settings } from '@/lib/settings';
import { enterpriseApi } from '@/services/enterprise/api';
import { DemoPhoneLink } from '../DemoPhoneLink';

interface ProveSectionProps {
  /** Middle digits hidden; empty = none bound. */
  readonly phone: string;
}

/** Asks once for a code that comes to the number: somebody else may have typed it. */
export function ProveSection({ phone }: ProveSectionProps) {
  const t = useT();
  const [nextCodeAt, setNextCodeAt] = useState<number>();
  const [waitMs] = useCountDown({ targetDate: nextCodeAt });
  const send = useAction(enterpriseApi.code, { messages: { done: 'accountCenter.security.codeSent' } });
  const prove = useAction(enterpriseApi.prove, {
    messages: { done: 'accountCenter.enterprise.proved' },
    invalidates: ['account'],
  });
  const askForCode = async () => {
    const sent = await send.run({});
    if (sent) setNextCodeAt(Date.now() + sent.result.waitSeconds * 1000);
  };
  if (!phone)
    return (
      <Section title={t('accountCenter.enterprise.prove')}>
        <Flex gap={8} wrap>
          {t('accountCenter.enterprise.noPhone')}
          <PageLink to="/account/password">{t('accountCenter.enterprise.toSecurity')}</PageLink>
        </Flex>
      </Section>
    );
  return (
    <Section title={t('accountCenter.enterprise.prove')}>
      <Flex vertical gap={12}>
        <Text type="secondary">{t('accountCenter.enterprise.proveHint', { phone })}</Text>
        <Form<{ code: string }> layout="inline" onFinish={({ code }) => void prove.run({ code })}>
          <Form.Item
            name="code"
            label={t('accountCenter.security.code')}
            rules={[{ required: true, pattern: /^\d{6}$/, message: t('accountCenter.security.codeInvalid') }]}
          >
            <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} style={{ inlineSize: 120 }} />
          </Form.Item>
          <Flex gap={8} wrap>
            <Button loading={send.isPending} disabled={waitMs > 0} onClick={() => void askForCode()}>
              {waitMs > 0
                ? t('accountCenter.security.codeWait', { seconds: Math.ceil(waitMs / 1000) })
                : t('accountCenter.security.codeSend')}
            </Button>
            <Button type="primary" htmlType="submit" loading={prove.isPending}>
              {t('accountCenter.enterprise.prove')}
            </Button>
          </Flex>
        </Form>
        {settings.demoAccounts && <DemoPhoneLink about="security" />}
      </Flex>
    </Section>
  );
}
