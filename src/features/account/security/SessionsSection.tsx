import { App, Button, Flex } from 'antd';
import Section from '@/components/Section';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { securityApi } from '@/services/security/api';
import type { SignedInSession } from '@/services/security/schema';
import { useDeviceName } from './useDeviceName';

/** Where one is signed in; what is not one's own is ended here. */
export function SessionsSection() {
  const t = useT();
  const { modal } = App.useApp();
  const { data, loading, error, refresh } = useLoad(securityApi.sessions);
  const endOthers = useAction(securityApi.sessionEnd, {
    messages: { done: ({ ended }) => t('accountCenter.security.session.othersEnded', { count: ended }) },
  });
  const askEndOthers = () =>
    modal.confirm({
      title: t('accountCenter.security.session.endOthers'),
      content: t('accountCenter.security.session.endOthersText'),
      okText: t('accountCenter.security.session.end'),
      okButtonProps: { danger: true },
      onOk: async () => void (await endOthers.run({})),
    });
  const hasOthers = data?.list.some(({ is_current }) => !is_current) ?? false;
  return (
    <Section title={t('accountCenter.security.sessions')} loading={loading && !data} error={error} onRetry={refresh}>
      {data && (
        <Flex vertical gap={16} align="flex-start">
          <Flex component="ul" vertical gap={12} style={{ margin: 0, padding: 0, listStyle: 'none', width: '100%' }}>
            {data.list.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </Flex>
          {hasOthers && (
            <Button danger loading={endOthers.isPending} onClick={askEndOthers}>
              {t('accountCenter.security.session.endOthers')}
            </Button>
          )}
        </Flex>
      )}
    </Section>
  );
}

function SessionRow({ session }: { readonly session: SignedInSession }) {
  const t = useT();
  const deviceName = useDeviceName();
  const name = deviceName(session);
  const end = useAction(securityApi.sessionEnd, { messages: { done: 'accountCenter.security.session.ended' } });
  return (
    <Flex component="li" justify="space-between" align="center" gap={12} wrap>
      <Flex vertical>
        <Flex gap={8} align="center" wrap>
          <Text strong>{name}</Text>
          {session.is_current && <ToneTag tone="good">{t('accountCenter.security.session.current')}</ToneTag>}
        </Flex>
        <Text type="secondary" size="small">
          {session.address || t('accountCenter.security.session.local')} ·{' '}
          {t('accountCenter.security.session.seen', { at: formatMinute(session.seen_at) })}
        </Text>
      </Flex>
      {!session.is_current && (
        <Button
          size="small"
          loading={end.isPending}
          aria-label={t('accountCenter.security.session.endOf', { name })}
          onClick={() => void end.run({ id: session.id })}
        >
          {t('accountCenter.security.session.end')}
        </Button>
      )}
    </Flex>
  );
}
