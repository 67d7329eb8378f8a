import { useSearchParams } from '@umijs/max';
import { App, Avatar, Button, Flex, Popconfirm } from 'antd';
import { useState } from 'react';
import { PageHead } from '@/components/resource/PageHead';
import Section from '@/components/Section';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { formatDay, formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { hasRunningJobs } from '@/lib/jobs/runningJobs';
import { writeSession } from '@/lib/session';
import { enterpriseApi } from '@/services/enterprise/api';
import type { Enterprise } from '@/services/enterprise/schema';
import { JoinDialog } from './JoinDialog';
import { LeaveDialog } from './LeaveDialog';
import { ProveSection } from './ProveSection';

/** The merchants that one belongs to: go over, join, answer invitations, leave. */
export function EnterprisesPage() {
  const t = useT();
  const [params] = useSearchParams();
  const invite = params.get('invite') ?? '';
  const { data, loading, error, refresh } = useLoad(enterpriseApi.data);
  const [isJoining, setIsJoining] = useState(invite !== '');
  const [leaving, setLeaving] = useState<Enterprise>();
  const current = data?.list.find(({ is_current }) => is_current);
  const state = { loading: loading && !data, error: data ? undefined : error, onRetry: refresh };
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('accountCenter.enterprise.title')} subtitle={t('accountCenter.enterprise.subtitle')}>
        <Button type="primary" disabled={!data?.is_proved} onClick={() => setIsJoining(true)}>
          {t('accountCenter.enterprise.join')}
        </Button>
      </PageHead>
      {data && !data.is_proved && <ProveSection phone={data.phone} />}
      {data && data.invitations.length > 0 && (
        <Section title={t('accountCenter.enterprise.invitations')}>
          <Flex vertical gap={16}>
            {data.invitations.map((one) => (
              <Invitation key={one.id} invitation={one} />
            ))}
          </Flex>
        </Section>
      )}
      <Section title={t('accountCenter.enterprise.list')} {...state}>
        <Flex vertical gap={16} component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {data?.list.map((one) => (
            <EnterpriseRow
              key={one.id}
              enterprise={one}
              currentName={current?.merchant_name ?? ''}
              onLeave={data.is_proved ? () => setLeaving(one) : undefined}
            />
          ))}
        </Flex>
      </Section>
      {isJoining && data?.is_proved && <JoinDialog invite={invite} onClose={() => setIsJoining(false)} />}
      {leaving && <LeaveDialog enterprise={leaving} onClose={() => setLeaving(undefined)} />}
    </Flex>
  );
}

interface EnterpriseRowProps {
  readonly enterprise: Enterprise;
  readonly currentName: string;
  readonly onLeave: (() => void) | undefined;
}

function EnterpriseRow({ enterprise, currentName, onLeave }: EnterpriseRowProps) {
  const t = useT();
  const { modal } = App.useApp();
  const { id, merchant_name: name, logo, role_name, is_current, lock, is_last_owner, joined_at, used_at } = enterprise;
  // Without the group of the call: the session that would ask for the list anew has ended.
  const change = useAction((input: Parameters<typeof enterpriseApi.switch>[0], options) =>
    enterpriseApi.switch(input, options),
  );
  const go = async () => {
    const entered = await change.run({ id });
    if (!entered) return;
    // What this page holds belongs to the merchant that is left: the other one begins anew.
    writeSession(entered.result);
    window.location.replace('/workbench');
  };
  const ask = () =>
    modal.confirm({
      title: t('accountCenter.enterprise.switchOf', { name }),
      content: (
        <Flex vertical gap={8}>
          {t('accountCenter.enterprise.switchHint', { name, current: currentName })}
          {hasRunningJobs() && <Text type="danger">{t('accountCenter.enterprise.switchRunning')}</Text>}
        </Flex>
      ),
      okText: t('accountCenter.enterprise.switch'),
      onOk: go,
    });
  return (
    <Flex component="li" justify="space-between" align="center" gap={12} wrap>
      <Flex gap={12} align="center" style={{ minInlineSize: 0, flex: '1 1 220px' }}>
        <Avatar shape="square" size={44} src={logo || undefined} alt="" style={{ flex: 'none' }}>
          {name.slice(0, 1)}
        </Avatar>
        <Flex vertical>
          <Flex gap={8} align="center" wrap>
            <Text strong>{name}</Text>
            {is_current && <ToneTag tone="good">{t('accountCenter.enterprise.current')}</ToneTag>}
            {lock && lock !== 'self' && <ToneTag tone="warn">{t(`accountCenter.enterprise.lock.${lock}`)}</ToneTag>}
          </Flex>
          <Text type="secondary" size="small">
            {[role_name, t('accountCenter.enterprise.joined', { at: formatDay(joined_at) })].join(' · ')}
          </Text>
          <Text type="secondary" size="small">
            {used_at
              ? t('accountCenter.enterprise.used', { at: formatMinute(used_at) })
              : t('accountCenter.enterprise.unused')}
          </Text>
          {is_last_owner && (
            <Text type="tertiary" size="small">
              {t('accountCenter.enterprise.lastOwner')}
            </Text>
          )}
        </Flex>
      </Flex>
      <Flex gap={8}>
        {onLeave && !is_last_owner && (
          <Button aria-label={t('accountCenter.enterprise.leaveOf', { name })} onClick={onLeave}>
            {t('accountCenter.enterprise.leave')}
          </Button>
        )}
        {!lock && (
          <Button
            type="primary"
            loading={change.isPending}
            aria-label={t('accountCenter.enterprise.switchOf', { name })}
            onClick={ask}
          >
            {t('accountCenter.enterprise.switch')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

interface InvitationProps {
  readonly invitation: {
    readonly id: string;
    readonly merchant_name: string;
    readonly role_name: string;
    readonly inviter_name: string;
    readonly expires_at: string;
  };
}

function Invitation({ invitation: { id, merchant_name, role_name, inviter_name, expires_at } }: InvitationProps) {
  const t = useT();
  const accept = useAction(enterpriseApi.accept, {
    messages: { done: () => t('accountCenter.enterprise.accepted', { name: merchant_name }) },
  });
  const decline = useAction(enterpriseApi.decline, { messages: { done: 'accountCenter.enterprise.declined' } });
  return (
    <Flex justify="space-between" align="center" gap={12} wrap>
      <Flex vertical style={{ flex: '1 1 220px' }}>
        <Text strong>{merchant_name}</Text>
        <Text type="secondary" size="small">
          {t('accountCenter.enterprise.invitedBy', {
            inviter: inviter_name,
            role: role_name,
            at: formatMinute(expires_at),
          })}
        </Text>
      </Flex>
      <Flex gap={8}>
        <Popconfirm
          title={t('accountCenter.enterprise.decline')}
          description={t('accountCenter.enterprise.declineConfirm')}
          onConfirm={() => decline.run({ id })}
        >
          <Button loading={decline.isPending}>{t('accountCenter.enterprise.decline')}</Button>
        </Popconfirm>
        <Button type="primary" loading={accept.isPending} onClick={() => void accept.run({ id })}>
          {t('accountCenter.enterprise.accept')}
        </Button>
      </Flex>
    </Flex>
  );
}
